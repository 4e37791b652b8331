import CoreGraphics

extension BoardCanvas {
  /// Draws an image into the picture, as one change that can be undone.
  ///
  /// A change under way is reverted first.
  ///
  /// - Parameters:
  ///   - image: An upright image.
  ///   - placement: How it lies on the board. Default ``BoardImagePlacement/fit``.
  ///   - imageScale: Pixels of the image on each point's side, for ``BoardImagePlacement/tile``.
  ///     Default 1. What is not finite or not positive counts as 1.
  /// - Returns: What has changed.
  @discardableResult public func importImage(
    _ image: CGImage, placement: BoardImagePlacement = .fit, imageScale: CGFloat = 1
  ) -> BoardChange {
    let drawn = BoardBackground(image: image, placement: placement, imageScale: imageScale)
    let place = placement == .tile ? bounds : drawn.imageRect(in: bounds)
    return change(place) {
      context.interpolationQuality = .high
      drawn.draw(in: bounds, context: context)
    }
  }

  /// Makes the whole picture transparent, as one change that can be undone.
  ///
  /// A change under way is reverted first.
  ///
  /// - Returns: What has changed.
  @discardableResult public func clear() -> BoardChange {
    change(bounds) { context.clear(bounds) }
  }

  /// Draws once, in points, as one change.
  private func change(_ place: CGRect, _ draw: () -> Void) -> BoardChange {
    let reverted = revert()
    let area = pixels(covering: place)
    capture(area)
    context.saveGState()
    context.clip(to: points(of: area))
    draw()
    context.restoreGState()
    return BoardChange(dirty: reverted.union(area), changes: changes())
  }
}
