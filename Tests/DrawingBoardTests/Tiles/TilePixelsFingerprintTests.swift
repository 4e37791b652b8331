import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct TilePixelsFingerprintTests {
  @Test func equalPixelsHaveOneFingerprint() {
    #expect(TilePixels.noise(seed: 1).fingerprint == TilePixels.noise(seed: 1).fingerprint)
    #expect(TilePixels.dot(0).fingerprint != 0)
  }

  @Test("Tiles that differ in single bytes anywhere, the highest of a word too, are told apart")
  func singleBytes() {
    var seen: Set<UInt32> = [TilePixels.dot(0).fingerprint]
    var count = 1
    for position in stride(from: 7, to: Tile.byteCount, by: 200) {
      for value in [UInt8(1), 0x80] {
        var bytes = [UInt8](repeating: 0, count: Tile.byteCount)
        bytes[position] = value
        bytes[Tile.byteCount - 1 - position / 2] ^= value
        seen.insert(bytes.withUnsafeBytes { TilePixels(copying: $0) }.fingerprint)
        count += 1
      }
    }
    #expect(seen.count == count)
  }

  @Test("Bits of any place that flip in pairs, at any even distance, are noticed")
  func pairs() {
    let fingerprint = TilePixels.noise(seed: 3).fingerprint
    for distance in [4, 8, 16, 64, 128, 256, 512, 1024, 2048, 4096] {
      for bit in 0..<32 {
        var bytes = TilePixels.noise(seed: 3).withUnsafeBytes { Array($0) }
        bytes[1024 + bit / 8] ^= 1 << UInt8(bit % 8)
        bytes[1024 + distance + bit / 8] ^= 1 << UInt8(bit % 8)
        let flipped = bytes.withUnsafeBytes { TilePixels(copying: $0) }
        #expect(flipped.fingerprint != fingerprint)
      }
    }
  }

  @Test(
    "Pieces of any length that change places are noticed", arguments: [4, 8, 16, 64, 256, 4096])
  func exchangedPieces(length: Int) {
    let fingerprint = TilePixels.noise(seed: 4).fingerprint
    for start in stride(from: length, to: Tile.byteCount, by: max(length, 512)) {
      var bytes = TilePixels.noise(seed: 4).withUnsafeBytes { Array($0) }
      for offset in 0..<length { bytes.swapAt(offset, start + offset) }
      let exchanged = bytes.withUnsafeBytes { TilePixels(copying: $0) }
      #expect(exchanged.fingerprint != fingerprint)
    }
  }
}
