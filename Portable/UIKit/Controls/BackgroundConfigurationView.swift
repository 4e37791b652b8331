/// Shows a background configuration.
@MainActor final class BackgroundConfigurationView: UIView {
  var configuration = UIBackgroundConfiguration.clear() {
    didSet {
      cornerRadius = configuration.cornerRadius
      updateLook()
    }
  }

  /// The radius shown; set apart from the configuration's by owners that compute it.
  var cornerRadius: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Which corners are round.
  var roundedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { fill.layer.maskedCorners = roundedCorners }
  }

  private let fill = UIView()
  private let stroke = UIView()
  private let imageView = UIImageView()
  private var effectView: UIVisualEffectView?
  private weak var customView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stroke.isUserInteractionEnabled = false
    fill.clipsToBounds = true
    fill.layer.cornerCurve = .continuous
    stroke.layer.cornerCurve = .continuous
    fill.addSubview(imageView)
    addSubview(fill)
    addSubview(stroke)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.backgroundInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    fill.frame = area
    imageView.frame = fill.bounds
    effectView?.frame = fill.bounds
    customView?.frame = fill.bounds
    let radius = min(cornerRadius, area.height / 2, area.width / 2)
    fill.layer.cornerRadius = max(0, radius)
    let outset = configuration.strokeOutset
    stroke.frame = area.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = max(0, radius + outset)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  private func updateLook() {
    let tint: UIColor = tintColor ?? .systemBlue
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    updateEffect()
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    setNeedsLayout()
  }

  private func updateEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    if let effectView {
      effectView.effect = effect
    } else {
      let view = UIVisualEffectView(effect: effect)
      fill.insertSubview(view, at: 0)
      effectView = view
    }
  }
}
