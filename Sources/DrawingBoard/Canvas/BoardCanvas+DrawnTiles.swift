import CoreGraphics

/// Strokes that are drawn again in some tiles of the picture.
extension BoardCanvas {
  /// Returns whether strokes draw a tile.
  func draws(_ coordinate: TileCoordinate) -> Bool { drawnTiles?.contains(coordinate) ?? true }

  /// Draws what would have other edges if it were drawn in parts, and keeps it in the drawn tiles.
  ///
  /// - Parameters:
  ///   - area: The pixels, which the context is clipped to.
  ///   - body: Draws in the context of the picture.
  /// - Returns: The pixels that may have changed.
  func draw(whole area: PixelRect, _ body: (CGContext) -> Void) -> PixelRect {
    let grid = TileGrid(covering: area)
    guard grid.contains(where: draws) else { return .zero }
    capture(area)
    context.saveGState()
    context.clip(to: points(of: area))
    body(context)
    context.restoreGState()
    for coordinate in grid where !draws(coordinate) {
      let slot = capture.slot(of: coordinate, in: memory)
      memory.write(capture.entries[slot].pixels, at: coordinate)
    }
    return area
  }
}
