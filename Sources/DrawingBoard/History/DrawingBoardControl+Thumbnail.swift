import UIKit

/// Thumbnails of steps.
extension DrawingBoardControl {
  /// Returns an image of what a step changed, with its surroundings at the time, over nothing.
  ///
  /// The image is made off the main thread.
  ///
  /// - Parameters:
  ///   - index: The index of the step, from 0. Others have no thumbnail.
  ///   - size: The size in points. Each side is limited to 1 through 512; non-finite ones count as
  ///     1.
  /// - Returns: `nil` when the step cannot be read, changed nothing that is on the board, or the
  ///   task is canceled.
  public func thumbnail(ofStep index: Int, size: CGSize) async -> UIImage? {
    await thumbnailSource(ofStep: index, size: size)?.thumbnail()
  }

  /// Returns what the thumbnail of a step is made from; `nil` when it has none.
  func thumbnailSource(ofStep index: Int, size: CGSize) -> StepThumbnailSource? {
    guard let canvas, let step = stack.step(at: index) else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length, 1), 512) * scale) : 1
    }
    let wanted = PixelSize(width: pixels(size.width), height: pixels(size.height))
    guard
      let plan = StepThumbnail(of: step.bounds, in: canvas.size, size: wanted),
      let snapshot = try? stack.snapshot(ofStep: index, of: Tile.tiles(covering: plan.area))
    else { return nil }
    return StepThumbnailSource(plan: plan, scale: scale, colorSpace: canvas.colorSpace) {
      try snapshot.pixels(at: $0)
    }
  }

  /// The number that tells a step from all others, even after its index has changed.
  func stepIdentifier(at index: Int) -> UInt64? {
    stack.step(at: index)?.id
  }
}
