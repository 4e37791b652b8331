import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct TileChangeTests {
  private func change(_ column: Int, _ before: TilePixels?, _ after: TilePixels?) -> TileChange {
    TileChange(
      coordinate: TileCoordinate(column: column, row: 0), before: before, after: after)
  }

  @Test func whatChangesNothingIsLeftOut() {
    let changes = [change(0, .dot(1), .dot(1)), change(1, nil, .dot(0)), change(2, nil, .dot(3))]
    #expect(TileChange.effective(changes) == [change(2, nil, .dot(3))])
  }

  @Test func blankTilesAreNil() {
    #expect(TileChange.effective([change(0, .dot(1), .dot(0))]) == [change(0, .dot(1), nil)])
  }

  @Test func severalChangesOfATileAreOne() {
    let changes = [
      change(0, nil, .dot(1)), change(1, nil, .dot(9)), change(0, .dot(1), .dot(2)),
      change(0, .dot(2), .dot(3)),
    ]
    #expect(
      TileChange.effective(changes) == [change(0, nil, .dot(3)), change(1, nil, .dot(9))])
    #expect(TileChange.effective([change(0, .dot(4), nil), change(0, nil, .dot(4))]).isEmpty)
  }
}
