extension TilePixels {
  /// A number that tiles with other pixels almost never have.
  ///
  /// It is never 0.
  ///
  /// The accumulation of XXH3 (Yann Collet, 2019): the two halves of each word are multiplied after an
  /// exclusive or with a key that changes with the position, and the neighboring word is added. That
  /// takes half a microsecond. It does not protect against forged pixels.
  ///
  /// The arithmetic is part of the log's format: see ``LogHeader/version``.
  var fingerprint: UInt32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 1 }
      var (first, second) = (Words(1, 2), Words(3, 4))
      var (third, fourth) = (Words(5, 6), Words(7, 8))
      var key = Words(Self.factor, Self.factor &* 3)
      var offset = 0
      while offset < Tile.byteCount {
        let (one, two) = (Self.words(start + offset), Self.words(start + offset + 16))
        let (three, four) = (Self.words(start + offset + 32), Self.words(start + offset + 48))
        first &+= Self.product(one ^ key) &+ two
        second &+= Self.product(two ^ key) &+ one
        third &+= Self.product(three ^ key) &+ four
        fourth &+= Self.product(four ^ key) &+ three
        key &+= Words(repeating: Self.step)
        offset += 64
      }
      var sum: UInt64 = 0
      for pair in [first, second, third, fourth] {
        for lane in [pair.x, pair.y] {
          // A product carries differences to higher bits only; the shift brings them down again.
          sum = (sum ^ lane) &* Self.factor
          sum ^= sum &>> 31
        }
      }
      return max(UInt32(truncatingIfNeeded: sum), 1)
    }
  }

  /// Two words, for which every processor has instructions.
  private typealias Words = SIMD2<UInt64>

  /// Of the golden ratio: odd, with bits in all places.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static let step: UInt64 = 0x9E37_79B1_85EB_CA87

  @inline(__always)
  private static func words(_ address: UnsafeRawPointer) -> Words {
    let words = address.loadUnaligned(as: Words.self)
    return Words(UInt64(littleEndian: words.x), UInt64(littleEndian: words.y))
  }

  /// The lower halves of words multiplied by their upper halves.
  @inline(__always)
  private static func product(_ words: Words) -> Words {
    (words & Words(repeating: 0xFFFF_FFFF)) &* (words &>> Words(repeating: 32))
  }
}
