@testable @_spi(Benchmarks) import DrawingBoard
import Testing

struct ImageStackUsageTests {
  @Test func memoryIsPixelsPackedBytesAndTables() {
    var board = StackBoard()
    board.stroke(1)
    let usage = board.stack.usage
    #expect(usage.residentBytes == Tile.byteCount)
    #expect(usage.packedBytes > 0)
    #expect(usage.tableBytes > 0)
    #expect(usage.memoryBytes == usage.residentBytes + usage.packedBytes + usage.tableBytes)
    #expect(usage.store == nil)
    #expect(usage.diskBytes == 0)
  }

  @Test func theStoresFiguresAreThere() {
    var board = StackBoard(store: FaultingStore())
    board.stroke(1)
    #expect(board.stack.usage.store?.tileCount == 1)
    #expect(board.stack.usage.diskBytes == 600)
    #expect(board.stack.usage.packedBytes == 0)
  }

  @Test("The tables of 10,000 steps of 19 tiles take less than 8 MiB") func tables() {
    let store = FaultingStore()
    let stack = ImageStack(limits: HistoryLimits(residentRadius: 0), store: store)
    let (even, odd) = (TilePixels.dot(1), TilePixels.dot(2))
    for step in 0..<200 {
      let changes = (0..<19).map { number in
        TileChange(
          coordinate: TileCoordinate(column: number, row: 0),
          before: step == 0 ? nil : step % 2 == 0 ? odd : even, after: step % 2 == 0 ? even : odd)
      }
      stack.push(name: "Pencil", changes: changes, date: .distantPast)
    }
    let slots = 19 * 160
    #expect((stack.usage.tableBytes - slots) * 50 + 1376 * 160 < 8 << 20)
  }
}
