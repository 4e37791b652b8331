/// Spokes that light up one after another while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of the indicator.
  public enum Style: Int, Sendable {
    @available(iOS, deprecated: 13.0, renamed: "large")
    case whiteLarge = 0
    @available(iOS, deprecated: 13.0, renamed: "medium")
    case white = 1
    @available(iOS, deprecated: 13.0, renamed: "medium")
    case gray = 2
    case medium = 100
    case large = 101

    // By number, because the names of the first three are deprecated.
    fileprivate var isLarge: Bool { self == .large || rawValue == 0 }
    fileprivate var color: UIColor { rawValue < 2 ? .white : .systemGray }
  }

  private static let spokeCount = 8
  private static let turn: CFTimeInterval = 1
  private static let animationKey = "spoke"

  open var style: Style {
    didSet { styleDidChange() }
  }

  /// Whether the view is hidden while nothing goes on.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes; nil takes the system's gray.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      updateColors()
      noteAppearance(\UIActivityIndicatorView.color, "color")
    }
  }

  open private(set) var isAnimating: Bool = false

  private var ownColor: UIColor?
  private let spokes = (0..<UIActivityIndicatorView.spokeCount).map { _ in CALayer() }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIActivityIndicatorView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + activityIndicatorKeys
  }

  private func prepare() {
    isHidden = true
    isUserInteractionEnabled = false
    for spoke in spokes { layer.addSublayer(spoke) }
    updateColors()
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    animateSpokes()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { animateSpokes() }
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = intrinsicContentSize.width
    let thickness = diameter * (style.isLarge ? 0.1 : 0.125)
    let length = diameter * 0.28
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: thickness, height: length)
      spoke.cornerRadius = thickness / 2
      // The anchor is the middle of the wheel.
      spoke.anchorPoint = CGPoint(x: 0.5, y: diameter / 2 / length)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      let angle = CGFloat(index) / CGFloat(spokes.count) * 2 * .pi
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    let shown: UIColor = color
    let resolved = shown.resolvedColor(with: traitCollection).cgColor
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = resolved
      // At rest the brightest spoke is the first.
      spoke.opacity = Float(1 - 0.75 * Double(index) / Double(spokes.count))
    }
  }

  private func animateSpokes() {
    let now = CACurrentMediaTime()
    for (index, spoke) in spokes.enumerated() {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1.0
      fade.toValue = 0.25
      fade.duration = Self.turn
      fade.repeatCount = .infinity
      // It goes on after a stay in the background.
      fade.isRemovedOnCompletion = false
      // Each spoke is a step behind the one before it.
      fade.beginTime = now
      fade.timeOffset = Self.turn * (1 - Double(index) / Double(spokes.count))
      spoke.add(fade, forKey: Self.animationKey)
    }
  }
}
