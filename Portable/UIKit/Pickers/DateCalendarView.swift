import Foundation

/// A month of a date picker, whose days are tapped.
final class DateCalendarView: UIView, DatePickerContent {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 50
  private static let rowCount = 6

  private weak var picker: UIDatePicker?
  private let calendar: Calendar

  /// The first day of the month that is shown.
  private(set) var month: Date

  private let title = UIButton(type: .system)
  private let preceding = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var days: [DateDayView] = []
  private var fields: DateFieldsView?
  private var wheels: DateWheelsView?
  private let titleFormatter = DateFormatter()
  private let dayFormatter = DateFormatter()
  private let numberFormatter = NumberFormatter()

  init(picker: UIDatePicker) {
    self.picker = picker
    calendar = picker.effectiveCalendar
    month = picker.date
    super.init(frame: .zero)
    numberFormatter.locale = calendar.locale
    for (formatter, template) in [(titleFormatter, "yMMMM"), (dayFormatter, "yMMMMEEEEd")] {
      formatter.calendar = calendar
      formatter.locale = calendar.locale
      formatter.timeZone = calendar.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
    }
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    let symbol = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
    for (button, name, change) in [
      (preceding, "chevron.backward", -1), (following, "chevron.forward", 1),
    ] {
      button.setImage(
        UIImage(systemName: name, withConfiguration: symbol), for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: change) }, for: .touchUpInside)
    }
    for view in [title, preceding, following] { addSubview(view) }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.85
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    days = (0..<Self.rowCount * 7).map { _ in
      let day = DateDayView(frame: .zero)
      day.addAction(
        UIAction { [weak self, weak day] _ in self?.tapped(day) }, for: .touchUpInside)
      addSubview(day)
      return day
    }
    let swipes: [(UISwipeGestureRecognizer.Direction, Selector)] = [
      (.left, "swipedLeft"), (.right, "swipedRight"),
    ]
    for (direction, action) in swipes {
      let swipe = UISwipeGestureRecognizer(target: self, action: action)
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    guard let picker, picker.datePickerMode == .dateAndTime else { return }
    let fields = DateFieldsView(picker: picker, mode: .time)
    addSubview(fields)
    self.fields = fields
  }

  // MARK: Months

  private func turn(by change: Int) {
    guard let month = calendar.date(byAdding: .month, value: change, to: month) else { return }
    self.month = month
    showMonth()
  }

  override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("swipedLeft", swipedLeft), .init("swipedRight", swipedRight)]
  }

  private func swipedLeft() { swiped(by: 1) }

  private func swipedRight() { swiped(by: -1) }

  /// A swipe turns the months as the arrows do, which are disabled at the ends of the range.
  private func swiped(by change: Int) {
    let direction = (picker ?? self).effectiveUserInterfaceLayoutDirection
    let change = direction == .rightToLeft ? -change : change
    let arrow = change > 0 ? following : preceding
    if wheels == nil, arrow.isEnabled { turn(by: change) }
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else if let picker {
      let wheels = DateWheelsView(picker: picker, mode: .yearAndMonth)
      wheels.update(animated: false)
      addSubview(wheels)
      self.wheels = wheels
    }
    showMonth()
    setNeedsLayout()
  }

  func update(animated: Bool) {
    if let date = picker?.date, !calendar.isDate(date, equalTo: month, toGranularity: .month) {
      month = date
    }
    wheels?.update(animated: animated)
    fields?.update(animated: animated)
    showMonth()
  }

  private func showMonth() {
    guard let picker, let interval = calendar.dateInterval(of: .month, for: month) else { return }
    let name = titleFormatter.string(from: interval.start)
    title.setTitle(name, for: .normal)
    title.setTitleColor(wheels == nil ? .label : tintColor, for: .normal)
    let first =
      (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    let range = picker.range
    for (index, view) in days.enumerated() {
      let date = calendar.date(byAdding: .day, value: index - first, to: interval.start)
      guard wheels == nil, let date, date >= interval.start, date < interval.end else {
        view.isHidden = true
        continue
      }
      view.isHidden = false
      let day = calendar.dateInterval(of: .day, for: date)
      view.isEnabled =
        picker.isEnabled
        && (range.map { range in
          day.map { $0.end > range.lowerBound && $0.start <= range.upperBound } ?? false
        } ?? true)
      view.set(
        date, number: number(calendar.component(.day, from: date)),
        isSelected: calendar.isDate(date, inSameDayAs: picker.date),
        isToday: calendar.isDateInToday(date), label: dayFormatter.string(from: date))
    }
    for label in weekdays { label.isHidden = wheels != nil }
    for button in [preceding, following] { button.isHidden = wheels != nil }
    if let range {
      preceding.isEnabled = interval.start > range.lowerBound
      following.isEnabled = interval.end <= range.upperBound
    }
    setNeedsLayout()
  }

  /// A number in the digits of the calendar's language.
  private func number(_ number: Int) -> String {
    numberFormatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  private func tapped(_ view: DateDayView?) {
    guard let picker, let date = view?.date else { return }
    // The time of the day stays.
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    picker.pick(calendar.date(from: parts) ?? date)
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 320,
      height: Self.headerHeight + Self.weekdayHeight + CGFloat(Self.rowCount) * Self.rowHeight
        + (fields == nil ? 0 : Self.fieldHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    let width = bounds.width
    let titleWidth = title.sizeThatFits(bounds.size).width
    place(title, CGRect(x: 16, y: 0, width: titleWidth, height: Self.headerHeight))
    place(following, CGRect(x: width - 52, y: 0, width: 44, height: Self.headerHeight))
    place(preceding, CGRect(x: width - 100, y: 0, width: 44, height: Self.headerHeight))
    let column = (width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: 8 + CGFloat(index) * column, y: Self.headerHeight, width: column,
          height: Self.weekdayHeight))
    }
    let top = Self.headerHeight + Self.weekdayHeight
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(
          x: 8 + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * Self.rowHeight,
          width: column, height: Self.rowHeight))
    }
    let bottom = top + CGFloat(Self.rowCount) * Self.rowHeight
    wheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: width, height: bottom - Self.headerHeight)
    if let fields {
      let size = fields.intrinsicContentSize
      place(
        fields, CGRect(x: width - 16 - size.width, y: bottom + 7, width: size.width, height: 36))
    }
  }
}

/// A day of a month.
final class DateDayView: UIControl {
  private(set) var date: Date?
  private let disc = UIView()
  private let label = UILabel()
  private var isToday = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    disc.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func set(_ date: Date, number: String, isSelected: Bool, isToday: Bool, label text: String) {
    self.date = date
    self.isToday = isToday
    self.isSelected = isSelected
    label.text = number
    accessibilityLabel = text
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    updateColors()
  }

  private func updateColors() {
    let tint = tintColor ?? .systemBlue
    disc.isHidden = !isSelected
    disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    label.font = .systemFont(
      ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
