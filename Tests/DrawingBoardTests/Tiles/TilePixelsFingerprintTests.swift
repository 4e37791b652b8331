import Testing

@testable import DrawingBoard

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
}
