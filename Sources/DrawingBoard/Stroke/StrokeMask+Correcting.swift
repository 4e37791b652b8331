import Foundation

/// Segments that corrections may change.
///
/// Coverage only grows, so a segment cannot be removed from it. In tiles with changeable segments
/// the coverage by final ones is stored in addition, 4 KiB for each tile, and pixels are computed
/// from it.
extension StrokeMask {
  /// Redraws the pixels of changed segments.
  ///
  /// - Parameters:
  ///   - uncertain: All changeable segments in their current form.
  ///   - changed: The segments that differ, in their earlier and in their current form.
  /// - Returns: The pixels that may have changed.
  func redraw(_ uncertain: [StrokeSegment], where changed: [StrokeSegment]) -> PixelRect {
    var parts: [TileCoordinate: PixelRect] = [:]
    for segment in changed {
      let area = segment.bounds.intersection(canvas.size.bounds)
      for coordinate in TileGrid(covering: area) {
        let part = coordinate.rect.intersection(area)
        parts[coordinate] = parts[coordinate]?.union(part) ?? part
      }
    }
    return parts.reduce(PixelRect.zero) { dirty, part in
      redraw(uncertain, in: part.key, within: part.value)
      return dirty.union(part.value)
    }
  }

  private func redraw(
    _ uncertain: [StrokeSegment], in coordinate: TileCoordinate, within part: PixelRect
  ) {
    let tile = coordinate.rect
    let slot = slot(of: coordinate)
    guard let certain = certainPlane(at: slot), let plane = plane(at: slot) else { return }
    for y in part.y..<part.maxY {
      let offset = (y - tile.y) * Tile.side + part.x - tile.x
      memcpy(plane + offset, certain + offset, part.width)
    }
    for segment in uncertain { raise(plane, by: segment, of: tile, within: part) }
    let before = before(at: slot)
    func draw(before: UnsafeRawPointer?) {
      for y in part.y..<part.maxY {
        let offset = (y - tile.y) * Tile.side + part.x - tile.x
        blender.draw(
          plane + offset, before: before.map { $0 + offset * Tile.bytesPerPixel },
          target: canvas.memory.address(x: part.x, y: y), count: part.width)
      }
    }
    guard let before else { return draw(before: nil) }
    before.withUnsafeBytes { draw(before: $0.baseAddress) }
  }

  /// Finalizes the oldest changeable segment.
  func settle(_ segment: StrokeSegment) {
    let area = segment.bounds.intersection(canvas.size.bounds)
    for coordinate in TileGrid(covering: area) {
      guard let certain = certainPlane(at: slot(of: coordinate)) else { continue }
      raise(certain, by: segment, of: coordinate.rect, within: coordinate.rect.intersection(area))
    }
  }

  /// Raises the coverage without drawing.
  private func raise(
    _ plane: UnsafeMutablePointer<UInt8>, by segment: StrokeSegment, of tile: PixelRect,
    within part: PixelRect
  ) {
    let area = part.intersection(segment.bounds)
    guard !area.isEmpty else { return }
    let coverage = StrokeSegment.RowCoverage(segment, fromX: tile.x, y: tile.y)
    let rows = segment.rows
    for y in area.y..<area.maxY {
      let columns = rows.columns(inRow: y).clamped(to: area.x..<area.maxX)
      guard !columns.isEmpty else { continue }
      let (column, line) = (columns.lowerBound - tile.x, y - tile.y)
      coverage.write(column: column, row: line, count: columns.count, to: row)
      grain?.apply(to: row, x: columns.lowerBound, y: y, count: columns.count)
      let target = plane + line * Tile.side + column
      for index in 0..<columns.count { target[index] = max(target[index], row[index]) }
    }
  }
}
