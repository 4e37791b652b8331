/// A slider over a gradient from one color to another.
final class ColorTrackControl: UIControl {
  var onSlide: ((CGFloat, _ continuously: Bool) -> Void)?

  /// From 0 at the leading end to 1.
  var value: CGFloat = 0 {
    didSet { if value != oldValue { setNeedsLayout() } }
  }

  private let gradient = CAGradientLayer()
  private let checkers = CheckersView()
  private let thumb = UIView()

  static let height: CGFloat = 36
  private static let thumbSize: CGFloat = 32

  init(label: String) {
    super.init(frame: .zero)
    let radius = Self.height / 2
    checkers.isUserInteractionEnabled = false
    checkers.clipsToBounds = true
    checkers.layer.cornerRadius = radius
    gradient.cornerRadius = radius
    gradient.actions = ["colors": NSNull(), "bounds": NSNull(), "position": NSNull()]
    thumb.isUserInteractionEnabled = false
    thumb.layer.borderWidth = 3
    thumb.layer.borderColor = UIColor.white.cgColor
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.3
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(checkers)
    layer.addSublayer(gradient)
    addSubview(thumb)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func show(from start: PickedColor, to end: PickedColor, thumb color: PickedColor) {
    checkers.isHidden = start.alpha == 1 && end.alpha == 1
    gradient.colors = [start.color.cgColor, end.color.cgColor]
    thumb.backgroundColor = color.color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    checkers.frame = bounds
    gradient.frame = bounds
    gradient.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    let size = Self.thumbSize
    let inset = (bounds.height - size) / 2
    let part = isRightToLeft ? 1 - value : value
    thumb.frame = CGRect(
      x: inset + part * (bounds.width - 2 * inset - size), y: inset, width: size, height: size)
  }

  private func slide(to point: CGPoint, continuously: Bool) {
    let room = bounds.width - Self.height
    guard room > 0 else { return }
    let part = min(max(0, (point.x - Self.height / 2) / room), 1)
    value = isRightToLeft ? 1 - part : part
    onSlide?(value, continuously)
  }

  // A finger on the track slides its thumb; it does not drag the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide(to: touch.location(in: self), continuously: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide(to: touch.location(in: self), continuously: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { slide(to: touch.location(in: self), continuously: false) }
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { "\(Int((value * 100).rounded()))%" }
    set {}
  }

  override func accessibilityIncrement() { step(by: 0.05) }
  override func accessibilityDecrement() { step(by: -0.05) }

  private func step(by change: CGFloat) {
    value = min(max(0, value + change), 1)
    onSlide?(value, false)
  }
}

/// The squares behind a color that is not opaque.
final class CheckersView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side: CGFloat = 6
    context.setFillColor(UIColor(white: 0.8, alpha: 1).cgColor)
    for row in 0...Int(bounds.height / side) {
      for column in 0...Int(bounds.width / side) where (row + column).isMultiple(of: 2) {
        context.fill(
          CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}
