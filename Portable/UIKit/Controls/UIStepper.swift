/// A minus and a plus that change a value step by step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  /// Whether `valueChanged` is sent for each step of a long press, or once at its end.
  open var isContinuous: Bool = true

  /// Whether a long press goes on stepping.
  open var autorepeat: Bool = true

  /// Whether stepping beyond one end goes on at the other.
  open var wraps: Bool = false

  /// The value, kept within the range.
  open var value: Double {
    get { storedValue }
    set { store(newValue) }
  }

  /// Default 0; a maximum below it moves along.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      store(storedValue)
    }
  }

  /// Default 100; a minimum above it moves along.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      store(storedValue)
    }
  }

  /// Default 1; a step that is not positive is not taken over.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else {
        reportMisuse(
          "UIStepper.stepValue", "\(stepValue) is not greater than 0; set a positive step")
        stepValue = oldValue
        return
      }
    }
  }

  private enum Half {
    case minus
    case plus
  }

  private var storedValue: Double = 0
  private var valueAtTouch: Double = 0
  private var pressedHalf: Half?
  private var repeatTimer: FrameTimers.Timer?
  private var repeatCount = 0
  private let pressView = UIView()
  private let divider = UIView()
  private let minus = UIImageView()
  private let plus = UIImageView()

  /// Makes a stepper; only the origin of `frame` counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIStepper.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + stepperKeys
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    clipsToBounds = true
    pressView.backgroundColor = .systemFill
    pressView.alpha = 0
    divider.backgroundColor = ControlColors.segmentDivider
    let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    minus.image = UIImage(systemName: "minus", withConfiguration: symbol)
    plus.image = UIImage(systemName: "plus", withConfiguration: symbol)
    for view in [pressView, divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateLook()
  }

  private func store(_ value: Double) {
    storedValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    updateLook()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let half = half(at: touch.location(in: self)) else { return false }
    valueAtTouch = value
    pressedHalf = half
    repeatCount = 0
    step(with: event)
    if autorepeat { scheduleRepeat() }
    updateLook()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    if half != pressedHalf {
      repeatTimer?.cancel()
      pressedHalf = half
      if half != nil, autorepeat { scheduleRepeat() }
      updateLook()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopPressing()
    if !isContinuous, value != valueAtTouch { sendValueChanged(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopPressing()
  }

  /// Refuses a single tap of a view around the stepper.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func stopPressing() {
    repeatTimer?.cancel()
    repeatTimer = nil
    pressedHalf = nil
    updateLook()
  }

  private func scheduleRepeat() {
    // Slow at first, faster after a while.
    let delay = repeatCount == 0 ? 0.5 : repeatCount < 5 ? 0.5 : 0.1
    repeatTimer = AppContext.current.frameTimers.schedule(after: delay) { [weak self] in
      guard let self, pressedHalf != nil else { return }
      repeatCount += 1
      step(with: nil)
      scheduleRepeat()
    }
  }

  private func step(with event: UIEvent?) {
    guard let pressedHalf else { return }
    let old = value
    var new = old + (pressedHalf == .plus ? stepValue : -stepValue)
    if wraps {
      if new > maximumValue { new = minimumValue }
      if new < minimumValue { new = maximumValue }
    }
    value = new
    if value != old, isContinuous { sendValueChanged(with: event) }
  }

  private func sendValueChanged(with event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  private func half(at point: CGPoint) -> Half? {
    guard bounds.insetBy(dx: -20, dy: -20).contains(point) else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (point.x < bounds.midX) != isRightToLeft ? .minus : .plus
  }

  // MARK: Look

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let other = half.offsetBy(dx: bounds.width / 2, dy: 0)
    center(minus, in: isRightToLeft ? other : half)
    center(plus, in: isRightToLeft ? half : other)
    divider.frame = CGRect(
      x: bounds.midX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
    if let pressedHalf {
      pressView.frame = (pressedHalf == .minus) != isRightToLeft ? half : other
    }
  }

  private func center(_ view: UIImageView, in area: CGRect) {
    let size = view.image?.size ?? .zero
    view.frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  private func updateLook() {
    minus.tintColor =
      isEnabled && (wraps || value > minimumValue) ? UIColor.label : .tertiaryLabel
    plus.tintColor = isEnabled && (wraps || value < maximumValue) ? UIColor.label : .tertiaryLabel
    pressView.alpha = pressedHalf == nil ? 0 : 1
    divider.alpha = pressedHalf == nil ? 1 : 0
    setNeedsLayout()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (value == value.rounded() ? String(format: "%.0f", value) : "\(value)")
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { adjust(.plus) }

  open override func accessibilityDecrement() { adjust(.minus) }

  private func adjust(_ half: Half) {
    guard isEnabled else { return }
    pressedHalf = half
    step(with: nil)
    if !isContinuous { sendValueChanged(with: nil) }
    pressedHalf = nil
  }
}
