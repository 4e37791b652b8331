import CoreGraphics

extension BoardCanvas {
  /// Draws an image into the picture, as one change.
  ///
  /// An active change is reverted first.
  ///
  /// - Parameters:
  ///   - image: An upright image. Its colors are converted to the canvas's color space.
  ///   - placement: The placement of the image on the board. Default ``BoardImagePlacement/fit``.
  ///   - imageScale: The number of pixels of the image on each side of a point, for
  ///     ``BoardImagePlacement/tile``. Default 1. A value that is not finite or not positive counts
  ///     as 1.
  /// - Returns: The change.
  @discardableResult func importImage(
    _ image: CGImage, placement: BoardImagePlacement = .fit, imageScale: CGFloat = 1
  ) -> BoardChange {
    let drawn = BoardBackground(image: image, placement: placement, imageScale: imageScale)
    let place = placement == .tile ? bounds : drawn.imageRect(in: bounds)
    let reverted = revert()
    let area = pixels(covering: place)
    capture(area)
    context.saveGState()
    context.clip(to: points(of: area))
    context.interpolationQuality = .high
    drawn.draw(in: bounds, context: context)
    context.restoreGState()
    return BoardChange(dirty: reverted.union(area), changes: commit())
  }
}
