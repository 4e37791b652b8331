import Foundation

/// The styles in which a date picker shows its value.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A control that picks a date, a time, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// Default nil, which stands for the current one.
  open var locale: Locale? {
    didSet { rebuild() }
  }

  /// Setting nil returns to the default, the current one.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }

  /// Default nil: that of the calendar.
  open var timeZone: TimeZone? {
    didSet { rebuild() }
  }

  /// The date; setting it sends no event, and values out of range are limited.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open var minimumDate: Date? {
    didSet { rangeChanged() }
  }

  open var maximumDate: Date? {
    didSet { rangeChanged() }
  }

  /// Seconds below a day, for the mode of a timer; default 0.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = newValue.isNaN ? 0 : min(max(newValue, 0), 86_399)
      content?.update(animated: false)
    }
  }

  /// A divisor of 60 up to 30; any other number counts as 1, the default.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      storedDate = limited(storedDate)
      rebuild()
    }
  }

  /// Whether every date is one of the interval; default true.
  open var roundsToMinuteInterval: Bool = true {
    didSet { rangeChanged() }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The style that is shown; never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private var ownCalendar: Calendar?
  private var storedDate = Date()
  private var duration: TimeInterval = 0
  private var interval = 1
  private(set) var content: (any DatePickerContent)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(UIDatePicker.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + datePickerKeys
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(date)
    content?.update(animated: animated && window != nil)
  }

  // MARK: Values

  /// The calendar with the locale and the time zone of the picker.
  var effectiveCalendar: Calendar {
    var calendar = calendar ?? .current
    calendar.locale = locale ?? calendar.locale ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The range; nil if there is no limit, or the limits contradict each other.
  var range: ClosedRange<Date>? {
    let (lower, upper) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard minimumDate != nil || maximumDate != nil, lower <= upper else { return nil }
    return lower...upper
  }

  private func limited(_ date: Date) -> Date {
    var date = date
    if roundsToMinuteInterval, interval > 1 {
      let calendar = effectiveCalendar
      let minute = calendar.component(.minute, from: date)
      if let start = calendar.dateInterval(of: .minute, for: date)?.start {
        date = start.addingTimeInterval(TimeInterval(minute % interval) * -60)
      }
    }
    return range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  private func rangeChanged() {
    setDate(storedDate, animated: false)
  }

  /// The duration as a time of some day.
  var durationDate: Date {
    effectiveCalendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
      .addingTimeInterval(duration)
  }

  /// The user has picked a date, which may be out of range.
  func pick(_ date: Date) {
    let old = (storedDate, duration)
    if datePickerMode == .countDownTimer {
      let parts = effectiveCalendar.dateComponents([.hour, .minute], from: date)
      let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
      duration = TimeInterval(max(minutes, interval)) * 60
    } else {
      storedDate = limited(date)
    }
    content?.update(animated: true)
    guard (storedDate, duration) != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Content

  private func rebuild() {
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @discardableResult
  private func loadContent() -> any DatePickerContent {
    if let content { return content }
    let content: any DatePickerContent =
      switch datePickerStyle {
      case .inline where datePickerMode != .time: DateCalendarView(picker: self)
      case .compact: DateFieldsView(picker: self)
      default: DateWheelsView(picker: self, mode: datePickerMode)
      }
    self.content = content
    addSubview(content)
    content.update(animated: false)
    return content
  }

  open override var intrinsicContentSize: CGSize { loadContent().intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadContent().frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.update(animated: false)
  }

  // A finger on the picker picks; it does not drag what is around it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

extension UIDatePicker {
  // The date comes last, as the bounds limit it.
  static let datePickerKeys: [_KeyedProperty] = [
    .archived("datePickerMode", \UIDatePicker.datePickerMode),
    .archived("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
    .archived("minuteInterval", \UIDatePicker.minuteInterval),
    .archived("countDownDuration", \UIDatePicker.countDownDuration),
    .init("locale", \UIDatePicker.locale), .init("minimumDate", \UIDatePicker.minimumDate),
    .init("maximumDate", \UIDatePicker.maximumDate), .init("date", \UIDatePicker.date),
  ]
}
