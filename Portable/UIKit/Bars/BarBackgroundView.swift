/// What is behind the content of a bar: blur, color, image and hairline.
final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let hairline = UIView(frame: .zero)

  /// Whether the hairline is at the top, as in a toolbar.
  var hairlineIsAtTop = false {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, imageView, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func apply(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    colorView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    hairline.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, imageView] { view.frame = bounds }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: hairlineIsAtTop ? -thickness : bounds.height, width: bounds.width,
      height: thickness)
  }
}
