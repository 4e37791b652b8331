import Foundation

extension TileCodec {
  /// Draws a stroke on the tile it was made on.
  ///
  /// - Returns: Whether it is sound; the target is of no use otherwise.
  static func drawStroke(
    _ bytes: UnsafeRawBufferPointer, onto target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard bytes.count >= strokeHeadByteCount, bytes[4] <= 1, target.count == Tile.byteCount,
      let pixels = target.assumingMemoryBound(to: UInt32.self).baseAddress
    else { return false }
    let paint = PixelBlender(
      color: UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)), erases: bytes[4] == 1)
    let start = strokeHeadByteCount + Int(bytes[5]) * exceptionByteCount
    guard start <= bytes.count else { return false }
    let runs = UnsafeRawBufferPointer(rebasing: bytes[start...])
    let isSound =
      paint.erases
      ? drawRuns(runs, onto: pixels, of: paint) { PixelBlender.erased($0, by: $1) }
      : drawRuns(runs, onto: pixels, of: paint) { paint.painted($0, coverage: $1) }
    return isSound
      && drawExceptions(bytes[strokeHeadByteCount..<start], onto: pixels)
  }

  /// Once for each kind of paint, for the loops are most of what a jump has to do.
  @inline(__always)
  private static func drawRuns(
    _ bytes: UnsafeRawBufferPointer, onto pixels: UnsafeMutablePointer<UInt32>,
    of paint: PixelBlender, mixed: (_ pixel: UInt32, _ coverage: UInt32) -> UInt32
  ) -> Bool {
    guard let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return true }
    let covering: UInt32? = paint.covers ? (paint.erases ? 0 : paint.color) : nil
    // Neither can overflow: a tile has few bytes, and each says at most 255.
    var (next, position) = (0, 0)
    while next < bytes.count {
      while next < bytes.count, source[next] == 255 {
        position &+= 255
        next &+= 1
      }
      guard bytes.count &- next >= 3 else { return false }
      let (lead, tail) = (Int(source[next &+ 1] &>> 4), Int(source[next &+ 1] & 15))
      let full = Int(source[next &+ 2])
      position &+= Int(source[next])
      next &+= 3
      guard bytes.count &- next >= lead &+ tail, position &+ lead &+ full &+ tail <= pixelCount
      else { return false }
      let first = pixels + position
      for number in 0..<lead {
        first[number] = mixed(first[number], UInt32(source[next &+ number]))
      }
      next &+= lead
      if let covering {
        for number in lead..<lead &+ full { first[number] = covering }
      } else {
        for number in lead..<lead &+ full { first[number] = mixed(first[number], 255) }
      }
      let last = first + lead + full
      for number in 0..<tail {
        last[number] = mixed(last[number], UInt32(source[next &+ number]))
      }
      next &+= tail
      position &+= lead &+ full &+ tail
    }
    return true
  }

  /// Whether all of them lie in the tile.
  private static func drawExceptions(
    _ bytes: Slice<UnsafeRawBufferPointer>, onto pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    for start in stride(from: 0, to: bytes.count, by: exceptionByteCount) {
      let place = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
      guard place < pixelCount else { return false }
      pixels[Int(place)] = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: start + 2, as: UInt32.self))
    }
    return true
  }
}
