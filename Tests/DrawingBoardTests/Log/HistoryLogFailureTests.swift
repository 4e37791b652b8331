import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A store whose disk fails or is full")
struct StoreFailureTests {
  /// Draws, undoes, erases and so on; nothing of it may be lost.
  private static func script(_ driver: inout StoreDriver) throws {
    driver.noisePercentage = 0
    driver.draw()
    driver.draw()
    driver.flush()
    driver.undo()
    driver.draw()
    driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4)))
    driver.draw()
    driver.expire(1)
    driver.truncate(to: driver.model.index + 1)
    driver.flush()
    driver.draw()
    driver.erase()
    driver.draw()
    driver.flush()
    driver.undo()
  }

  private static func run(_ fault: SimulatedDisk.Fault) throws -> Bool {
    let disk = SimulatedDisk()
    disk.fault = fault
    guard let store = try? StoreDriver.store(on: disk) else {
      // Nothing was promised yet.
      return true
    }
    var driver = try StoreDriver(store, disk: disk)
    try script(&driver)
    let wasReached = disk.callCount > fault.call
    disk.fault = SimulatedDisk.Fault()
    try driver.check()
    let isFlushed = driver.flush()
    #expect(isFlushed, "call \(fault.call)")
    #expect(store.usage.durability == .flushed, "call \(fault.call)")
    try driver.check()
    let reopened = try StoreDriver.store(on: disk.afterKill())
    #expect(try NaiveHistory(opening: reopened) == driver.model, "call \(fault.call)")
    return wasReached
  }

  @Test(
    "D11: whichever call fails, and however often, nothing drawn is lost",
    arguments: [1, 2, 5, .max / 2], [true, false])
  func everyCall(count: Int, isTorn: Bool) throws {
    for error in [StoreError.system(EIO), .diskFull] {
      var fault = SimulatedDisk.Fault(call: 0, count: count, error: error, isTorn: isTorn)
      while try Self.run(fault) { fault.call += 1 }
      #expect(fault.call > 40)
    }
  }

  @Test("While a disk fails that was killed, what it has is a state that was shown")
  func failingThenKilled() throws {
    for call in 20..<90 {
      let disk = SimulatedDisk()
      disk.fault = SimulatedDisk.Fault(call: call, count: .max / 2)
      guard let store = try? StoreDriver.store(on: disk) else { continue }
      var driver = try StoreDriver(store, disk: disk)
      try Self.script(&driver)
      let found = try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill()))
      #expect(driver.states.contains(found), "call \(call)")
    }
  }

  @Test("6.2.9: after a failed flush everything goes to a new file, and the host is told")
  func failedFlush() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<4 { driver.draw() }
    let events = driver.store.events
    let old = try #require(disk[driver.store.folder.log])
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    driver.draw()
    disk.fault = SimulatedDisk.Fault()
    let new = try #require(disk[driver.store.folder.log])
    // A new file has a number of its own in its header.
    #expect(new[..<LogHeader.byteCount] != old[..<LogHeader.byteCount])
    #expect(driver.store.usage.durability == .flushed)
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
    #expect(await driver.reported(events) == [.suspended(.system(EIO)), .resumed])
  }

  @Test(
    "6.2.10: on a full disk drawing goes on in memory, and comes to the disk when there is space")
  func diskFull() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    let events = driver.store.events
    for _ in 0..<3 { driver.draw() }
    disk.capacity = driver.store.usage.fileBytes + 20_000
    for _ in 0..<6 { driver.draw() }
    #expect(driver.store.usage.durability == .suspended(.diskFull))
    #expect(driver.store.usage.unflushedBytes > 4 * Tile.byteCount)
    let isFlushed = driver.flush()
    #expect(!isFlushed)
    try driver.check()
    // What was written before is there, whatever happens.
    let killed = try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill()))
    #expect(driver.states.contains(killed))
    disk.capacity = 10 << 20
    driver.draw()
    #expect(driver.store.usage.durability == .pending)
    #expect(driver.store.usage.unflushedBytes == 0)
    try driver.flushed()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
    #expect(await driver.reported(events) == [.suspended(.diskFull), .resumed])
  }

  @Test("On a full disk, what is dropped is let go from memory")
  func memoryWhileFull() throws {
    let disk = SimulatedDisk()
    disk.capacity = 50
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<30 {
      driver.draw(1)
      driver.undo()
    }
    #expect(driver.store.usage.unflushedBytes <= Tile.byteCount)
    for _ in 0..<30 {
      driver.draw(1, columns: 2)
      if driver.model.steps.count > 4 { driver.expire(1) }
    }
    #expect(driver.store.usage.unflushedBytes <= 6 * Tile.byteCount)
    try driver.check()
    disk.capacity = .max
    try driver.flushed()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("A full disk is tried again after steps were dropped")
  func retryAfterExpiry() throws {
    let disk = SimulatedDisk()
    disk.capacity = 50_000
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<4 { driver.draw(1, columns: 1) }
    #expect(driver.store.usage.durability == .suspended(.diskFull))
    driver.truncate(to: 2)
    #expect(driver.store.usage.durability != .suspended(.diskFull))
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("D12: the file never gets larger than the limit")
  func byteLimit() throws {
    let disk = SimulatedDisk()
    var options = ImageStackStore.Options()
    options.byteLimit = 1 << 20
    var driver = try StoreDriver(StoreDriver.store(on: disk, options: options))
    driver.noisePercentage = 100
    for _ in 0..<40 { driver.draw(3) }
    #expect(driver.store.usage.durability == .suspended(.limitReached))
    #expect(driver.store.usage.fileBytes <= 1 << 20)
    try driver.check()
    driver.expire(30)
    #expect(driver.store.usage.durability == .flushed)
    #expect(driver.store.usage.fileBytes <= 1 << 20)
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("A history that the system does not let read is not begun anew")
  func unreadable() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    let log = driver.store.folder.log
    let reopened = disk.afterKill()
    for call in 0..<12 {
      reopened.fault = SimulatedDisk.Fault(call: call, error: .system(EACCES))
      let store = try? StoreDriver.store(on: reopened)
      reopened.fault = SimulatedDisk.Fault()
      if let store {
        #expect(try NaiveHistory(opening: store) == driver.model)
      }
      #expect(reopened[log] == disk[log])
    }
  }

  @Test("A tile that rotted on the disk is an error, and the others are there")
  func rot() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<3 { driver.draw(1, columns: 1) }
    let offset = try #require(
      driver.store.state.withLock { $0.tables.tiles[TileID(rawValue: 1)]?.offset })
    disk[driver.store.folder.log]?[offset + 100] ^= 1
    #expect(throws: StoreError.damaged) { try driver.store.read(TileID(rawValue: 1)) }
    #expect(try driver.store.read(TileID(rawValue: 0)) != nil)
    // A new file has what can be read, and the old one is kept.
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    driver.draw()
    disk.fault = SimulatedDisk.Fault()
    try driver.flushed()
    #expect(throws: StoreError.damaged) { try driver.store.read(TileID(rawValue: 1)) }
    #expect(try driver.store.read(TileID(rawValue: 2)) != nil)
    #expect(disk[driver.store.folder.path + "/aside-1"] != nil)
    #expect(try StoreDriver.store(on: disk.afterKill()).recovered.steps.count == 4)
  }
}
