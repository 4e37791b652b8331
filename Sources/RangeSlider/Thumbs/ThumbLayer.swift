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
