import Testing

@testable import DrawingBoard

@Suite("Space that a store releases")
struct HistoryStoreSpaceTests {
  @Test("A log that the database has completely is not copied again at each undo")
  func undoesWithoutFlushing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    func flushCount() -> Int { disk.events.count { $0.isFlush } }
    func logByteCount() -> Int { disk[StoreDriver.path("history-wal")]?.count ?? 0 }
    // Until the database gets what the log has, once.
    var flushed = 0
    for _ in 0..<2000 where logByteCount() <= HistoryStore.checkpointDistance {
      flushed = flushCount()
      driver.draw(12, columns: 12)
    }
    try #require(logByteCount() > HistoryStore.checkpointDistance)
    #expect(flushCount() - flushed == 2)
    flushed = flushCount()
    for _ in 0..<10 {
      try driver.stack.undo()
      try driver.stack.redo()
    }
    // The first change begins the log anew, for which its head has to be on the medium.
    #expect(flushCount() - flushed <= 1)
  }
}
