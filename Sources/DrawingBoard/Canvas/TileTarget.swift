import Foundation

/// A value that writes tiles into the memory of a picture.
///
/// It is sendable without checks because tiles do not overlap: threads may write at the same time if
/// no two write the same tile and no thread reads.
struct TileTarget: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let size: PixelSize

  /// Writes a tile.
  ///
  /// Pixels outside of the picture are left out.
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
