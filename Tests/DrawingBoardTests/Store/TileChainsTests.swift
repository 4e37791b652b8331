import Testing
@testable import DrawingBoard

struct TileChainTests {
  private func entry(_ byteCount: Int, base: TileEntry? = nil) -> TileEntry {
    var entry = TileEntry(
      id: TileID(rawValue: 1), slot: 0, previous: .blank, isBlank: false)
    entry.setEncoded(base == nil ? .plain : .patch, byteCount: byteCount, checksum: 1, base: base)
    return entry
  }

  @Test(
    "A chain has six tiles, or twelve when it begins with noise, and at most three tiles' bytes",
    arguments: [(900, 40, 6), (Tile.byteCount, 40, 12), (Tile.byteCount, 9000, 5)])
  func length(first: Int, patch: Int, longest: Int) {
    var (last, count) = (entry(first), 1)
    while TileChains.canExtend(last) {
      last = entry(patch, base: last)
      count += 1
    }
    #expect(count == longest)
  }

  @Test func nothingIsAPatchOfWhatIsNotEncodedOrLost() {
    var base = TileEntry(
      id: TileID(rawValue: 1), slot: 0, previous: .blank, isBlank: false)
    #expect(!TileChains.canExtend(base))
    base.setEncoded(.runs, byteCount: 50, checksum: 1, base: nil)
    #expect(TileChains.canExtend(base))
    base.setLost()
    #expect(!TileChains.canExtend(base))
  }

  @Test("No tile of a photo takes more than 12 tiles to decode, however much is drawn on it")
  func chainsInAHistory() {
    var board = StackBoard(picture: [TileCoordinate(column: 0, row: 0): .noise(seed: 1)])
    for value in 1...80 { board.stroke(UInt8(value)) }
    let links = board.stack.store.state.withLock { state in
      (0..<80).flatMap { state.table.entries(ofStep: $0).map(\.links) }
    }
    #expect(links.max() == 11)
    #expect(links.count(where: { $0 == 0 }) >= 3)
  }
}
