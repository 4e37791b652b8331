/// The bubble of a popover with its arrow, its content clipped to it, and its shadow.
final class PopoverBubbleView: UIView {
  private let clip = PopoverContentView(frame: .zero)
  private let outline = CAShapeLayer()

  var arrow: PopoverPlace.Arrow? {
    didSet { if arrow != oldValue { setNeedsLayout() } }
  }

  /// The bubble's color; the content's background when nil.
  var fillColor: UIColor? {
    didSet { updateColor() }
  }

  weak var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === clip { oldValue?.removeFromSuperview() }
      if let content {
        content.autoresizingMask = []
        clip.addSubview(content)
        updateColor()
        setNeedsLayout()
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.layer.mask = outline
    outline.actions = ["path": NSNull()]
    addSubview(clip)
    layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 10)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tip of the arrow in fractions of the bounds, from which the bubble grows.
  var tip: CGPoint {
    guard let arrow, bounds.width > 0, bounds.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
    return switch arrow.direction {
    case .up: CGPoint(x: arrow.position / bounds.width, y: 0)
    case .down: CGPoint(x: arrow.position / bounds.width, y: 1)
    case .left: CGPoint(x: 0, y: arrow.position / bounds.height)
    default: CGPoint(x: 1, y: arrow.position / bounds.height)
    }
  }

  // iOS 26 has no arrow and larger corners; their radius is chosen by eye.
  private static let glassRadius: CGFloat = 34
  private var glass: UIVisualEffectView?

  /// Gives the popovers in a view the material of the system's design.
  static func updateMaterials(in view: UIView) {
    (view as? PopoverBubbleView)?.updateColor()
    for subview in view.subviews { updateMaterials(in: subview) }
  }

  private func updateColor() {
    let color = fillColor ?? content?.backgroundColor
    updateGlass(isShown: color == nil && window?.windowScene?.hasGlass == true)
    clip.backgroundColor = color ?? (glass == nil ? .systemBackground : nil)
  }

  private func updateGlass(isShown: Bool) {
    guard #available(iOS 26.0, *), isShown != (glass != nil) else { return }
    glass?.removeFromSuperview()
    glass = nil
    layer.shadowOpacity = isShown ? 0 : 0.16
    setNeedsLayout()
    guard isShown else { return }
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.cornerConfiguration = .corners(radius: .fixed(Self.glassRadius))
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: clip)
    glass = view
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    clip.arrowInsets = arrowInsets
    glass?.frame = box
    let path = outlinePath()
    outline.frame = bounds
    outline.path = path
    layer.shadowPath = path
    content?.frame = bounds
  }

  private var box: CGRect { bounds.inset(by: arrowInsets) }

  /// The side of the bubble that the arrow takes.
  private var arrowInsets: UIEdgeInsets {
    let height = PopoverPlace.arrowHeight
    return switch arrow?.direction {
    case .some(.up): UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .some(.down): UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .some(.left): UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .some(.right): UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: .zero
    }
  }

  private func outlinePath() -> CGPath {
    let path = CGMutablePath()
    let box = box
    let largest = glass == nil ? PopoverPlace.cornerRadius : Self.glassRadius
    let radius = min(largest, box.width / 2, box.height / 2)
    path.addRoundedRect(in: box, cornerWidth: radius, cornerHeight: radius)
    guard let arrow, glass == nil, box.width > 0, box.height > 0 else { return path }
    let half = min(PopoverPlace.arrowBase / 2, box.width / 2, box.height / 2)
    let height = PopoverPlace.arrowHeight
    // An arrow pointing up with its tip at the origin, turned and moved into place.
    let shape = CGMutablePath()
    shape.move(to: CGPoint(x: -half, y: height))
    shape.addCurve(
      to: CGPoint(x: -3, y: 1.5), control1: CGPoint(x: -half * 0.6, y: height),
      control2: CGPoint(x: -half * 0.35, y: height * 0.45))
    shape.addQuadCurve(to: CGPoint(x: 3, y: 1.5), control: CGPoint(x: 0, y: -1.2))
    shape.addCurve(
      to: CGPoint(x: half, y: height), control1: CGPoint(x: half * 0.35, y: height * 0.45),
      control2: CGPoint(x: half * 0.6, y: height))
    shape.addLine(to: CGPoint(x: half, y: height + 1))
    shape.addLine(to: CGPoint(x: -half, y: height + 1))
    shape.closeSubpath()
    let (origin, angle): (CGPoint, CGFloat) =
      switch arrow.direction {
      case .up: (CGPoint(x: arrow.position, y: bounds.minY), 0)
      case .down: (CGPoint(x: arrow.position, y: bounds.maxY), .pi)
      case .left: (CGPoint(x: bounds.minX, y: arrow.position), -.pi / 2)
      default: (CGPoint(x: bounds.maxX, y: arrow.position), .pi / 2)
      }
    path.addPath(
      shape,
      transform: CGAffineTransform(translationX: origin.x, y: origin.y).rotated(by: angle))
    return path
  }
}

/// Holds the content of a popover, which reaches under the arrow; the arrow is in the safe area.
final class PopoverContentView: UIView {
  var arrowInsets = UIEdgeInsets.zero {
    didSet { if arrowInsets != oldValue { updateSafeArea() } }
  }

  override var coveredInsets: UIEdgeInsets { arrowInsets }
}

/// Catches touches outside a popover.
final class PopoverShieldView: UIView {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(
      target: self,
      action: "shieldTapped")
    addGestureRecognizer(tap)
  }

  override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("shieldTapped", shieldTapped)]
  }

  private func shieldTapped() { onTap?() }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
