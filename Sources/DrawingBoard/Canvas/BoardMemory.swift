import CoreGraphics
import Foundation

/// The memory of a board's picture and the context that draws into it.
///
/// Pixels lie as ``Tile`` says: blue, green, red and alpha, premultiplied, top row first, which is
/// what Core Graphics draws without converting. The memory begins transparent; pages that nothing
/// was drawn on cost nothing.
final class BoardMemory {
  let size: PixelSize
  let bytesPerRow: Int
  let base: UnsafeMutableRawPointer
  let context: CGContext

  /// The longest side of a picture that Core Graphics and its portable twin both draw, in pixels.
  static let largestSide = 32_767

  /// Nil when a side is not within 1 and ``largestSide``, or memory is short.
  init?(size: PixelSize, scale: CGFloat) {
    let sides = 1...Self.largestSide
    guard sides.contains(size.width), sides.contains(size.height),
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    // A multiple of 64 bytes keeps rows apart in the processor's cache.
    let bytesPerRow = (size.width * Tile.bytesPerPixel + 63) / 64 * 64
    guard let base = calloc(size.height, bytesPerRow) else { return nil }
    guard
      let context = CGContext(
        data: base, width: size.width, height: size.height, bitsPerComponent: 8,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: Self.bitmapInfo)
    else {
      free(base)
      return nil
    }
    self.size = size
    self.bytesPerRow = bytesPerRow
    self.base = base
    self.context = context
    context.translateBy(x: 0, y: CGFloat(size.height))
    context.scaleBy(x: scale, y: -scale)
  }

  deinit {
    free(base)
  }

  /// How Core Graphics calls the pixels of a tile.
  static var bitmapInfo: UInt32 {
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
  }

  /// Where a pixel lies, which must be one of the picture's.
  func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    base + y * bytesPerRow + x * Tile.bytesPerPixel
  }

  /// The pixels of a tile as they are now; nil when they are blank.
  func tile(at coordinate: TileCoordinate) -> TilePixels? {
    let area = coordinate.rect.intersection(size.bounds)
    guard !area.isEmpty else { return nil }
    let start = address(x: area.x, y: area.y)
    guard !isBlank(area) else { return nil }
    return TilePixels(
      copying: start, bytesPerRow: bytesPerRow, width: area.width, height: area.height)
  }

  /// Whether a tile is now as it was, `nil` being blank.
  func isTile(at coordinate: TileCoordinate, equalTo pixels: TilePixels?) -> Bool {
    let area = coordinate.rect.intersection(size.bounds)
    guard let pixels else { return isBlank(area) }
    return pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return (0..<area.height).allSatisfy { row in
        memcmp(
          start + row * Tile.bytesPerRow, address(x: area.x, y: area.y + row),
          area.width * Tile.bytesPerPixel) == 0
      }
    }
  }

  /// Writes a tile; what lies beyond the picture is left out.
  func write(_ pixels: TilePixels?, at coordinate: TileCoordinate) {
    tileTarget.write(pixels, at: coordinate)
  }

  /// What writes tiles, also on other threads, for as long as this memory is held.
  var tileTarget: TileTarget { TileTarget(base: base, bytesPerRow: bytesPerRow, size: size) }

  /// Copies what fits of another picture, both from their top left.
  func copyPixels(of other: BoardMemory) {
    let common = size.bounds.intersection(other.size.bounds)
    for row in 0..<common.height {
      memcpy(
        address(x: 0, y: row), other.address(x: 0, y: row), common.width * Tile.bytesPerPixel)
    }
  }

  private func isBlank(_ area: PixelRect) -> Bool {
    let count = area.width * Tile.bytesPerPixel
    return (area.y..<area.maxY).allSatisfy { row in
      let start = address(x: area.x, y: row)
      // Equal to itself moved by a pixel, and the first pixel zero: all pixels are.
      return start.load(as: UInt32.self) == 0
        && memcmp(start, start + Tile.bytesPerPixel, count - Tile.bytesPerPixel) == 0
    }
  }
}
