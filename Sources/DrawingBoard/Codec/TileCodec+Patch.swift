import Foundation

/// Patches: a map of the pixels that differ, in rows from the top and from the lowest bit on the
/// left, then the new values of those pixels in that order.
extension TileCodec {
  /// The patch that makes the tile of its base, compressed; nil when it is not small enough.
  static func encodePatch(_ pixels: UnsafeRawBufferPointer, base: TilePixels?) -> [UInt8]? {
    withScratch { scratch in
      let count: Int
      if let base {
        count = base.withUnsafeBytes { writePatch(of: pixels, base: $0, to: scratch) }
      } else {
        count = writePatch(of: pixels, base: nil, to: scratch)
      }
      return compress(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
    }
  }

  /// The tile that a compressed patch makes of its base; nil when it is blank.
  static func decodePatch(_ patch: [UInt8], base: TilePixels?) throws -> TilePixels? {
    try withScratch { scratch in
      let count = decompress(patch, into: scratch)
      guard count >= mapByteCount else { throw TileCodecError.damaged }
      let patch = UnsafeRawBufferPointer(rebasing: scratch[..<count])
      return try TilePixels { target in
        if let base {
          base.withUnsafeBytes { target.copyMemory(from: $0) }
        } else if let start = target.baseAddress {
          memset(start, 0, target.count)
        }
        try apply(patch, to: target)
      }
    }
  }

  /// Memory for the longest patch there can be.
  private static func withScratch<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(
      byteCount: mapByteCount + Tile.byteCount, alignment: MemoryLayout<UInt64>.alignment
    ) { try body($0) }
  }

  /// How many bytes the patch took.
  private static func writePatch(
    of pixels: UnsafeRawBufferPointer, base: UnsafeRawBufferPointer?,
    to patch: UnsafeMutableRawBufferPointer
  ) -> Int {
    var end = mapByteCount
    for row in 0..<Tile.side {
      let start = row * Tile.bytesPerRow
      var map: UInt64 = 0
      for column in 0..<Tile.side {
        let position = start + column * Tile.bytesPerPixel
        let pixel = pixels.load(fromByteOffset: position, as: UInt32.self)
        guard pixel != base?.load(fromByteOffset: position, as: UInt32.self) ?? 0 else { continue }
        map |= 1 << UInt64(column)
        patch.storeBytes(of: pixel, toByteOffset: end, as: UInt32.self)
        end += Tile.bytesPerPixel
      }
      patch.storeBytes(of: map.littleEndian, toByteOffset: row * 8, as: UInt64.self)
    }
    return end
  }

  private static func apply(
    _ patch: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer
  ) throws {
    var next = mapByteCount
    for row in 0..<Tile.side {
      var map = UInt64(littleEndian: patch.load(fromByteOffset: row * 8, as: UInt64.self))
      guard next + map.nonzeroBitCount * Tile.bytesPerPixel <= patch.count else {
        throw TileCodecError.damaged
      }
      while map != 0 {
        let position = row * Tile.bytesPerRow + map.trailingZeroBitCount * Tile.bytesPerPixel
        let pixel = patch.load(fromByteOffset: next, as: UInt32.self)
        target.storeBytes(of: pixel, toByteOffset: position, as: UInt32.self)
        next += Tile.bytesPerPixel
        map &= map - 1
      }
    }
    guard next == patch.count else { throw TileCodecError.damaged }
  }
}
