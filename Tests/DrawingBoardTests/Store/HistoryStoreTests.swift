import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A history in its store")
struct HistoryStoreTests {
  @Test(
    "After any operations, a reopened store has the same content", arguments: 1...8)
  func reopening(seed: UInt64) throws {
    var disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), seed: seed)
    for number in 0..<Torture.count(80, torture: 3_000) {
      try driver.doSomething()
      guard number % 9 == 8 else { continue }
      let isRight = driver.isRight
      #expect(isRight, "action \(number)")
      disk = disk.afterKill()
      let (expected, limits) = (driver.model, driver.stack.limits)
      driver = try StoreDriver(
        StoreDriver.store(on: disk), limits: limits, seed: seed + UInt64(number))
      let isSame = driver.model == expected
      #expect(isSame, "action \(number)")
      #expect(driver.store.loss == nil)
    }
  }

  @Test("A store in memory has the content of all operations", arguments: 1...4)
  func memory(seed: UInt64) throws {
    var driver = try StoreDriver(.withoutDisk(), seed: seed)
    for number in 0..<Torture.count(60, torture: 2_000) {
      try driver.doSomething()
      let isRight = driver.isRight
      #expect(isRight, "action \(number)")
    }
  }

  @Test("A new board is empty, and takes no file before the first stroke")
  func newBoard() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    #expect(!driver.store.isRestored)
    #expect(driver.model == NaiveHistory())
    #expect(driver.store.usage.fileBytes == 0)
    #expect(driver.store.isFlushed)
    try driver.flushed()
    #expect(disk[StoreDriver.path("history")] == nil)
  }

  @Test("Strokes are read from memory while they wait to be written")
  func pending() throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
    for _ in 0..<5 { driver.draw() }
    #expect(driver.store.usage.pendingBytes > 0)
    #expect(!driver.store.isFlushed && driver.store.failure == nil)
    #expect(driver.isRight)
    executor.run()
    #expect(driver.store.usage.pendingBytes == 0)
    #expect(driver.store.usage.encodedBytes == 0)
    #expect(driver.isRight)
  }

  @Test("Waiting pixels are limited: beyond the limit the drawing thread encodes them")
  func boundedPixels() throws {
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: SimulatedDisk(), executor: executor))
    var largest = 0
    for _ in 0..<900 {
      driver.draw(3)
      largest = max(largest, driver.store.usage.pendingBytes)
    }
    #expect(largest > HistoryStore.pendingByteLimit / 2)
    // The last step is in memory in any case.
    #expect(largest <= HistoryStore.pendingByteLimit + 6 * Tile.byteCount)
    #expect(driver.isRight)
  }

  @Test("A disk that does not keep up makes the drawing thread write")
  func boundedEncoded() throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    var largest = 0
    for _ in 0..<1_500 {
      driver.draw(3)
      largest = max(largest, driver.store.usage.encodedBytes)
    }
    #expect(largest <= HistoryStore.unwrittenByteLimit + HistoryStore.pendingByteLimit)
    #expect(driver.store.usage.fileBytes > 0)
    #expect(driver.isRight)
  }

  @Test(
    "Waiting data of any form is right, and survives reopening",
    arguments: 0..<6)
  func mixedPending(seed: UInt64) throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor), seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in 0..<Torture.count(60, torture: 2_000) {
      try driver.doSomethingPending()
      if random.next(below: 4) == 0 {
        driver.store.encodePending(isUrgent: random.next(below: 2) == 0)
      }
      if random.next(below: 5) == 0 { executor.run() }
      if number % 10 == 9 { #expect(driver.isRight, "action \(number)") }
    }
    executor.run()
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A completion handler can draw and flush")
  func drawingInAnswers() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    let store = try HistoryStore(board)
    let done = DispatchSemaphore(value: 0)
    store.change { $0.table.setBoard(StoredBoard(scale: 3)) }
    store.flush { _ in
      store.change { $0.table.setBoard(StoredBoard(scale: 4)) }
      store.flush { _ in done.signal() }
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
    let scale = try NaiveHistory(of: HistoryStore(board, isReadOnly: true)).board?.scale
    #expect(scale == 4)
  }

  @Test("Moving through the history writes, and does not wait for the disk")
  func movesWithoutFlushes() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<6 { driver.draw() }
    let count = disk.events.count { $0.isFlush }
    for _ in 0..<6 { try driver.undo() }
    try driver.move(to: 5)
    #expect(disk.events.count { $0.isFlush } == count)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A tile is written once, however often undo and redo go over it")
  func writtenOnce() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<6 { driver.draw(2) }
    let byteCount = driver.store.usage.fileBytes
    for _ in 0..<5 {
      try driver.move(to: -1)
      try driver.move(to: 5)
    }
    // A page each time, which names the shown step.
    #expect(driver.store.usage.fileBytes < byteCount + 12 * 8_300)
  }

  @Test(
    "A chain of patches is never longer than six tiles, on noise twelve",
    arguments: [(false, 5), (true, 11)])
  func chains(isNoise: Bool, links: UInt8) throws {
    var driver = try StoreDriver(StoreDriver.store(on: SimulatedDisk()))
    driver.initialPercentage = 0
    let coordinate = TileCoordinate(column: 0, row: 0)
    for number in 0..<40 {
      // Two colors in a row are no stroke, and so a patch.
      let base = driver.model.shown[coordinate] ?? (isNoise ? .noise(seed: 1) : nil)
      let row = number % 60
      driver.draw([
        coordinate: .drawn(
          on: .drawn(on: base, columns: 0..<9, rows: row..<row + 1, pixel: UInt32(number) + 9),
          columns: 9..<20, rows: row..<row + 1, pixel: UInt32(number) * 7_777 + 1)
      ])
    }
    let longest = driver.store.state.withLock { $0.table.tiles.entries.map(\.links).max() }
    #expect(longest == links)
    #expect(driver.isRight)
  }

  @Test("An unknown tile is an error")
  func unknown() throws {
    let store = try StoreDriver.store(on: SimulatedDisk())
    #expect(throws: StorageError.damaged) { try store.read(TileID(rawValue: 5)) }
    #expect(try store.read(.blank) == nil)
  }
}
