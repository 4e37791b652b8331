/// The white knob of switches and sliders, with its soft shadow.
///
/// It is drawn once for all knobs that look the same, and shown as a picture that stretches in its
/// middle, so that moving it costs no more than copying pixels.
@MainActor final class ThumbView: UIView {
  /// How far the picture reaches beyond the knob on each side, for the shadow.
  private static let margin: CGFloat = 12

  private struct Look: Equatable {
    var color: CGColor
    var height: CGFloat
    var scale: CGFloat
  }

  private let picture = CALayer()
  private var drawn: Look?

  /// The pictures that were drawn last.
  private static var pictures: [(look: Look, image: CGImage)] = []
  private static let pictureLimit = 8

  var color: UIColor = ControlColors.thumb {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = Look(
      color: color.resolvedColor(with: traitCollection).cgColor, height: bounds.height,
      scale: max(traitCollection.displayScale, 1))
    if look != drawn {
      drawn = look
      picture.contents = Self.image(of: look)
      picture.contentsScale = look.scale
    }
    // A knob that is not stretched is copied as it is.
    picture.contentsCenter =
      bounds.width == bounds.height
      ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.5, y: 0, width: 0.001, height: 1)
    picture.frame = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private static func image(of look: Look) -> CGImage? {
    if let known = pictures.first(where: { $0.look == look }) { return known.image }
    guard let image = draw(look) else { return nil }
    pictures.append((look, image))
    if pictures.count > pictureLimit { pictures.removeFirst() }
    return image
  }

  private static func draw(_ look: Look) -> CGImage? {
    guard look.height > 0 else { return nil }
    let side = look.height + margin * 2
    let format = UIGraphicsImageRendererFormat()
    format.scale = look.scale
    format.opaque = false
    let knob = CGRect(x: margin, y: margin, width: look.height, height: look.height)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { context in
        let context = context.cgContext
        context.setFillColor(look.color)
        // A tight shadow over the wide one gives the knob its edge.
        for (offset, blur, alpha) in [(3.0, 8.0, 0.15), (1.0, 1.0, 0.08)] {
          context.setShadow(
            offset: CGSize(width: 0, height: offset), blur: blur,
            color: UIColor.black.withAlphaComponent(alpha).cgColor)
          context.fillEllipse(in: knob)
        }
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setStrokeColor(UIColor.black.withAlphaComponent(0.04).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: knob.insetBy(dx: 0.25, dy: 0.25))
      }.cgImage
  }
}
