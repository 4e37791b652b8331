import Foundation

/// Patches: a map of the pixels that differ, followed by their new values in the same order.
///
/// The rows of the map are from the top. The lowest bit of a row is the pixel on the left.
extension EncodedTile {
  /// Returns the compressed patch from a base to a tile; `nil` if it is not smaller than the tile.
  static func encodePatch(_ pixels: UnsafeRawBufferPointer, base: TilePixels?) -> [UInt8]? {
    withScratch { scratch in
      let count = (base ?? blank).withUnsafeBytes { writePatch(of: pixels, base: $0, to: scratch) }
      return compress(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
    }
  }

  /// The blank tile.
  static let blank = TilePixels(copying: UnsafeRawBufferPointer(start: nil, count: 0))

  /// Applies a compressed patch to its base, and returns whether the patch is valid.
  static func decodePatch(
    _ bytes: UnsafeRawBufferPointer, onto target: UnsafeMutableRawBufferPointer,
    using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let count = decompress(bytes, into: scratch)
    return count >= mapByteCount
      && apply(UnsafeRawBufferPointer(rebasing: scratch[..<count]), to: target)
  }

  /// The size of the largest patch in bytes.
  static let scratchByteCount = mapByteCount + Tile.byteCount

  /// Calls a closure with temporary memory for the largest patch.
  static func withScratch<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(
      byteCount: scratchByteCount, alignment: MemoryLayout<UInt64>.alignment
    ) { body($0) }
  }

  /// Writes a patch and returns its size in bytes.
  private static func writePatch(
    of pixels: UnsafeRawBufferPointer, base: UnsafeRawBufferPointer,
    to patch: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let new = pixels.baseAddress, let old = base.baseAddress else { return 0 }
    var end = mapByteCount
    for row in 0..<Tile.side {
      let start = row * Tile.bytesPerRow
      var map: UInt64 = 0
      // A stroke changes few rows of most tiles.
      if memcmp(new + start, old + start, Tile.bytesPerRow) != 0 {
        for column in 0..<Tile.side {
          let position = start + column * Tile.bytesPerPixel
          let pixel = new.load(fromByteOffset: position, as: UInt32.self)
          guard pixel != old.load(fromByteOffset: position, as: UInt32.self) else { continue }
          map |= 1 << UInt64(column)
          patch.storeBytes(of: pixel, toByteOffset: end, as: UInt32.self)
          end += Tile.bytesPerPixel
        }
      }
      patch.storeBytes(of: map.littleEndian, toByteOffset: row * 8, as: UInt64.self)
    }
    return end
  }

  /// Applies a patch, and returns whether it is valid.
  ///
  /// If not, the target is undefined.
  private static func apply(
    _ patch: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let source = patch.baseAddress, let target = target.baseAddress else { return false }
    var next = mapByteCount
    for row in 0..<Tile.side {
      var map = UInt64(littleEndian: patch.load(fromByteOffset: row * 8, as: UInt64.self))
      guard next + map.nonzeroBitCount * Tile.bytesPerPixel <= patch.count else { return false }
      while map != 0 {
        // Changed pixels are usually adjacent.
        let first = map.trailingZeroBitCount
        let count = (~(map >> UInt64(first))).trailingZeroBitCount
        let byteCount = count * Tile.bytesPerPixel
        memcpy(
          target + row * Tile.bytesPerRow + first * Tile.bytesPerPixel, source + next, byteCount)
        next += byteCount
        // A shift by 64 bits gives zero; zero minus one has the bits of a whole row.
        map &= ~(((1 << UInt64(count)) &- 1) << UInt64(first))
      }
    }
    return next == patch.count
  }
}
