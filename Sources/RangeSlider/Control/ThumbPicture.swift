import UIKit

/// The thumb that is shown where an app gives no picture: a white disc on a soft shadow.
///
/// It is drawn once and shown as a picture from then on: a shadow and an edge that are drawn anew at
/// every move would cost more than all the rest of the slider.
@MainActor
enum ThumbPicture {
  /// The diameter of the disc, in points.
  static let diameter: CGFloat = 28

  /// How far the picture reaches beyond the disc on each side, for the shadow, in points.
  static let margin: CGFloat = 20

  private struct Key: Hashable {
    let scale: CGFloat
    let isHighContrast: Bool
  }

  private static var pictures: [Key: CGImage] = [:]

  /// The picture at a scale of pixels per point, the disc in its middle.
  ///
  /// With increased contrast the disc has a black outline.
  static func image(scale: CGFloat, isHighContrast: Bool) -> CGImage? {
    let key = Key(scale: max(scale, 1), isHighContrast: isHighContrast)
    if let picture = pictures[key] { return picture }
    let format = UIGraphicsImageRendererFormat()
    format.scale = key.scale
    format.opaque = false
    let side = diameter + margin * 2
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side), format: format)
    let picture = renderer.image { draw(in: $0.cgContext, isHighContrast: isHighContrast) }.cgImage
    pictures[key] = picture
    return picture
  }

  private static func draw(in context: CGContext, isHighContrast: Bool) {
    let disc = CGRect(x: margin, y: margin, width: diameter, height: diameter)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 4), blur: 12,
      color: UIColor(white: 0, alpha: 0.16).cgColor)
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: disc)
    context.restoreGState()
    // White on white needs an edge; increased contrast asks for one that cannot be missed.
    let width: CGFloat = isHighContrast ? 1 : 0.5
    context.setStrokeColor(UIColor(white: 0, alpha: isHighContrast ? 1 : 0.06).cgColor)
    context.setLineWidth(width)
    context.strokeEllipse(in: disc.insetBy(dx: width / 2, dy: width / 2))
  }
}
