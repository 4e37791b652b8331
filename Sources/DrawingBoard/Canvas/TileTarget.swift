import Foundation

/// Where tiles are written in a picture's memory.
///
/// It is sendable unchecked because tiles do not overlap: threads may write as long as no two write
/// the same tile, and nobody looks meanwhile.
struct TileTarget: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let size: PixelSize

  /// Writes a tile; what lies beyond the picture is left out.
  func write(_ pixels: TilePixels?, at coordinate: TileCoordinate) {
    let area = coordinate.rect.intersection(size.bounds)
    guard !area.isEmpty else { return }
    let start = base + area.y * bytesPerRow + area.x * Tile.bytesPerPixel
    if let pixels {
      pixels.copy(
        to: start, bytesPerRow: bytesPerRow, width: area.width, height: area.height)
      return
    }
    for row in 0..<area.height {
      memset(start + row * bytesPerRow, 0, area.width * Tile.bytesPerPixel)
    }
  }
}
