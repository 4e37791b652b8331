extension TilePixels {
  /// A number that tiles with other pixels are most unlikely to have; never 0.
  ///
  /// It takes about a microsecond. The method is that of fast hashes for tables, products in four
  /// lanes, and no protection against somebody who makes up pixels.
  var fingerprint: UInt32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 1 }
      var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      // Of the golden ratio: odd, with bits in all places.
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset < Tile.byteCount {
        let words = (start + offset).assumingMemoryBound(to: UInt64.self)
        // A product carries differences to higher bits only; the shift brings them down again.
        first = (first ^ words[0]) &* factor
        first ^= first &>> 31
        second = (second ^ words[1]) &* factor
        second ^= second &>> 31
        third = (third ^ words[2]) &* factor
        third ^= third &>> 31
        fourth = (fourth ^ words[3]) &* factor
        fourth ^= fourth &>> 31
        offset += 32
      }
      var sum = first
      for lane in [second, third, fourth] {
        sum = (sum ^ lane) &* factor
        sum ^= sum &>> 31
      }
      return max(UInt32(truncatingIfNeeded: sum), 1)
    }
  }
}
