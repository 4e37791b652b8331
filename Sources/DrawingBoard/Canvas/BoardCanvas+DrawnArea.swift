import CoreGraphics
import Foundation

/// Strokes that are drawn again in a part of the picture.
extension BoardCanvas {
  /// Draws what would have other edges if it were drawn in parts, and keeps its part in ``drawnArea``.
  ///
  /// - Parameters:
  ///   - area: The pixels, which the context is clipped to.
  ///   - body: Draws in the context of the picture.
  /// - Returns: The pixels that may have changed.
  func draw(whole area: PixelRect, _ body: (CGContext) -> Void) -> PixelRect {
    let part = area.intersection(drawnArea)
    guard !part.isEmpty else { return .zero }
    capture(area)
    context.saveGState()
    context.clip(to: points(of: area))
    body(context)
    context.restoreGState()
    guard part != area else { return part }
    for coordinate in TileGrid(covering: area) where !drawnArea.contains(coordinate.rect) {
      let (drawn, kept) = (memory.tile(at: coordinate), coordinate.rect.intersection(drawnArea))
      let slot = capture.slot(of: coordinate, in: memory)
      memory.write(capture.entries[slot].pixels, at: coordinate)
      for y in kept.y..<kept.maxY {
        let start = memory.address(x: kept.x, y: y)
        let offset =
          (y - coordinate.rect.y) * Tile.bytesPerRow
          + (kept.x - coordinate.rect.x) * Tile.bytesPerPixel
        guard let drawn else {
          memset(start, 0, kept.width * Tile.bytesPerPixel)
          continue
        }
        drawn.withUnsafeBytes { bytes in
          guard let source = bytes.baseAddress else { return }
          memcpy(start, source + offset, kept.width * Tile.bytesPerPixel)
        }
      }
    }
    return part
  }
}
