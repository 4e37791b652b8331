import Testing

@testable import DrawingBoard

struct TileRecordTests {
  @Test func aRecordIsTwentyFourBytes() {
    #expect(MemoryLayout<TileRecord>.stride == 24)
  }

  @Test func aPackedTileComesOutAsItWasPutIn() {
    let first = TileCodec.encode(.stroke(3, over: nil))
    let second = TileCodec.encode(.noise(seed: 1))
    let packed = first.bytes + second.bytes
    let place = TileChainPlace(leading: second.bytes.count)
    let record = TileRecord(
      slot: 4, stepsBack: 9, tile: second, at: first.bytes.count, place: place)
    #expect(record.tile(in: packed) == second)
    #expect(record.packedByteCount == Tile.byteCount)
    #expect(record.place == place)
    #expect(record.id == nil)
    #expect(!record.isBlank)
  }

  @Test func aStoredTileHasItsNameAndNoBytes() {
    let record = TileRecord(slot: 0, stepsBack: 0, id: TileID(rawValue: .max), isBlank: false)
    #expect(record.id == TileID(rawValue: .max))
    #expect(record.packedByteCount == 0)
    #expect(TileRecord(slot: 0, stepsBack: 0, id: TileID(rawValue: 0), isBlank: true).isBlank)
  }
}
