import UIKit

/// The layer of one thumb with the pictures it has shown.
@MainActor
final class ThumbLayer {
  let layer = CALayer()

  private var look: ThumbLook?
  private var pictures: [ThumbLook: CGImage] = [:]

  /// Shows the picture of a look, which is rendered the first time only.
  func setLook(_ new: ThumbLook) {
    guard look != new else { return }
    look = new
    let picture = pictures[new] ?? ThumbPicture.image(of: new)
    if case .image = new.face { pictures[new] = picture }
    layer.contents = picture
    layer.contentsScale =
      switch new.face {
      case .image(let image): image.scale
      case .drawn: new.scale
      }
  }

  /// The middle of the thumb itself, which that of its picture with the shadows below is not.
  var centre: CGPoint {
    let margins = look.map(ThumbPicture.margins) ?? .zero
    return CGPoint(
      x: layer.position.x + (margins.left - margins.right) / 2,
      y: layer.position.y + (margins.top - margins.bottom) / 2)
  }

  /// Lets go of what was rendered.
  func forgetPictures() {
    pictures.removeAll()
    look = nil
  }

  /// Places the thumb with its middle at a point, on whole pixels.
  func place(at centre: CGPoint, grid: PixelGrid) {
    guard let look else { return }
    let margins = ThumbPicture.margins(of: look)
    let thumb = grid.rect(around: centre, size: look.size)
    let frame = CGRect(
      x: thumb.minX - margins.left, y: thumb.minY - margins.top,
      width: look.size.width + margins.left + margins.right,
      height: look.size.height + margins.top + margins.bottom)
    if layer.frame != frame { layer.frame = frame }
  }
}
