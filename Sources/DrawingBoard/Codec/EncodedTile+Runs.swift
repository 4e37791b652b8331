import Foundation

/// Runs: a map of the pixels that differ from the previous one, followed by those pixels.
///
/// The rows of the map are from the top. The lowest bit of a row is the pixel on the left. Drawings
/// consist of runs of one color, so that this form is hardly larger than LZ4. It is decoded without
/// branches, in half the time.
extension EncodedTile {
  /// Returns a tile as runs; `nil` if they take more than half of the size of a tile.
  static func encodeRuns(_ pixels: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let source = pixels.baseAddress, pixels.count == Tile.byteCount else { return nil }
    return withScratch { scratch -> [UInt8]? in
      var (end, last) = (mapByteCount, UInt32(0))
      for row in 0..<Tile.side {
        guard end <= Tile.byteCount / 2 else { return nil }
        var map: UInt64 = 0
        for column in 0..<Tile.side {
          let pixel = source.load(
            fromByteOffset: row * Tile.bytesPerRow + column * Tile.bytesPerPixel, as: UInt32.self)
          // The first pixel has no previous one.
          guard pixel != last || (row == 0 && column == 0) else { continue }
          map |= 1 << UInt64(column)
          scratch.storeBytes(of: pixel, toByteOffset: end, as: UInt32.self)
          (end, last) = (end + Tile.bytesPerPixel, pixel)
        }
        scratch.storeBytes(of: map.littleEndian, toByteOffset: row * 8, as: UInt64.self)
      }
      return end <= Tile.byteCount / 2
        ? Array(UnsafeRawBufferPointer(rebasing: scratch[..<end])) : nil
    }
  }

  /// Writes the pixels of runs.
  ///
  /// - Returns: A Boolean value that indicates whether the runs are valid. Otherwise nothing is
  ///   written.
  static func expandRuns(
    _ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let source = bytes.baseAddress, bytes.count >= mapByteCount,
      let pixels = target.assumingMemoryBound(to: UInt32.self).baseAddress,
      target.count == Tile.byteCount
    else { return false }
    let half = Tile.side / 2
    func map(_ row: Int) -> UInt64 {
      UInt64(littleEndian: source.loadUnaligned(fromByteOffset: row &* 8, as: UInt64.self))
    }
    var (upper, lower) = (0, 0)
    for row in 0..<half {
      upper &+= map(row).nonzeroBitCount
      lower &+= map(row &+ half).nonzeroBitCount
    }
    guard bytes.count == mapByteCount + (upper + lower) * Tile.bytesPerPixel, map(0) & 1 == 1
    else { return false }
    // The addresses of the latest pixels. Both halves of the tile are decoded at once, because each
    // address depends on the one before it, and the processor can compute two in parallel.
    var first = source + (mapByteCount - Tile.bytesPerPixel)
    var second = first + upper * Tile.bytesPerPixel
    for row in 0..<half {
      var (above, below) = (map(row), map(row &+ half))
      let line = pixels + row &* Tile.side
      for column in 0..<Tile.side {
        first += Int(truncatingIfNeeded: above & 1) &* Tile.bytesPerPixel
        above &>>= 1
        line[column] = first.loadUnaligned(as: UInt32.self)
        second += Int(truncatingIfNeeded: below & 1) &* Tile.bytesPerPixel
        below &>>= 1
        line[column &+ half &* Tile.side] = second.loadUnaligned(as: UInt32.self)
      }
    }
    return true
  }
}
