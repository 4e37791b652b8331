import QuartzCore

/// The part of an effect view that shows glass, in the shape of the effect view's corners.
@available(iOS 26.0, *)
final class GlassView: UIView {
  private let shadow = UIView()
  private let backdrop = BackdropView()
  private let tint = UIView()
  private let highlight = UIView()
  private let rim = CAGradientLayer()
  private let rimMask = CALayer()
  private let press = GlassPressGestureRecognizer(target: nil, action: nil)

  /// The radii of the corners, in the order of `UIRectCorner`.
  var radii: [CGFloat] = [0, 0, 0, 0] {
    didSet { if radii != oldValue { applyRadii() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [shadow, backdrop, tint, highlight] { addSubview(view) }
    shadow.layer.shadowOpacity = 0.1
    shadow.layer.shadowRadius = 10
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    highlight.backgroundColor = UIColor(white: 1, alpha: 0.35)
    highlight.alpha = 0
    rimMask.borderWidth = 1
    rimMask.borderColor = UIColor.black.cgColor
    rim.mask = rimMask
    // The light comes from the top left and shines through to the bottom right.
    rim.startPoint = CGPoint(x: 0.2, y: 0)
    rim.endPoint = CGPoint(x: 0.8, y: 1)
    rim.locations = [0, 0.35, 0.65, 1]
    layer.addSublayer(rim)
    press.onChange = { [weak self] isPressed in self?.showPressed(isPressed) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ effect: UIGlassEffect, in view: UIVisualEffectView) {
    let material = GlassMaterial(effect, traits: traitCollection)
    backdrop.setBlur(radius: material.blurRadius, saturation: material.saturation)
    tint.backgroundColor = material.tint
    let (bright, dim) = (material.rim.cgColor, material.rimShade.cgColor)
    rim.colors = [bright, dim, dim, bright.copy(alpha: bright.alpha * 0.8) ?? dim]
    if effect.isInteractive {
      if press.view !== view { view.addGestureRecognizer(press) }
    } else {
      stopReacting()
    }
  }

  /// Ends the reaction to touches.
  func stopReacting() {
    press.view?.removeGestureRecognizer(press)
    highlight.alpha = 0
  }

  private func showPressed(_ isPressed: Bool) {
    guard let parentView else { return }
    let scale: CGFloat = isPressed && !UIAccessibility.isReduceMotionEnabled ? 1.05 : 1
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.highlight.alpha = isPressed ? 1 : 0
        for view in parentView.subviews {
          view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shadow, backdrop, tint, highlight] { view.frame = bounds }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rim.frame = bounds
    rimMask.frame = rim.bounds
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: radii.max() ?? 0).cgPath
    CATransaction.commit()
  }

  private func applyRadii() {
    for view in [backdrop, tint, highlight] { view.layer.setCorners(radii) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rimMask.setCorners(radii)
    CATransaction.commit()
    setNeedsLayout()
  }
}

/// Follows a touch on interactive glass without ever recognizing a gesture.
@MainActor private final class GlassPressGestureRecognizer: UIGestureRecognizer {
  var onChange: ((Bool) -> Void)?
  private var isPressed = false {
    didSet { if isPressed != oldValue { onChange?(isPressed) } }
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown.isEmpty { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    isPressed = false
  }
}
