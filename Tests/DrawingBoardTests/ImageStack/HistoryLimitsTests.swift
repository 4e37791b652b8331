import TestSupport
import Testing
@testable import DrawingBoard

struct HistoryLimitsTests {
  @Test(
    "The defaults are three pictures each side, 32 MiB of memory, 256 MiB of disk, and any number of steps"
  )
  func defaults() {
    let limits = HistoryLimits()
    #expect(limits.residentRadius == 3)
    #expect(limits.memoryByteLimit == 32 << 20)
    #expect(limits.diskByteLimit == 256 << 20)
    #expect(limits.stepLimit == nil)
    #expect(limits.mergeInterval == 0)
  }
}

struct HistoryUsageTests {
  @Test("Memory is the sum of pixels, encoded bytes and tables")
  func memoryIsPixelsEncodedBytesAndTables() {
    let executor = ManualExecutor()
    var board = StackBoard(store: .temporary(executor: executor))
    board.stroke(1)
    #expect(board.stack.usage.pendingBytes == Tile.byteCount)
    #expect(board.stack.usage.encodedBytes == 0)
    executor.run()
    let usage = board.stack.usage
    #expect(usage.residentBytes == Tile.byteCount)
    #expect(usage.pendingBytes == 0)
    // The disk has it.
    #expect(usage.encodedBytes == 0)
    #expect(usage.tableBytes > 0)
    #expect(usage.memoryBytes == usage.residentBytes + usage.encodedBytes + usage.tableBytes)
    #expect(usage.diskBytes == usage.fileBytes && usage.fileBytes > 0)
    #expect(usage.stepCount == 1 && usage.tileCount == 1)
  }

  @Test("The figures of the disk are reported") func theFiguresOfTheDiskAreThere() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    board.stroke(1)
    board.stack.store.flush()
    let usage = board.stack.usage
    #expect(usage.fileBytes == disk[HistoryStore.storedPath]?.count)
    #expect(usage.diskBytes == usage.fileBytes)
    #expect((1..<usage.fileBytes).contains(usage.liveBytes))
    #expect(usage.encodedBytes == 0)
    #expect(usage.lastFlush != nil)
  }

  @Test("The tables of steps of 19 tiles take 32 bytes a tile and 112 a step")
  func tables() {
    // Enough that what a table takes once does not count.
    let count = Torture.count(1_500, torture: 10_000)
    let stack = ImageStack(
      limits: HistoryLimits(residentRadius: 0, memoryByteLimit: .max),
      store: .withoutDisk())
    let (even, odd) = (TilePixels.dot(1), TilePixels.dot(2))
    for step in 0..<count {
      let isEven = step % 2 == 0
      let changes = (0..<19).map { number in
        TileChange(
          coordinate: TileCoordinate(column: number, row: 0),
          before: step == 0 ? nil : isEven ? odd : even, after: isEven ? even : odd)
      }
      stack.push(name: "Pencil", changes: changes, date: .distantPast)
    }
    #expect(stack.count == count)
    #expect(stack.usage.tileCount == count * 19)
    var table = stack.store.state.withLock { $0.table }
    #expect(MemoryLayout<TileEntry>.stride == 32)
    #expect(table.steps.byteCount == count * 112)
    // An array that grows has up to as much again to spare, which counts.
    let capacity = table.tiles.entries.capacity
    #expect((count * 19...count * 19 * 2).contains(capacity))
    #expect(stack.usage.tableBytes == capacity * 32 + count * 112 + 19 * 96)
    expectTrimmed(&table, stepCount: count)
    // What steps took that are gone is released, but for the states that they left behind.
    table.expire(count - 100)
    expectTrimmed(&table, stepCount: 100)
  }

  /// Expects of a table without freed entries what its steps of 19 tiles take, and up to a page more,
  /// by which the system rounds memory up.
  private func expectTrimmed(
    _ table: inout HistoryTable, stepCount: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    table.tiles.removeFreed()
    // Each tile has its state before the first step as well, once steps are gone.
    let tileCount = table.liveTileCount
    #expect((stepCount * 19...stepCount * 19 + 19).contains(tileCount), sourceLocation: location)
    let byteCount = tileCount * 32 + stepCount * 112 + 19 * 96
    #expect(
      (byteCount...byteCount + 4096).contains(table.byteCount), sourceLocation: location)
  }
}
