import CoreGraphics
import Foundation

/// The memory of a board's picture and the context that draws into it.
///
/// The layout of pixels is that of ``Tile``: blue, green, red and alpha, premultiplied, top row first.
/// Core Graphics draws it without converting. The memory starts transparent, and pages without ink
/// take no memory.
final class BoardMemory {
  let size: PixelSize
  let bytesPerRow: Int
  let base: UnsafeMutableRawPointer
  private(set) var context: CGContext
  private(set) var colorSpace: BoardColorSpace
  private let scale: CGFloat

  /// The longest side of a picture that Core Graphics and its portable twin both draw, in pixels.
  static let largestSide = 32_767

  /// Creates a transparent picture.
  ///
  /// `nil` if a side is not within 1 and ``largestSide``, or memory is short.
  init?(size: PixelSize, scale: CGFloat, colorSpace: BoardColorSpace = .sRGB) {
    let sides = 1...Self.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else { return nil }
    // A multiple of 64 bytes keeps rows apart in the processor's cache.
    let bytesPerRow = (size.width * Tile.bytesPerPixel + 63) / 64 * 64
    guard let base = calloc(size.height, bytesPerRow) else { return nil }
    guard
      let context = Self.context(
        over: base, bytesPerRow: bytesPerRow, size: size, scale: scale, colorSpace: colorSpace)
    else {
      free(base)
      return nil
    }
    self.size = size
    self.scale = scale
    self.bytesPerRow = bytesPerRow
    self.base = base
    self.context = context
    self.colorSpace = colorSpace
  }

  /// Declares that the pixels are in a color space, without changing them.
  func assumeColorSpace(_ colorSpace: BoardColorSpace) {
    guard colorSpace != self.colorSpace,
      let context = Self.context(
        over: base, bytesPerRow: bytesPerRow, size: size, scale: scale, colorSpace: colorSpace)
    else { return }
    self.context = context
    self.colorSpace = colorSpace
  }

  private static func context(
    over base: UnsafeMutableRawPointer, bytesPerRow: Int, size: PixelSize, scale: CGFloat,
    colorSpace: BoardColorSpace
  ) -> CGContext? {
    guard let space = colorSpace.cgColorSpace,
      let context = CGContext(
        data: base, width: size.width, height: size.height, bitsPerComponent: 8,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(size.height))
    context.scaleBy(x: scale, y: -scale)
    return context
  }

  deinit {
    free(base)
  }

  /// The bitmap info of the pixels of a tile.
  static var bitmapInfo: UInt32 {
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
  }

  /// Returns the address of a pixel, which must be within the picture.
  func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    base + y * bytesPerRow + x * Tile.bytesPerPixel
  }

  /// Returns the current pixels of a tile; `nil` if all are transparent.
  func tile(at coordinate: TileCoordinate) -> TilePixels? {
    let area = coordinate.rect.intersection(size.bounds)
    guard !area.isEmpty else { return nil }
    let start = address(x: area.x, y: area.y)
    guard !isBlank(area) else { return nil }
    return TilePixels(
      copying: start, bytesPerRow: bytesPerRow, width: area.width, height: area.height)
  }

  /// Returns whether a tile has some pixels; `nil` stands for transparent ones.
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

  /// Writes a tile.
  ///
  /// Pixels outside of the picture are left out.
  func write(_ pixels: TilePixels?, at coordinate: TileCoordinate) {
    tileTarget.write(pixels, at: coordinate)
  }

  /// Writes tiles, also on other threads, while this memory is retained.
  var tileTarget: TileTarget { TileTarget(base: base, bytesPerRow: bytesPerRow, size: size) }

  /// Copies the part of another picture that fits, from top left to top left.
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
