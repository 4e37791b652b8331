import Testing

@testable import DrawingBoard

struct TileCoordinateTests {
  @Test("A pixel is in one tile") func aPixelIsInOneTile() {
    #expect(TileCoordinate(containingX: 0, y: 63) == TileCoordinate(column: 0, row: 0))
    #expect(TileCoordinate(containingX: 64, y: 128) == TileCoordinate(column: 1, row: 2))
    #expect(TileCoordinate(containingX: -1, y: -64) == TileCoordinate(column: -1, row: -1))
    #expect(TileCoordinate(containingX: -65, y: 0) == TileCoordinate(column: -2, row: 0))
  }

  @Test("A tile holds its own pixels") func aTileHoldsItsOwnPixels() {
    let coordinate = TileCoordinate(column: 2, row: -1)
    #expect(coordinate.rect == PixelRect(x: 128, y: -64, width: 64, height: 64))
    #expect(TileCoordinate(containingX: 191, y: -1) == coordinate)
  }

  @Test("Coordinates end at the limit") func coordinatesEndAtTheLimit() {
    #expect(TileCoordinate(column: .max, row: .min) == TileCoordinate(column: 32767, row: -32767))
  }
}

struct TileGridTests {
  @Test("Tiles come row by row") func tilesComeRowByRow() {
    let tiles = TileGrid(covering: PixelRect(x: 60, y: 64, width: 8, height: 65))
    #expect(
      Array(tiles)
        == [(0, 1), (1, 1), (0, 2), (1, 2)].map { TileCoordinate(column: $0.0, row: $0.1) }
    )
  }

  @Test("An empty rectangle touches no tile") func nothingTouchesNoTile() {
    #expect(TileGrid(covering: .zero).isEmpty)
    #expect(TileGrid(covering: PixelRect(x: 9, y: 9, width: 5, height: 0)).isEmpty)
  }

  @Test("One pixel touches one tile") func onePixelTouchesOneTile() {
    let tiles = TileGrid(covering: PixelRect(x: 127, y: 0, width: 1, height: 1))
    #expect(Array(tiles) == [TileCoordinate(column: 1, row: 0)])
  }

  @Test("A board of the largest tablet has 1376 tiles") func aBoardOfTheLargestTabletHas1376Tiles()
  {
    #expect(TileGrid(covering: PixelSize(width: 2048, height: 2732).bounds).count == 1376)
  }
}

@testable import DrawingBoard

struct TileChangeTests {
  private func change(_ column: Int, _ before: TilePixels?, _ after: TilePixels?) -> TileChange {
    TileChange(
      coordinate: TileCoordinate(column: column, row: 0), before: before, after: after)
  }

  @Test("Changes without an effect are omitted") func whatChangesNothingIsLeftOut() {
    let changes = [change(0, .dot(1), .dot(1)), change(1, nil, .dot(0)), change(2, nil, .dot(3))]
    #expect(TileChange.effective(changes) == [change(2, nil, .dot(3))])
  }

  @Test("Blank tiles are nil") func blankTilesAreNil() {
    #expect(TileChange.effective([change(0, .dot(1), .dot(0))]) == [change(0, .dot(1), nil)])
  }

  @Test("Several changes of a tile are one") func severalChangesOfATileAreOne() {
    let changes = [
      change(0, nil, .dot(1)), change(1, nil, .dot(9)), change(0, .dot(1), .dot(2)),
      change(0, .dot(2), .dot(3)),
    ]
    #expect(
      TileChange.effective(changes) == [change(0, nil, .dot(3)), change(1, nil, .dot(9))])
    #expect(TileChange.effective([change(0, .dot(4), nil), change(0, nil, .dot(4))]).isEmpty)
  }
}
