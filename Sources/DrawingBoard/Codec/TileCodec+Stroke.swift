import Foundation

/// Strokes: one colour, and how much of it was mixed into which pixels.
///
/// Most of a patch are the pixels along the edges of a stroke, each another mixture of the colour and
/// of what was there. What was there is at hand, so a byte says what four do; and runs are so short
/// that there is nothing left to compress, so decoding is little more than writing the pixels.
///
/// | Bytes | What |
/// |---|---|
/// | 4 | the colour, a premultiplied pixel |
/// | 1 | 0 when it is mixed in, 1 when the pixels are made transparent |
/// | 1 | how many pixels are no such mixture |
/// | 6… | those: the number of the pixel in two bytes, and its new value |
/// | … | runs |
///
/// A run is of pixels in a row, and goes on in the next row at the tile's right edge:
///
/// | Bytes | What |
/// |---|---|
/// | 1… | the pixels to skip before it; 255 says that another such byte follows |
/// | 1 | how many pixels at its beginning and its end are covered in part, four bits each |
/// | 1 | how many between them are covered entirely |
/// | … | how much those in part are covered, from 1 to 255 |
///
/// The arithmetic of mixing is part of the format: see ``LogHeader/version``.
extension TileCodec {
  static let strokeHeadByteCount = 6
  static let exceptionByteCount = 6
  static let pixelCount = Tile.side * Tile.side

  /// The stroke that makes the tile of its base; nil when no single one does, or not in few bytes.
  static func encodeStroke(_ pixels: UnsafeRawBufferPointer, base: TilePixels?) -> [UInt8]? {
    withScratch { scratch in
      let count = (base ?? blank).withUnsafeBytes { writeStroke(of: pixels, base: $0, to: scratch) }
      return count.map { Array(UnsafeRawBufferPointer(rebasing: scratch[..<$0])) }
    }
  }

  /// Where the pieces of a stroke meet, pixels are mixed twice; those are told one by one.
  private static let mostExceptions = 64

  private static func writeStroke(
    of pixels: UnsafeRawBufferPointer, base: UnsafeRawBufferPointer,
    to target: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let (new, old) = (pixels.bindMemory(to: UInt32.self), base.bindMemory(to: UInt32.self))
    guard let paint = paint(of: new, base: old) else { return nil }
    var exceptions: [(position: Int, pixel: UInt32)] = []
    // The runs are written behind the room for all exceptions, and moved when their count is known.
    let start = strokeHeadByteCount + mostExceptions * exceptionByteCount
    var (end, position, last) = (start, 0, 0)
    while let first = firstDifference(new, old, from: position) {
      let before = end
      var skip = first - last
      while skip >= 255 {
        target[end] = 255
        (end, skip) = (end + 1, skip - 255)
      }
      target[end] = UInt8(skip)
      let head = end + 1
      end += 3
      var (lead, full, tail) = (0, 0, 0)
      position = first
      // What does not fit into a run begins the next one.
      while position < pixelCount, new[position] != old[position] {
        if new[position] == paint.blended(old[position], coverage: 255) {
          guard tail == 0, full < 255 else { break }
          full += 1
        } else if let coverage = paint.coverage(from: old[position], to: new[position]) {
          guard full == 0 ? lead < 15 : tail < 15 else { break }
          (lead, tail) = full == 0 ? (lead + 1, tail) : (lead, tail + 1)
          target[end] = coverage
          end += 1
        } else {
          guard exceptions.count < mostExceptions else { return nil }
          exceptions.append((position, new[position]))
          break
        }
        position += 1
      }
      let isEmpty = position == first
      if isEmpty {
        end = before
      } else {
        target[head] = UInt8(lead << 4 | tail)
        target[head + 1] = UInt8(full)
        last = position
      }
      if exceptions.last?.position == position { position += 1 }
      // More would be better off as a patch.
      guard end < Tile.byteCount / 2 else { return nil }
    }
    target.storeBytes(of: paint.encodedColor.littleEndian, as: UInt32.self)
    target[4] = paint.erases ? 1 : 0
    target[5] = UInt8(exceptions.count)
    var next = strokeHeadByteCount
    for exception in exceptions {
      target.storeBytes(
        of: UInt16(exception.position).littleEndian, toByteOffset: next, as: UInt16.self)
      target.storeBytes(of: exception.pixel.littleEndian, toByteOffset: next + 2, as: UInt32.self)
      next += exceptionByteCount
    }
    if let memory = target.baseAddress { memmove(memory + next, memory + start, end - start) }
    return next + end - start
  }

  private static func firstDifference(
    _ new: UnsafeBufferPointer<UInt32>, _ old: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int? {
    var position = start
    while position < pixelCount {
      if position % Tile.side == 0, let first = new.baseAddress, let second = old.baseAddress {
        // Of most tiles a stroke changes few rows.
        while position < pixelCount,
          memcmp(first + position, second + position, Tile.bytesPerRow) == 0
        {
          position += Tile.side
        }
        guard position < pixelCount else { return nil }
      }
      // Two pixels at once.
      if position.isMultiple(of: 2), words(new, position) == words(old, position) {
        position += 2
        continue
      }
      if new[position] != old[position] { return position }
      position += 1
    }
    return nil
  }

  @inline(__always)
  private static func words(_ pixels: UnsafeBufferPointer<UInt32>, _ position: Int) -> UInt64 {
    UnsafeRawBufferPointer(pixels).loadUnaligned(fromByteOffset: position * 4, as: UInt64.self)
  }

  /// The likely colour of the stroke: the longest run of new pixels of one value has it.
  private static func paint(
    of new: UnsafeBufferPointer<UInt32>, base old: UnsafeBufferPointer<UInt32>
  ) -> PixelBlender? {
    var (color, longest): (UInt32, Int) = (0, 0)
    var position = 0
    while let start = firstDifference(new, old, from: position) {
      let value = new[start]
      position = start + 1
      while position < pixelCount, new[position] == value, old[position] != value { position += 1 }
      if position - start > longest { (color, longest) = (value, position - start) }
    }
    return longest == 0 ? nil : PixelBlender(color: color, erases: color == 0)
  }
}

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
