import Testing

@testable import DrawingBoard

struct ResidentTilesTests {
  private let key = ResidentTiles.Key(slot: 1, step: 2)

  @Test func pixelsAreHeldUntilTheLastRelease() {
    var tiles = ResidentTiles()
    tiles.retain(key, .dot(1))
    tiles.retain(key, .dot(1))
    #expect(tiles.byteCount == Tile.byteCount)
    tiles.release(key)
    #expect(tiles[key] == .dot(1))
    tiles.release(key)
    #expect(tiles[key] == nil)
    #expect(tiles.byteCount == 0)
    tiles.release(key)
    #expect(tiles.byteCount == 0)
  }

  @Test func blankPixelsTakeNoRoom() {
    var tiles = ResidentTiles()
    tiles.retain(key, nil)
    #expect(tiles.byteCount == 0)
  }

  @Test func pixelsAreAskedForOnlyWhenTheyAreNotHeld() {
    var tiles = ResidentTiles()
    var asked = 0
    let make: () -> TilePixels? = {
      asked += 1
      return .dot(1)
    }
    tiles.retain(key, make())
    tiles.retain(key, make())
    #expect(asked == 1)
  }

  @Test func aRenamedTileIsHeldAsOftenAsBefore() {
    var tiles = ResidentTiles()
    let other = ResidentTiles.Key(slot: 1, step: -1)
    tiles.retain(key, .dot(1))
    tiles.retain(key, .dot(1))
    tiles.rename(key, to: other)
    #expect(tiles[key] == nil)
    tiles.release(other)
    #expect(tiles[other] == .dot(1))
    tiles.release(other)
    #expect(tiles.byteCount == 0)
  }
}
