/// A thumb on a track, for choosing a value from a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  static let thumbSize = CGSize(width: 28, height: 28)
  private static let height: CGFloat = 31
  /// How far beside the thumb a finger may come down.
  private static let grabDistance: CGFloat = 10

  /// The value, kept within the range; setting it does not animate.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Default 0; a maximum below it moves along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// Default 1; a minimum above it moves along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  open var minimumValueImage: UIImage? {
    didSet {
      noteAppearance(\UISlider.minimumValueImage, "minimumValueImage")
      updateValueImages()
    }
  }
  open var maximumValueImage: UIImage? {
    didSet {
      noteAppearance(\UISlider.maximumValueImage, "maximumValueImage")
      updateValueImages()
    }
  }

  /// Whether `valueChanged` is sent while the thumb moves, or only when it is let go.
  open var isContinuous: Bool = true

  /// The color before the thumb; nil is the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UISlider.minimumTrackTintColor, "minimumTrackTintColor")
    }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UISlider.maximumTrackTintColor, "maximumTrackTintColor")
    }
  }
  open var thumbTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UISlider.thumbTintColor, "thumbTintColor")
    }
  }

  private var storedValue: Float = 0
  private var grabOffset: CGFloat = 0
  private var valueAtGrab: Float = 0

  let minimumTrack = UIView()
  let maximumTrack = UIView()
  let thumb = ThumbView()
  let minimumImageView = UIImageView()
  let maximumImageView = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UISlider.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + sliderKeys
  }

  /// Sets the value, kept within the range, without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    let limited = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    storedValue = limited
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.placeParts() }, completion: nil)
  }

  // MARK: Rectangles

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, isLeft: !geometry.isMirrored, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, isLeft: geometry.isMirrored, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX
    var right = bounds.maxX
    for image in [minimumValueImage, maximumValueImage] where image != nil {
      let isLeft = (image === minimumValueImage) != geometry.isMirrored
      let width = (image?.size.width ?? 0) + SliderGeometry.imageGap
      if isLeft { left += width } else { right -= width }
    }
    let height = SliderGeometry.trackHeight
    return CGRect(
      x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let x = geometry.thumbX(value: value, track: rect, thumbWidth: size.width)
    return CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Tracking

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private var grabArea: CGRect {
    currentThumbRect.insetBy(dx: -Self.grabDistance, dy: -Self.grabDistance)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard grabArea.contains(location) else { return false }
    grabOffset = location.x - currentThumbRect.minX
    valueAtGrab = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumbWidth = Self.thumbSize.width
    let newValue = geometry.value(
      thumbX: touch.location(in: self).x - grabOffset, track: track, thumbWidth: thumbWidth)
    guard newValue != value else { return true }
    setValue(newValue, animated: false)
    if isContinuous { sendValueChanged(with: event) }
    return true
  }

  /// Refuses a swipe along the slider that starts on the thumb.
  ///
  /// A pan of a view around the slider wins.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.isAround(self),
      swipe.numberOfTouchesRequired <= 1, !swipe.direction.isDisjoint(with: [.left, .right]),
      isTracking || grabArea.contains(swipe.location(in: self))
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != valueAtGrab { sendValueChanged(with: event) }
  }

  private func sendValueChanged(with event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Look

  // Constraints leave out the shadow of the thumb.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] {
      view.alpha = alpha
    }
    updateColors()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? "\(Int((geometry.share(of: value) * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { adjust(by: 0.1) }

  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    setValue(value + share * (maximumValue - minimumValue), animated: false)
    sendValueChanged(with: nil)
  }
}
