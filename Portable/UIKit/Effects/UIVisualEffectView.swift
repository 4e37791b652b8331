/// Shows a blur of what lies behind it, and its own content on top.
@MainActor open class UIVisualEffectView: UIView {
  /// The view for subviews.
  open var contentView: UIView { content }

  /// The effect; a change inside an animation fades.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { updateEffect() } }
  }

  private let backdrop = BackdropView()
  private let tint = UIView()
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backdrop.isUserInteractionEnabled = false
    tint.isUserInteractionEnabled = false
    for view in [backdrop, tint, content] as [UIView] {
      view.frame = bounds
      // Content gets its size together with the view, not only with the next layout.
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    updateEffect()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== backdrop, subview !== tint, subview !== content {
      reportMisuse(
        "UIVisualEffectView.addSubview(_:)",
        "\(subview.diagnosticName) is a subview of the effect view; add it to contentView")
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, tint, content] as [UIView] { view.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  private func updateEffect() {
    content.alpha = (effect as? UIVibrancyEffect)?.contentOpacity ?? 1
    guard let blur = effect as? UIBlurEffect else {
      backdrop.setBlur(radius: 0, saturation: 1)
      tint.backgroundColor = .clear
      return
    }
    let material = BlurMaterial(blur.style, traits: traitCollection)
    if UIAccessibility.isReduceTransparencyEnabled {
      backdrop.setBlur(radius: 0, saturation: 1)
      tint.backgroundColor = material.opaqueTint
    } else {
      backdrop.setBlur(radius: material.radius, saturation: material.saturation)
      tint.backgroundColor = material.tint
    }
  }
}

/// The part of an effect view that blurs.
@MainActor private final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  func setBlur(radius: CGFloat, saturation: CGFloat) {
    isHidden = radius <= 0
    guard let backdrop = layer as? CABackdropLayer else { return }
    backdrop.blurRadius = radius
    backdrop.saturation = saturation
  }
}
