import Foundation

/// Patches: a map of the pixels that differ, in rows from the top and from the lowest bit on the
/// left, then the new values of those pixels in that order.
extension TileCodec {
  /// The patch that makes the tile of its base, compressed; nil when it is not small enough.
  static func encodePatch(_ pixels: UnsafeRawBufferPointer, base: TilePixels?) -> [UInt8]? {
    withScratch { scratch in
      let count = (base ?? blank).withUnsafeBytes { writePatch(of: pixels, base: $0, to: scratch) }
      return compress(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
    }
  }

  static let blank = TilePixels(copying: UnsafeRawBufferPointer(start: nil, count: 0))

  /// Applies a compressed patch to the tile it was made on; false when the patch is not sound.
  static func decodePatch(
    _ bytes: UnsafeRawBufferPointer, onto target: UnsafeMutableRawBufferPointer,
    using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let count = decompress(bytes, into: scratch)
    return count >= mapByteCount
      && apply(UnsafeRawBufferPointer(rebasing: scratch[..<count]), to: target)
  }

  /// The longest patch there can be.
  static let scratchByteCount = mapByteCount + Tile.byteCount

  /// Memory for the longest patch there can be.
  static func withScratch<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(
      byteCount: scratchByteCount, alignment: MemoryLayout<UInt64>.alignment
    ) { body($0) }
  }

  /// How many bytes the patch took.
  private static func writePatch(
    of pixels: UnsafeRawBufferPointer, base: UnsafeRawBufferPointer,
    to patch: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let new = pixels.baseAddress, let old = base.baseAddress else { return 0 }
    var end = mapByteCount
    for row in 0..<Tile.side {
      let start = row * Tile.bytesPerRow
      var map: UInt64 = 0
      // Of most tiles a stroke changes few rows.
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

  /// Whether the patch is sound; the target is of no use when it is not.
  private static func apply(
    _ patch: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let source = patch.baseAddress, let target = target.baseAddress else { return false }
    var next = mapByteCount
    for row in 0..<Tile.side {
      var map = UInt64(littleEndian: patch.load(fromByteOffset: row * 8, as: UInt64.self))
      guard next + map.nonzeroBitCount * Tile.bytesPerPixel <= patch.count else { return false }
      while map != 0 {
        // Pixels that change stand side by side as a rule.
        let first = map.trailingZeroBitCount
        let count = (~(map >> UInt64(first))).trailingZeroBitCount
        let byteCount = count * Tile.bytesPerPixel
        memcpy(
          target + row * Tile.bytesPerRow + first * Tile.bytesPerPixel, source + next, byteCount)
        next += byteCount
        // A shift by all 64 bits gives zero, and less one of that are the bits of a whole row.
        map &= ~(((1 << UInt64(count)) &- 1) << UInt64(first))
      }
    }
    return next == patch.count
  }
}
