import UIKit

/// The layer of a thumb and the images it has shown.
@MainActor
final class ThumbLayer {
  let layer = CALayer()

  private var style: ThumbStyle?
  private var frame: CGRect?
  private var images: [ThumbStyle: CGImage] = [:]

  /// Shows the image of a style, which is rendered once.
  func setStyle(_ new: ThumbStyle) {
    guard style != new else { return }
    style = new
    let image = images[new] ?? ThumbRenderer.image(of: new)
    if case .image = new.shape { images[new] = image }
    layer.contents = image
    layer.contentsScale =
      switch new.shape {
      case .image(let image): image.scale
      case .drawn: new.scale
      }
  }

  /// The center of the thumb, which differs from the center of its image because of the shadow.
  var center: CGPoint {
    let margins = style.map(ThumbRenderer.margins) ?? .zero
    let frame = frame ?? .zero
    return CGPoint(
      x: frame.midX + (margins.left - margins.right) / 2,
      y: frame.midY + (margins.top - margins.bottom) / 2)
  }

  /// The size of the thumb without its shadow, in points.
  var size: CGSize { style?.size ?? .zero }

  /// Discards the rendered images.
  func discardImages() {
    images.removeAll()
    style = nil
  }

  /// Returns the frame of the image if the middle of the thumb lies at a point, on whole pixels.
  ///
  /// - Returns: `nil` if the layer has this frame already.
  func frame(at center: CGPoint, grid: PixelGrid) -> CGRect? {
    guard let style else { return nil }
    let margins = ThumbRenderer.margins(of: style)
    let thumb = grid.rect(around: center, size: style.size)
    let new = CGRect(
      x: thumb.minX - margins.left, y: thumb.minY - margins.top,
      width: thumb.width + margins.left + margins.right,
      height: thumb.height + margins.top + margins.bottom)
    return new == frame ? nil : new
  }

  /// Sets the frame of the image.
  func setFrame(_ new: CGRect) {
    if frame?.size == new.size {
      layer.position = CGPoint(x: new.midX, y: new.midY)
    } else {
      layer.frame = new
    }
    frame = new
  }
}

/// The properties that the image of a thumb depends on.
///
/// Equal styles share an image.
struct ThumbStyle: Hashable {
  /// The shape of a thumb.
  enum Shape: Hashable {
    /// An image of the app, tinted if it is a template.
    case image(UIImage)

    /// A disc, or a capsule if its sides differ.
    case drawn(CGSize)
  }

  var shape: Shape

  /// The color of a drawn thumb or of a template, resolved for the traits.
  var color: UIColor

  /// Pixels per point of the screen.
  var scale: CGFloat

  /// Whether a drawn thumb has a black outline.
  var isOutlined = false

  /// Whether the thumb has no shadow, because it is locked.
  var isFlat = false

  /// The size of the thumb itself, in points.
  var size: CGSize {
    switch shape {
    case .image(let image): image.size
    case .drawn(let size): size
    }
  }
}

/// Renders the images of thumbs, each once.
///
/// Drawing a shadow and an edge at every move would cost more than all other work of the slider. A drawn
/// thumb is a disc with two soft shadows.
@MainActor
enum ThumbRenderer {
  /// The default size of a drawn thumb, in points.
  static let defaultSize = CGSize(width: 28, height: 28)

  /// The margins of a drawn image around the thumb for its shadows, in points.
  private static let shadowMargins = UIEdgeInsets(top: 8, left: 14, bottom: 20, right: 14)

  /// The number of styles above which the cache is emptied.
  ///
  /// It is greater than the number of styles that an app uses at a time.
  private static let cacheLimit = 32

  private static var drawn: [ThumbStyle: CGImage] = [:]

  /// Returns the margins of the image of a style around the thumb, in points.
  static func margins(of style: ThumbStyle) -> UIEdgeInsets {
    switch style.shape {
    case .image: .zero
    case .drawn: shadowMargins
    }
  }

  /// Returns the image of a style with its margins, or `nil` if it has no pixels.
  ///
  /// Drawn thumbs are cached, because all sliders share them. The images of the app are not.
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

  /// Returns an image as UIKit draws it: with its orientation and tint, and symbols as well.
  ///
  /// The `cgImage` of the image has none of that.
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
      // The wide shadow lifts the thumb; the narrow one separates it from the track.
      for (offset, blur) in [(6, 13), (0.5, 4)] as [(CGFloat, CGFloat)] {
        context.saveGState()
        context.setShadow(
          offset: CGSize(width: 0, height: offset), blur: blur,
          color: UIColor(white: 0, alpha: 0.12).cgColor)
        fill(rect, in: context)
        context.restoreGState()
      }
    }
    // A white thumb on white needs an edge. Increased contrast requires a black one.
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
