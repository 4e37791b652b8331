import CoreGraphics
import Foundation
import UIKit

/// Images of drawings.
extension StoredDrawing {
  /// Returns a small image of the drawing on its background.
  ///
  /// It is made from the stored picture, without the history.
  ///
  /// - Parameters:
  ///   - size: The size in points that the image fits. Each side is limited to 1 through 2048;
  ///     non-finite ones count as 1. The image is not larger than the drawing.
  ///   - scale: The number of pixels on each side of a point. Default `nil`: that of the drawing. A
  ///     value that is not finite or not positive counts as `nil`; it is limited to 10.
  /// - Returns: The image; `nil` if the drawing has no size yet, or memory is short.
  /// - Throws: ``Failure`` if the picture cannot be read, or a `CancellationError`.
  @concurrent
  public func thumbnail(fitting size: CGSize, scale: CGFloat? = nil) async throws -> UIImage? {
    try await Self.naming(id) {
      let source = try await DrawingSource.open(folder)
      guard let board = source.table.board, !board.size.isEmpty else { return nil }
      let wanted = scale.flatMap { $0.isFinite && $0 > 0 ? min($0, 10) : nil }
      let plan = StepThumbnail(of: board, fitting: size, scale: wanted ?? CGFloat(board.scale))
      let tiles = try source.pictureTiles()
      let strokes = try plan.image(in: board.colorSpace) { coordinate in
        try Task.checkCancellation()
        return tiles[coordinate]
      }
      let background = BoardBackground(data: board.background)
      let image = strokes.flatMap { background?.image(below: $0, of: board) ?? $0 }
      return image.map {
        UIImage(cgImage: $0, scale: wanted ?? CGFloat(board.scale), orientation: .up)
      }
    }
  }
}

extension DrawingSource {
  /// The tiles of the shown picture.
  fileprivate func pictureTiles() throws(StorageError) -> [TileCoordinate: TilePixels] {
    var attempts = 3
    while true {
      do throws(StorageError) {
        let snapshot = ImageStackSnapshot(store, step: table.index)
        return Dictionary(
          try snapshot.tiles().compactMap { tile in tile.pixels.map { (tile.coordinate, $0) } }
        ) { first, _ in first }
      } catch {
        attempts -= 1
        // A board may have removed the step meanwhile.
        guard isOpenInBoard, attempts > 0 else { throw error }
      }
    }
  }
}

extension StepThumbnail {
  /// Creates the plan of a thumbnail of a whole drawing.
  fileprivate init(of board: StoredBoard, fitting size: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 1), 2048) * scale : scale
    }
    let (width, height) = (CGFloat(board.size.width), CGFloat(board.size.height))
    let factor = min(pixels(size.width) / width, pixels(size.height) / height, 1)
    self.init(
      area: board.size.bounds,
      size: PixelSize(
        width: max(Int((width * factor).rounded()), 1),
        height: max(Int((height * factor).rounded()), 1)))
  }
}

extension BoardBackground {
  /// Draws the background of a drawing below its strokes.
  fileprivate func image(below strokes: CGImage, of board: StoredBoard) -> CGImage? {
    guard
      let context = CGContext.bitmap(
        width: strokes.width, height: strokes.height, colorSpace: strokes.colorSpace)
    else { return nil }
    let bounds = CGRect(origin: .zero, size: board.pointSize)
    context.scaleBy(
      x: CGFloat(strokes.width) / bounds.width, y: CGFloat(strokes.height) / bounds.height)
    context.interpolationQuality = .high
    draw(in: bounds, context: context)
    context.drawUpright(strokes, in: bounds)
    return context.makeImage()
  }
}
