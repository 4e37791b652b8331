/// The white knob of switches and sliders, with its soft shadow.
@MainActor final class ThumbView: UIView {
  /// A tight shadow under the wide one gives the knob its edge.
  private let contactShadow = CALayer()

  var color: UIColor = ControlColors.thumb {
    didSet { updateColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
    contactShadow.shadowColor = UIColor.black.cgColor
    contactShadow.shadowOpacity = 0.08
    contactShadow.shadowRadius = 0.5
    contactShadow.shadowOffset = CGSize(width: 0, height: 1)
    layer.addSublayer(contactShadow)
    updateColors()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.height / 2
    layer.cornerRadius = radius
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    contactShadow.frame = bounds
    contactShadow.cornerRadius = radius
    contactShadow.shadowPath = layer.shadowPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let resolved = color.resolvedColor(with: traitCollection).cgColor
    layer.backgroundColor = resolved
    contactShadow.backgroundColor = resolved
  }
}
