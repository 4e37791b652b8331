import UIKit

extension BoardCanvas {
  /// Draws an image into the picture, turned upright, as one change that can be undone.
  ///
  /// A change under way is reverted first. An image without a bitmap changes nothing.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - placement: How it lies on the board. Default ``BoardImagePlacement/fit``.
  /// - Returns: What has changed.
  @discardableResult public func importImage(
    _ image: UIImage, placement: BoardImagePlacement = .fit
  ) -> BoardChange {
    guard let bitmap = image.uprightBitmap else { return BoardChange(dirty: revert(), changes: []) }
    return importImage(bitmap, placement: placement, imageScale: image.scale)
  }
}
