import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store whose process is killed, or whose power fails")
struct HistoryStoreCrashTests {
  /// A history with everything in it, and what was done to the disk for it.
  private static func recorded(_ seed: UInt64, count: Int) throws -> (SimulatedDisk, StoreDriver) {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk, seed: seed)
    driver.noisePercentage = 0
    driver.draw()
    driver.flush()
    for _ in 0..<count { try driver.doSomething() }
    return (disk, driver)
  }

  /// The number of the state that a disk gives; `nil` when it gives none that ever was.
  private static func state(
    on disk: SimulatedDisk, of states: [NaiveHistory], in range: ClosedRange<Int>,
    mayReportLoss: Bool = false
  ) throws -> Int? {
    let store = try StoreDriver.store(on: disk)
    if let loss = store.loss {
      // What the power kept from being written looks like damage of what came after it.
      guard mayReportLoss, loss.lostSteps == 0, !loss.isPictureDamaged, loss.fileName == nil else {
        return nil
      }
    }
    let found = try NaiveHistory(of: store)
    return range.first { states[$0] == found }
  }

  @Test(
    "Killed after any byte, the history is that of the last change or of the one before, and nothing is reported as lost"
  )
  func everyByte() throws {
    let (disk, driver) = try Self.recorded(3, count: Torture.count(16, torture: 60))
    for (number, event) in disk.events.enumerated() {
      let (_, told, next) = disk.states(at: number)
      var counts = [0]
      if case .write(let bytes, _, _) = event {
        // Near the start of a write, where the head is, more bytes than of the others, and those that the
        // writes before and after leave out; `TORTURE` takes every byte.
        let (near, far) = Torture.isOn ? (1, 1) : (5, 389)
        counts += Array(stride(from: 1 + number % near, to: min(48, bytes.count), by: near))
        counts += Array(stride(from: 48 + number * 53 % far, to: bytes.count, by: far))
      }
      for count in counts {
        let killed = disk.killed(after: number, byteCount: count)
        let found = try Self.state(on: killed, of: driver.states, in: told...next)
        #expect(found != nil, "event \(number), byte \(count)")
        let isAside = killed[StoreDriver.path("aside-1")] != nil
        #expect(!isAside, "event \(number), byte \(count)")
      }
    }
  }

  @Test(
    "After a loss of power the history is one that was shown since the last flush",
    arguments: 0..<8)
  func powerLoss(seed: UInt64) throws {
    let (disk, driver) = try Self.recorded(seed, count: 20)
    var random = SeededGenerator(seed: seed)
    for number in 0...disk.events.count {
      let (acknowledged, _, next) = disk.states(at: number)
      for _ in 0..<Torture.count(1, torture: 40) {
        let disk = disk.powerFailed(after: number, &random)
        let found = try Self.state(
          on: disk, of: driver.states, in: acknowledged...next, mayReportLoss: true)
        #expect(found != nil, "event \(number)")
      }
    }
  }

  @Test("After a crash the board continues, and later strokes survive the next crash")
  func continuing() throws {
    let (disk, _) = try Self.recorded(5, count: 24)
    var random = SeededGenerator(seed: 9)
    for number in stride(from: 0, to: disk.events.count, by: 3) {
      let crashed = disk.powerFailed(after: number, &random)
      var driver = try StoreDriver(StoreDriver.store(on: crashed), disk: crashed, seed: 44)
      for _ in 0..<3 { driver.draw() }
      driver.flush()
      let isThere = try StoreDriver.history(on: crashed.afterKill()) == driver.model
      #expect(isThere, "event \(number)")
      let survivor = crashed.powerFailed(after: crashed.events.count, &random)
      let store = try StoreDriver.store(on: survivor)
      let survives = try NaiveHistory(of: store) == driver.model
      #expect(survives, "event \(number)")
      #expect(store.loss == nil)
    }
  }

  @Test("A torn end is dropped, and writing continues where it began")
  func tornEnd() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    driver.draw()
    let path = StoreDriver.path("history-wal")
    let sound = try #require(disk[path])
    var random = SeededGenerator(seed: 1)
    for count in [1, 5, 31, 32, 500, 5_000] {
      let torn = disk.afterKill()
      torn[path] = sound + (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      var next = try StoreDriver(StoreDriver.store(on: torn), seed: 3)
      #expect(next.store.loss == nil)
      #expect(next.model == driver.model)
      #expect(try torn.names(in: StoreDriver.folder).filter { $0.hasPrefix("aside") } == [])
      next.draw()
      #expect(try StoreDriver.history(on: torn.afterKill()) == next.model)
    }
  }

  @Test(
    "Cut anywhere in the unacknowledged part, a store opens without a loss", arguments: 1...3
  )
  func cuts(seed: UInt64) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), seed: seed)
    for _ in 0..<4 { driver.draw() }
    try driver.flushed()
    let path = StoreDriver.path("history-wal")
    let acknowledged = disk[path]?.count ?? 0
    let first = driver.states.count - 1
    for _ in 0..<6 { driver.draw() }
    let bytes = try #require(disk[path])
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Torture.count(60, torture: 2_000) {
      let cut = disk.afterKill()
      cut[path] = Array(bytes[..<(acknowledged + random.next(below: bytes.count - acknowledged))])
      let store = try StoreDriver.store(on: cut)
      #expect(store.loss == nil)
      let found = try NaiveHistory(of: store)
      #expect(driver.states[first...].contains(found))
      #expect(cut[StoreDriver.path("aside-1")] == nil)
    }
  }

  @Test(
    "A foreign file is kept, and a new drawing begins",
    arguments: [(0, UInt8(0)), (3, 99), (70, 99)])
  func strangeHeader(position: Int, byte: UInt8) throws {
    let disk = SimulatedDisk()
    let path = StoreDriver.path("history")
    var bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 200)
    bytes.replaceSubrange(68..<72, with: Array("DRAW".utf8))
    bytes[position] = byte
    disk[path] = bytes
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    #expect(driver.store.loss?.reason == .damaged)
    #expect(driver.store.loss?.isPictureDamaged == true)
    #expect(driver.store.loss?.fileName == "aside-1")
    #expect(driver.model == NaiveHistory())
    driver.draw()
    #expect(disk[StoreDriver.path("aside-1")] == bytes)
    #expect(driver.store.usage.setAsideBytes == bytes.count)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A store of a later version is reported, and neither changed nor moved")
  func laterVersion() throws {
    let (disk, _) = try Self.recorded(7, count: 0)
    let path = StoreDriver.path("history")
    let later = disk.afterKill()
    later[path]?[63] = UInt8(StoreSchema.version) + 1
    let (bytes, names) = (later[path], later.names)
    #expect(throws: StorageError.laterFormat) { try StoreDriver.store(on: later) }
    #expect(later[path] == bytes)
    #expect(Set(later.names.keys) == Set(names.keys))
  }

  @Test("A store that was copied from another board is not accepted")
  func foreign() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk, id: .other))
    driver.draw()
    let bytes = disk[StoreDriver.path("history", of: .other)]
    disk[StoreDriver.path("history")] = bytes
    let store = try StoreDriver.store(on: disk)
    let loss = try #require(store.loss)
    #expect(loss.reason == nil)
    #expect(ImageStack(store: store).count == 0)
    #expect(disk[StoreDriver.path("aside-1")] == bytes)
  }
}
