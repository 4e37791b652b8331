/// A switch between on and off; it changes by a tap or by pulling its knob across.
@preconcurrency @MainActor open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  private static let thumbStretch: CGFloat = 7

  /// The color while on; nil is the system's green.
  open var onTintColor: UIColor? {
    didSet {
      updateTrackColor()
      noteAppearance(\UISwitch.onTintColor, "onTintColor")
    }
  }

  /// The color of the knob; nil is white.
  open var thumbTintColor: UIColor? {
    didSet {
      thumb.color = thumbTintColor ?? ControlColors.thumb
      noteAppearance(\UISwitch.thumbTintColor, "thumbTintColor")
    }
  }

  /// Whether the switch is on; setting it neither animates nor sends an event.
  open var isOn: Bool {
    get { showsOn }
    set { setOn(newValue, animated: false) }
  }

  private let track = UIView()
  private let thumb = ThumbView()
  private var showsOn = false
  private var isPressed = false
  private var pull: Pull?

  /// A touch on the knob: where it began, and whether it has thrown the switch.
  private struct Pull {
    var start: CGFloat
    var wasOn: Bool
    var hasThrown = false
  }

  /// Makes a switch; only the origin of `frame` counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UISwitch.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + switchKeys
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    track.isUserInteractionEnabled = false
    addSubview(track)
    addSubview(thumb)
    updateTrackColor()
  }

  /// Throws the switch without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != showsOn else { return }
    showsOn = on
    update(animated: animated && window != nil)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pull = Pull(start: touch.location(in: self).x, wasOn: isOn)
    isPressed = true
    update(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var pull else { return false }
    let x = touch.location(in: self).x
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isRightToLeft ? pull.start - x : x - pull.start
    // Half the way of the knob throws the switch, in either direction.
    let way = (Self.size.width - Self.size.height) / 2
    if distance > way, !isOn {
      throwSwitch(to: true, &pull, from: x)
    } else if distance < -way, isOn {
      throwSwitch(to: false, &pull, from: x)
    }
    self.pull = pull
    return true
  }

  private func throwSwitch(to on: Bool, _ pull: inout Pull, from x: CGFloat) {
    pull.hasThrown = true
    pull.start = x
    setOn(on, animated: true)
  }

  /// Refuses a single tap, and a pan along the switch that starts on the knob, of a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer.isSingleTap(around: self) { return false }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.isAround(self),
      pan.numberOfTouches <= 1
    {
      let movement = pan.translation(in: self)
      let location = pan.location(in: self)
      let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
      if abs(movement.x) > abs(movement.y), thumb.frame.contains(start) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let pull else { return }
    self.pull = nil
    isPressed = false
    if !pull.hasThrown, isTouchInside { showsOn.toggle() }
    update(animated: true)
    if isOn != pull.wasOn { sendValueChanged(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let pull else { return }
    self.pull = nil
    isPressed = false
    showsOn = pull.wasOn
    update(animated: window != nil)
  }

  private func sendValueChanged(with event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Look

  // Constraints leave out the rim at the trailing end of the track.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateTrackColor()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    track.alpha = isEnabled ? 1 : 0.5
  }

  private func update(animated: Bool) {
    guard animated else {
      placeParts()
      updateTrackColor()
      return
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.placeParts()
        self.thumb.layoutIfNeeded()
        self.updateTrackColor()
      }, completion: nil)
  }

  private func placeParts() {
    let area = CGRect(
      x: 0, y: (bounds.height - Self.size.height) / 2, width: Self.size.width,
      height: Self.size.height)
    track.frame = area
    track.layer.cornerRadius = area.height / 2
    let height = area.height - 2 * Self.thumbInset
    let width = height + (isPressed ? Self.thumbStretch : 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isRight = isOn != isRightToLeft
    thumb.frame = CGRect(
      x: isRight ? area.maxX - Self.thumbInset - width : area.minX + Self.thumbInset,
      y: area.minY + Self.thumbInset, width: width, height: height)
  }

  private func updateTrackColor() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendValueChanged(with: nil)
    return true
  }
}
