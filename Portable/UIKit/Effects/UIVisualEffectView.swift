/// Shows a blur or glass of what lies behind it, and its own content on top.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for subviews.
  open var contentView: UIView { content }

  /// The effect; a change inside an animation fades.
  ///
  /// The view keeps a copy, so a change of an effect shows once it is assigned again.
  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      effect = effect?.copy() as? UIVisualEffect
      updateEffect()
    }
  }

  private let backdrop = BackdropView()
  private let tint = UIView()
  private let content = UIView()
  private var glass: UIView?

  public init(effect: UIVisualEffect?) {
    self.effect = effect?.copy() as? UIVisualEffect
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    effect = coder.decodeObject(forKey: "UIVisualEffect") as? UIVisualEffect
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
    if subview !== backdrop, subview !== tint, subview !== content, subview !== glass {
      reportMisuse(
        "UIVisualEffectView.addSubview(_:)",
        "\(subview.diagnosticName) is a subview of the effect view; add it to contentView")
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, tint, glass, content] as [UIView?] {
      // Pressed glass and its content are scaled.
      view?.bounds.size = bounds.size
      view?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    shapeDidChange()
  }

  /// Gives glass the shape of the view's corners; a capsule without a configuration.
  func shapeDidChange() {
    guard #available(iOS 26.0, *), let glass = glass as? GlassView else { return }
    let half = max(0, min(bounds.width, bounds.height) / 2)
    let isConfigured = cornerStorage?.configuration != nil
    glass.radii = isConfigured ? effectiveRadii : [half, half, half, half]
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  private func updateEffect() {
    updateGlass()
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

extension UIVisualEffectView {
  private func updateGlass() {
    guard #available(iOS 26.0, *) else { return }
    guard let effect = effect as? UIGlassEffect else {
      (glass as? GlassView)?.stopReacting()
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let glass = glass as? GlassView ?? GlassView(frame: bounds)
    if self.glass == nil {
      self.glass = glass
      insertSubview(glass, belowSubview: content)
    }
    glass.show(effect, in: self)
    shapeDidChange()
  }
}

/// The part of an effect view that blurs.
@MainActor final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  func setBlur(radius: CGFloat, saturation: CGFloat) {
    isHidden = radius <= 0
    guard let backdrop = layer as? CABackdropLayer else { return }
    backdrop.blurRadius = radius
    backdrop.saturation = saturation
  }
}
