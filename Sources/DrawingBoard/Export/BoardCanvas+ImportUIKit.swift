import UIKit

extension BoardCanvas {
  /// Draws an image into the picture, turned upright, as one change.
  ///
  /// An active change is reverted first.
  ///
  /// - Parameters:
  ///   - image: The image. An image without a bitmap has no effect.
  ///   - placement: The placement of the image on the board. Default ``BoardImagePlacement/fit``.
  /// - Returns: The change.
  @discardableResult func importImage(
    _ image: UIImage, placement: BoardImagePlacement = .fit
  ) -> BoardChange {
    guard let bitmap = image.uprightBitmap else { return BoardChange(dirty: revert(), changes: []) }
    return importImage(bitmap, placement: placement, imageScale: image.scale)
  }
}
