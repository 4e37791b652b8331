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
  private static let strokeHeadByteCount = 6
  private static let exceptionByteCount = 6
  private static let pixelCount = Tile.side * Tile.side

  /// What a stroke does to a pixel.
  private struct Paint {
    let color: UInt32
    let erases: Bool

    @inline(__always) func mixed(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
      if erases { return Self.scaled(pixel, 255 &- coverage) }
      let source = Self.scaled(color, coverage)
      return source &+ Self.scaled(pixel, 255 &- source >> 24)
    }

    /// Whether entire coverage leaves nothing of what was there.
    var covers: Bool { erases || color >> 24 == 255 }

    /// Each component times a byte, divided by 255 and rounded, all four side by side in a word.
    @inline(__always) private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
      let mask: UInt64 = 0x00FF_00FF_00FF_00FF
      let wide = (UInt64(pixel) | UInt64(pixel) &<< 24) & mask
      let product = wide &* UInt64(factor) &+ 0x0080_0080_0080_0080
      let parts = (product &+ (product &>> 8 & mask)) &>> 8 & mask
      return UInt32(truncatingIfNeeded: parts | parts &>> 24)
    }

    /// How much of a pixel must be covered to make another one of it; nil when no coverage does.
    func coverage(from old: UInt32, to new: UInt32) -> UInt8? {
      // It grows in proportion: the component with the longest way tells it best.
      var (way, length) = (0, 0)
      for shift: UInt32 in [0, 8, 16, 24] {
        let from = Int(old >> shift & 0xFF)
        let alpha = erases ? 255 : Int(color >> 24)
        let whole = (erases ? 0 : 255 * Int(color >> shift & 0xFF)) - from * alpha
        if abs(whole) > abs(length) { (way, length) = (Int(new >> shift & 0xFF) - from, whole) }
      }
      guard length != 0 else { return nil }
      let estimate = (way * 255 * 255 * 2 + length) / (length * 2)
      for difference in [0, 1, -1, 2, -2] {
        let coverage = estimate + difference
        if (1...255).contains(coverage), mixed(old, UInt32(coverage)) == new {
          return UInt8(coverage)
        }
      }
      return nil
    }
  }

  // MARK: Encoding

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
        if new[position] == paint.mixed(old[position], 255) {
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
    target.storeBytes(of: paint.color.littleEndian, as: UInt32.self)
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
      if new[position] != old[position] { return position }
      position += 1
    }
    return nil
  }

  /// The likely colour of the stroke: the longest run of new pixels of one value has it.
  private static func paint(
    of new: UnsafeBufferPointer<UInt32>, base old: UnsafeBufferPointer<UInt32>
  ) -> Paint? {
    var (color, longest): (UInt32, Int) = (0, 0)
    var position = 0
    while let start = firstDifference(new, old, from: position) {
      let value = new[start]
      position = start + 1
      while position < pixelCount, new[position] == value, old[position] != value { position += 1 }
      if position - start > longest { (color, longest) = (value, position - start) }
    }
    return longest == 0 ? nil : Paint(color: color, erases: color == 0)
  }

  // MARK: Decoding

  /// Draws a stroke on the tile it was made on.
  ///
  /// - Returns: Whether it is sound; the target is of no use otherwise.
  static func drawStroke(
    _ bytes: UnsafeRawBufferPointer, onto target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard bytes.count >= strokeHeadByteCount, bytes[4] <= 1, target.count == Tile.byteCount,
      let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
      let pixels = target.assumingMemoryBound(to: UInt32.self).baseAddress
    else { return false }
    let color = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
    let paint = Paint(color: color, erases: bytes[4] == 1)
    let covering: UInt32? = paint.covers ? (paint.erases ? 0 : color) : nil
    let exceptions = Int(bytes[5])
    var (next, position) = (strokeHeadByteCount + exceptions * exceptionByteCount, 0)
    guard next <= bytes.count else { return false }
    while next < bytes.count {
      while next < bytes.count, source[next] == 255 {
        position += 255
        next += 1
      }
      guard bytes.count - next >= 3 else { return false }
      position += Int(source[next])
      let (lead, tail) = (Int(source[next + 1] >> 4), Int(source[next + 1] & 15))
      let full = Int(source[next + 2])
      next += 3
      guard bytes.count - next >= lead + tail, position + lead + full + tail <= pixelCount
      else { return false }
      for _ in 0..<lead {
        pixels[position] = paint.mixed(pixels[position], UInt32(source[next]))
        (position, next) = (position + 1, next + 1)
      }
      if let covering {
        for index in position..<position + full { pixels[index] = covering }
      } else {
        for index in position..<position + full {
          pixels[index] = paint.mixed(pixels[index], 255)
        }
      }
      position += full
      for _ in 0..<tail {
        pixels[position] = paint.mixed(pixels[position], UInt32(source[next]))
        (position, next) = (position + 1, next + 1)
      }
    }
    for number in 0..<exceptions {
      let start = strokeHeadByteCount + number * exceptionByteCount
      let place = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
      guard place < pixelCount else { return false }
      pixels[Int(place)] = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: start + 2, as: UInt32.self))
    }
    return true
  }
}
