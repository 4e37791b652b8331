import UIKit

/// A value from which the thumbnail of a step is made on any thread.
struct StepThumbnailSource: Sendable {
  /// The part of the drawing that the thumbnail shows, and its size in pixels.
  let plan: StepThumbnail

  /// The number of pixels per point.
  let scale: CGFloat

  /// The color space of the drawing.
  let colorSpace: BoardColorSpace

  /// Returns the pixels of a tile in the image of the step; `nil` for a blank tile.
  let pixels: @Sendable (TileCoordinate) throws -> TilePixels?

  /// Makes the thumbnail off the main thread.
  ///
  /// - Returns: `nil` when a tile cannot be read, memory is short, or the task is canceled.
  @concurrent
  func thumbnail() async -> UIImage? {
    makeThumbnail()
  }

  /// Makes the thumbnail on the calling thread.
  ///
  /// - Returns: `nil` when a tile cannot be read, memory is short, or the task is canceled.
  func makeThumbnail() -> UIImage? {
    let image = try? plan.image(in: colorSpace) { coordinate in
      try Task.checkCancellation()
      return try pixels(coordinate)
    }
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
