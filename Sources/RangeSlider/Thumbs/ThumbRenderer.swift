import UIKit

/// The images of thumbs, each rendered once.
///
/// A shadow and an edge that are drawn anew at every move would cost more than all the rest of the
/// slider. Where an app gives no image a thumb is a disc on two soft shadows.
@MainActor
enum ThumbRenderer {
  /// The size of a drawn thumb unless the app asks for another, in points.
  static let defaultSize = CGSize(width: 28, height: 28)

  /// How far a drawn image reaches beyond the thumb, for the shadows that fall downwards, in points.
  private static let shadowMargins = UIEdgeInsets(top: 8, left: 14, bottom: 20, right: 14)

  /// More styles than an app uses at a time; beyond it the cache starts afresh.
  private static let cacheLimit = 32

  private static var drawn: [ThumbStyle: CGImage] = [:]

  /// How far the image of a style reaches beyond the thumb, in points.
  static func margins(of style: ThumbStyle) -> UIEdgeInsets {
    switch style.shape {
    case .image: .zero
    case .drawn: shadowMargins
    }
  }

  /// The image of a style, its margins around the thumb; `nil` for one without any pixel.
  ///
  /// Drawn thumbs are kept, since all sliders share them; an app's images are its own to keep.
  static func image(of style: ThumbStyle) -> CGImage? {
    switch style.shape {
    case .image(let image): return render(image, tint: style.color)
    case .drawn(let size):
      if let image = drawn[style] { return image }
      if drawn.count >= cacheLimit { drawn.removeAll() }
      let canvas = CGSize(
        width: size.width + shadowMargins.left + shadowMargins.right,
        height: size.height + shadowMargins.top + shadowMargins.bottom)
      let image = renderer(canvas, scale: style.scale).image { draw(style, in: $0.cgContext) }
      drawn[style] = image.cgImage
      return image.cgImage
    }
  }

  /// The pixels of a image as UIKit draws it: upright, tinted, a symbol as a image.
  ///
  /// The image's own bitmap knows none of that.
  private static func render(_ image: UIImage, tint: UIColor) -> CGImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let shown =
      image.renderingMode == .alwaysTemplate
      ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
    return renderer(image.size, scale: image.scale).image { _ in shown.draw(at: .zero) }.cgImage
  }

  private static func renderer(_ size: CGSize, scale: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(scale, 1)
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private static func draw(_ style: ThumbStyle, in context: CGContext) {
    let rect = CGRect(
      origin: CGPoint(x: shadowMargins.left, y: shadowMargins.top), size: style.size)
    context.setFillColor(style.color.cgColor)
    if style.isFlat {
      fill(rect, in: context)
    } else {
      // A wide shadow lifts the thumb, a narrow one sets it off from what lies right below.
      for (offset, blur) in [(6, 13), (0.5, 4)] as [(CGFloat, CGFloat)] {
        context.saveGState()
        context.setShadow(
          offset: CGSize(width: 0, height: offset), blur: blur,
          color: UIColor(white: 0, alpha: 0.12).cgColor)
        fill(rect, in: context)
        context.restoreGState()
      }
    }
    // White on white needs an edge; increased contrast asks for one that cannot be missed.
    let width: CGFloat = style.isOutlined ? 1 : 0.5
    context.setStrokeColor(UIColor(white: 0, alpha: style.isOutlined ? 1 : 0.04).cgColor)
    context.setLineWidth(width)
    context.addPath(path(rect.insetBy(dx: width / 2, dy: width / 2)))
    context.strokePath()
  }

  private static func fill(_ rect: CGRect, in context: CGContext) {
    context.addPath(path(rect))
    context.fillPath()
  }

  private static func path(_ rect: CGRect) -> CGPath {
    if rect.width == rect.height { return UIBezierPath(ovalIn: rect).cgPath }
    let radius = max(min(rect.width, rect.height) / 2, 0)
    return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
  }
}
