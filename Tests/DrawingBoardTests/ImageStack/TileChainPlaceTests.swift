import Testing

@testable import DrawingBoard

struct TileChainPlaceTests {
  @Test func aSmallTileBeginsNoChain() {
    #expect(!TileChainPlace(leading: 900).canExtend)
  }

  @Test(arguments: [(2000, 7), (Tile.byteCount, 15)])
  func aChainEnds(byteCount: Int, deepest: Int) {
    var place = TileChainPlace(leading: byteCount)
    var patches = 0
    while place.canExtend {
      place = place.next
      patches += 1
    }
    #expect(patches == deepest)
    #expect(Int(place.depth) == deepest)
  }

  @Test func aChainThatBeganBeforeTheFirstStepGoesOn() {
    let leading = EncodedTile(form: .plain, bytes: [UInt8](repeating: 0, count: Tile.byteCount))
    let patch = EncodedTile(form: .patch, bytes: [1])
    let place = TileChainPlace(endOf: [leading, patch, patch])
    #expect(place.depth == 2)
    #expect(place.deepest == 15)
  }

  @Test("No tile of a photo takes more than 16 tiles to decode, however much is drawn on it")
  func chainsInAHistory() {
    let origin = TileCoordinate(column: 0, row: 0)
    var board = StackBoard(picture: [origin: .noise(seed: 1)])
    for value in 1...80 { board.stroke(UInt8(value)) }
    board.stack.limits.stepLimit = 60
    let depths = board.stack.history.compactMap { $0.record(of: 0)?.depth }
    #expect(depths.max() == 15)
    #expect(depths.filter { $0 == 0 }.count >= 3)
  }
}
