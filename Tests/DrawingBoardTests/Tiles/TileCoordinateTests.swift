import DrawingBoard
import Testing

struct TileCoordinateTests {
  @Test func aPixelIsInOneTile() {
    #expect(TileCoordinate(containingX: 0, y: 63) == TileCoordinate(column: 0, row: 0))
    #expect(TileCoordinate(containingX: 64, y: 128) == TileCoordinate(column: 1, row: 2))
    #expect(TileCoordinate(containingX: -1, y: -64) == TileCoordinate(column: -1, row: -1))
    #expect(TileCoordinate(containingX: -65, y: 0) == TileCoordinate(column: -2, row: 0))
  }

  @Test func aTileHoldsItsOwnPixels() {
    let coordinate = TileCoordinate(column: 2, row: -1)
    #expect(coordinate.rect == PixelRect(x: 128, y: -64, width: 64, height: 64))
    #expect(TileCoordinate(containingX: 191, y: -1) == coordinate)
  }

  @Test func coordinatesEndAtTheLimit() {
    #expect(TileCoordinate(column: .max, row: .min) == TileCoordinate(column: 32767, row: -32767))
  }
}
