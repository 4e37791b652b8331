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

  /// The size that the thumb is displayed with, relative to its own.
  private var magnification: CGFloat = 1

  /// Magnifies the thumb around its center.
  func setMagnification(_ new: CGFloat, isAnimated: Bool) {
    guard magnification != new else { return }
    let start = layer.presentation()?.transform ?? layer.transform
    magnification = new
    updateTransform()
    guard isAnimated else { return layer.removeAnimation(forKey: Self.magnificationKey) }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = start
    animation.toValue = layer.transform
    animation.duration = 0.2
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: Self.magnificationKey)
  }

  private static let magnificationKey = "ControlKit.magnification"

  private func updateTransform() {
    guard magnification != 1, let frame else {
      if !CATransform3DIsIdentity(layer.transform) { layer.transform = CATransform3DIdentity }
      return
    }
    // The layer scales around the center of its image, which the shadow moves away from the thumb's.
    let offset = CGPoint(x: center.x - frame.midX, y: center.y - frame.midY)
    let rest = 1 - magnification
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(magnification, magnification, 1),
      CATransform3DMakeTranslation(offset.x * rest, offset.y * rest, 0))
  }

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
    let resizes = frame?.size != new.size
    if resizes { layer.bounds = CGRect(origin: .zero, size: new.size) }
    layer.position = CGPoint(x: new.midX, y: new.midY)
    frame = new
    if resizes, magnification != 1 { updateTransform() }
  }
}
