import Foundation

/// Strokes: one color and its coverage of pixels.
///
/// Most of a patch consists of the pixels along the edges of a stroke, which are different blends
/// of the color with the base. As the base is known, a coverage of one byte replaces a pixel of
/// four. The runs are not compressed, so that decoding does little more than write pixels.
///
/// | Bytes | Content |
/// |---|---|
/// | 4 | The color, a premultiplied pixel |
/// | 1 | 0 if the color is blended, 1 if the pixels become transparent |
/// | 1 | The number of exceptions: pixels that are not such a blend |
/// | 6… | Each exception: the index of the pixel in two bytes, and its new value |
/// | … | The runs |
///
/// A run consists of consecutive pixels, and continues in the next row at the right edge of the
/// tile:
///
/// | Bytes | Content |
/// |---|---|
/// | 1… | The number of pixels to skip; after 255 another such byte follows |
/// | 1 | The numbers of partly covered pixels at the beginning and the end, four bits each |
/// | 1 | The number of fully covered pixels between them |
/// | … | The coverage of each partly covered pixel, from 1 to 255 |
///
/// The arithmetic of blending is part of the format: see ``StoreSchema/version``.
extension EncodedTile {
  static let strokeHeadByteCount = 6
  static let exceptionByteCount = 6
  static let pixelCount = Tile.side * Tile.side

  /// Returns the stroke from a base to a tile; `nil` if there is none, or none of small size.
  static func encodeStroke(_ pixels: UnsafeRawBufferPointer, base: TilePixels?) -> [UInt8]? {
    withScratch { scratch in
      let count = (base ?? blank).withUnsafeBytes { writeStroke(of: pixels, base: $0, to: scratch) }
      return count.map { Array(UnsafeRawBufferPointer(rebasing: scratch[..<$0])) }
    }
  }

  /// The largest number of exceptions.
  ///
  /// Pixels where the segments of a stroke meet are blended twice.
  private static let mostExceptions = 64

  /// Writes a stroke and returns its size in bytes; `nil` if there is none.
  private static func writeStroke(
    of pixels: UnsafeRawBufferPointer, base: UnsafeRawBufferPointer,
    to target: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let (new, old) = (pixels.bindMemory(to: UInt32.self), base.bindMemory(to: UInt32.self))
    guard let paint = paint(of: new, base: old) else { return nil }
    var exceptions: [(position: Int, pixel: UInt32)] = []
    // The runs are written after the space for all exceptions, and moved when their number is known.
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
      // A pixel that does not fit into the run begins the next one.
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
      // A patch would be smaller.
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

  /// Returns the first pixel from a position that differs; `nil` if there is none.
  private static func firstDifference(
    _ new: UnsafeBufferPointer<UInt32>, _ old: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int? {
    var position = start
    while position < pixelCount {
      if position % Tile.side == 0, let first = new.baseAddress, let second = old.baseAddress {
        // A stroke changes few rows of most tiles.
        while position < pixelCount,
          memcmp(first + position, second + position, Tile.bytesPerRow) == 0
        {
          position += Tile.side
        }
        guard position < pixelCount else { return nil }
      }
      // Compares two pixels at once.
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

  /// Returns a blender of the likely color of the stroke: that of the longest run of equal new
  /// pixels.
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

extension EncodedTile {
  /// Draws a stroke on its base.
  ///
  /// - Returns: A Boolean value that indicates whether the stroke is valid. If not, the target is
  ///   undefined.
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
    let isValid =
      paint.erases
      ? drawRuns(runs, onto: pixels, of: paint) { PixelBlender.erased($0, by: $1) }
      : drawRuns(runs, onto: pixels, of: paint) { paint.painted($0, coverage: $1) }
    return isValid
      && drawExceptions(bytes[strokeHeadByteCount..<start], onto: pixels)
  }

  /// Draws the runs, and returns whether they are valid.
  ///
  /// It is specialized for each blend, because these loops take most of the time of a jump.
  @inline(__always)
  private static func drawRuns(
    _ bytes: UnsafeRawBufferPointer, onto pixels: UnsafeMutablePointer<UInt32>,
    of paint: PixelBlender, blended: (_ pixel: UInt32, _ coverage: UInt32) -> UInt32
  ) -> Bool {
    guard let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return true }
    let covering: UInt32? = paint.covers ? (paint.erases ? 0 : paint.color) : nil
    // Neither can overflow: a tile has few bytes, and each adds at most 255.
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
        first[number] = blended(first[number], UInt32(source[next &+ number]))
      }
      next &+= lead
      if let covering {
        for number in lead..<lead &+ full { first[number] = covering }
      } else {
        for number in lead..<lead &+ full { first[number] = blended(first[number], 255) }
      }
      let last = first + lead + full
      for number in 0..<tail {
        last[number] = blended(last[number], UInt32(source[next &+ number]))
      }
      next &+= tail
      position &+= lead &+ full &+ tail
    }
    return true
  }

  /// Draws the exceptions, and returns whether all are within the tile.
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
