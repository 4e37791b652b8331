import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store whose disk fails or is full")
struct HistoryStoreFailureTests {
  /// Draws, undoes, erases and so on; nothing of it may be lost.
  private static func script(_ driver: inout StoreDriver) throws {
    driver.noisePercentage = 0
    driver.draw()
    driver.draw()
    driver.flush()
    try? driver.undo()
    driver.draw()
    driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4)))
    driver.draw()
    driver.expire(1)
    try? driver.undo()
    driver.draw(1)
    driver.flush()
    driver.draw()
    try driver.erase()
    driver.draw()
    driver.flush()
    try? driver.undo()
  }

  private static func run(_ fault: SimulatedDisk.Fault) throws -> Bool {
    let disk = SimulatedDisk()
    disk.fault = fault
    guard let store = try? StoreDriver.store(on: disk) else {
      // Nothing was promised yet.
      return true
    }
    var driver = try StoreDriver(store, disk: disk)
    if store.readOnlyReason != nil { return true }
    try script(&driver)
    let wasReached = disk.callCount > fault.call
    disk.fault = SimulatedDisk.Fault()
    let isRight = driver.isRight
    #expect(isRight, "call \(fault.call)")
    #expect(driver.flushError() == nil, "call \(fault.call)")
    #expect(store.isFlushed, "call \(fault.call)")
    #expect(driver.isRight, "call \(fault.call)")
    let isKept = try StoreDriver.history(on: disk.afterKill()) == driver.model
    #expect(isKept, "call \(fault.call)")
    var random = SeededGenerator(seed: UInt64(fault.call))
    let survivor = disk.powerFailed(after: disk.events.count, &random)
    let survives = try StoreDriver.history(on: survivor) == driver.model
    #expect(survives, "call \(fault.call)")
    return wasReached
  }

  // Over two seconds, because a drawing is made once for each call of the file system that can
  // fail: with one of the ways to fail, `TORTURE` with all. The calls beside it fail in the others.
  @Test(
    "Whichever call fails, and however often, nothing drawn is lost",
    arguments: [1, 2, 5, .max / 2], [true, false])
  func everyCall(count: Int, isTorn: Bool) throws {
    for (number, error) in [StorageError.system(EIO), .diskFull].enumerated() {
      // A failure of one call is tried at more calls than one of several.
      let distance = Torture.isOn ? 1 : count == 1 ? 8 : 16
      let first = (number * 2 + (isTorn ? 1 : 0)) * distance / 4
      var fault = SimulatedDisk.Fault(call: first, count: count, error: error, isTorn: isTorn)
      while try Self.run(fault) { fault.call += distance }
      #expect(fault.call > 40)
    }
  }

  // Over two seconds, because a drawing is made once for each call that can fail, and restored
  // after each loss of power.
  @Test("A flush that was acknowledged while calls fail survives a loss of power", arguments: 0..<3)
  func acknowledged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for call in stride(from: 10, to: 800, by: Torture.isOn ? 1 : 12) {
      let disk = SimulatedDisk()
      disk.fault = SimulatedDisk.Fault(call: call, count: 1 + random.next(below: 3))
      guard let store = try? StoreDriver.store(on: disk), store.readOnlyReason == nil else {
        continue
      }
      var driver = try StoreDriver(store, disk: disk, seed: seed)
      try Self.script(&driver)
      driver.flush()
      try Self.expectAcknowledged(disk, driver, &random, "call \(call)")
      count += 1
    }
    #expect(count > 50)
  }

  /// After a loss of power the history is one from the last acknowledged flush on.
  private static func expectAcknowledged(
    _ disk: SimulatedDisk, _ driver: StoreDriver, _ random: inout SeededGenerator, _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let state = disk.events.reduce(0) {
      if case .acknowledged(let state) = $1 { state } else { $0 }
    }
    for _ in 0..<3 {
      let survivor = disk.powerFailed(after: disk.events.count, &random)
      let found = try StoreDriver.history(on: survivor)
      let isKnown = driver.states[state...].contains(found)
      #expect(isKnown, "\(what)", sourceLocation: location)
    }
  }

  @Test("Killed while the disk fails, a store has a history that was shown")
  func failingThenKilled() throws {
    var count = 0
    for call in 20..<140 {
      let disk = SimulatedDisk()
      disk.fault = SimulatedDisk.Fault(call: call, count: .max / 2)
      guard let store = try? StoreDriver.store(on: disk) else { continue }
      var driver = try StoreDriver(store, disk: disk)
      try Self.script(&driver)
      let found = try StoreDriver.history(on: disk.afterKill())
      let isKnown = driver.states.contains(found)
      #expect(isKnown, "call \(call)")
      count += 1
    }
    #expect(count > 80)
  }

  @Test("After a failed flush everything is written to a new file, and the host is notified")
  func failedFlush() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<4 { driver.draw() }
    let reports = driver.store.reports
    let old = try #require(disk.names[StoreDriver.path("history")])
    driver.draw()
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    try driver.flushed()
    #expect(disk.names[StoreDriver.path("history")] != old)
    #expect(driver.store.isFlushed)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
    #expect(await driver.reported(reports) == [.failure(.system(EIO)), .failure(nil)])
  }

  @Test("A flush to the medium that fails is not a success", arguments: [0, 1])
  func dishonestFlush(call: Int) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    driver.draw()
    disk.fault = SimulatedDisk.Fault(call: call, count: .max / 2, isForFlushes: true)
    driver.draw()
    #expect(driver.flushError() == .system(EIO))
    #expect(driver.store.failure == .system(EIO))
    disk.fault = SimulatedDisk.Fault()
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test(
    "On a full disk drawing continues in memory, and is written when there is space"
  )
  func diskFull() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    let reports = driver.store.reports
    for _ in 0..<3 { driver.draw() }
    disk.capacity = driver.store.usage.fileBytes + 20_000
    for _ in 0..<6 { driver.draw() }
    #expect(driver.store.failure == .diskFull)
    #expect(driver.store.usage.encodedBytes > 4 * Tile.byteCount)
    #expect(driver.flushError() == .diskFull)
    #expect(driver.isRight)
    // What was written before is there, whatever happens.
    let killed = try StoreDriver.history(on: disk.afterKill())
    #expect(driver.states.contains(killed))
    disk.capacity = 10 << 20
    driver.draw()
    #expect(!driver.store.isFlushed && driver.store.failure == nil)
    #expect(driver.store.usage.encodedBytes == 0)
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
    #expect(await driver.reported(reports) == [.failure(.diskFull), .failure(nil)])
  }

  @Test("As many waiting steps are written as fit, in order")
  func pendingSteps() throws {
    for extra in stride(from: 0, to: 12 * Tile.byteCount, by: Tile.byteCount / 2) {
      let disk = SimulatedDisk()
      let executor = ManualExecutor()
      var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
      (driver.noisePercentage, driver.initialPercentage) = (100, 0)
      driver.draw(1)
      executor.run()
      // The disk was empty before.
      let used = driver.store.usage.fileBytes
      disk.capacity = used + extra
      for _ in 0..<10 { driver.draw(1, columns: 2) }
      executor.run()
      let killed = try StoreDriver.history(on: disk.afterKill())
      let count = killed.steps.count
      #expect(killed.steps == Array(driver.model.steps.prefix(count)), "\(extra) bytes")
      // A step takes a tile and less than five pages of the log.
      let least = max(0, extra - 6 * Database.pageByteCount) / (Tile.byteCount * 3)
      #expect(count > least, "\(extra) bytes")
      #expect(driver.isRight)
      disk.capacity = .max
      driver.draw(1)
      executor.run()
      #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
    }
  }

  @Test("On a full disk, dropped steps are released from memory")
  func memoryWhileFull() throws {
    let disk = SimulatedDisk()
    disk.capacity = 50
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    for _ in 0..<30 {
      driver.draw(1)
      try driver.undo()
    }
    #expect(driver.store.usage.encodedBytes <= Tile.byteCount + EncodedTile.memoryOverhead)
    for _ in 0..<30 {
      driver.draw(1, columns: 2)
      if driver.model.steps.count > 4 { driver.expire(1) }
    }
    #expect(driver.store.usage.encodedBytes <= 6 * (Tile.byteCount + EncodedTile.memoryOverhead))
    #expect(driver.isRight)
    disk.capacity = .max
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A disk that was full is used again when there is space, without a request")
  func retry() throws {
    let disk = SimulatedDisk()
    disk.capacity = 50_000
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<4 { driver.draw(1, columns: 1) }
    #expect(driver.store.failure == .diskFull)
    disk.capacity = 4 << 20
    driver.draw(1, columns: 1)
    #expect(!driver.store.isFlushed && driver.store.failure == nil)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A drawing that the system does not let read is not replaced")
  func unreadable() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    let path = StoreDriver.path("history")
    let reopened = disk.afterKill()
    var count = 0
    for call in 0..<16 {
      reopened.fault = SimulatedDisk.Fault(call: call, error: .system(EACCES))
      let store = try? StoreDriver.store(on: reopened)
      reopened.fault = SimulatedDisk.Fault()
      if let store {
        #expect(try NaiveHistory(of: store) == driver.model, "call \(call)")
        count += 1
      }
      #expect(reopened[path] == disk[path], "call \(call)")
    }
    #expect((1..<16).contains(count))
  }

  @Test(
    "A tile that was damaged on the disk while the store is open is an error, and the others are intact"
  )
  func rot() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    for _ in 0..<3 { driver.draw(1, columns: 1) }
    driver.stack.receivedMemoryWarning()
    let id = TileID(rawValue: 1)
    try driver.store.rot(id)
    #expect(throws: StorageError.damaged) { try driver.store.read(id) }
    #expect(try driver.store.read(TileID(rawValue: 0)) != nil)
    // A new file has the others.
    driver.draw()
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    try driver.flushed()
    #expect(throws: StorageError.damaged) { try driver.store.read(id) }
    #expect(try driver.store.read(TileID(rawValue: 2)) != nil)
    let reopened = try StoreDriver.store(on: disk.afterKill())
    #expect(ImageStack(store: reopened).count == 4)
  }
}
