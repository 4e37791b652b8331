import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A store whose process is killed, or whose power fails")
struct StoreCrashTests {
  /// A history with everything in it, and what was done to the disk for it.
  private static func recorded(_ seed: UInt64, count: Int) throws -> (SimulatedDisk, StoreDriver) {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk, seed: seed)
    driver.noisePercentage = 0
    driver.draw()
    driver.flush()
    for _ in 0..<count { driver.doSomething() }
    return (disk, driver)
  }

  /// The number of the state that a disk gives; nil when it gives none that ever was.
  private static func state(
    on disk: SimulatedDisk, of states: [NaiveHistory], in range: ClosedRange<Int>
  ) throws -> Int? {
    let found = try NaiveHistory(opening: StoreDriver.store(on: disk))
    return range.first { states[$0] == found }
  }

  @Test(
    "D11: killed after any byte, the history is that of the last thing done or of the one before")
  func everyByte() throws {
    let (disk, driver) = try Self.recorded(3, count: Torture.count(14, torture: 60))
    for (number, event) in disk.events.enumerated() {
      let (_, told, next) = disk.states(at: number)
      var counts = [0]
      if case .write(let bytes, _, _) = event {
        // Every byte of the short writes; of an erased file's zeros, some.
        counts += Array(stride(from: 1, to: bytes.count, by: Torture.isOn ? 1 : 7))
      }
      for count in counts {
        let killed = disk.killed(after: number, byteCount: count)
        let found = try Self.state(on: killed, of: driver.states, in: told...next)
        #expect(found != nil, "event \(number) \(event), byte \(count)")
      }
    }
  }

  @Test(
    "6.2.7, 6.2.8, 6.3: after a loss of power the history is one that was shown since the last flush",
    arguments: 0..<6)
  func powerLoss(seed: UInt64) throws {
    let (disk, driver) = try Self.recorded(seed, count: 16)
    var random = SeededGenerator(seed: seed)
    for number in 0...disk.events.count {
      let (acknowledged, _, next) =
        number < disk.events.count
        ? disk.states(at: number) : (0, 0, driver.states.count - 1)
      for _ in 0..<Torture.count(2, torture: 40) {
        let disk = disk.powerFailed(after: number, &random)
        let found = try Self.state(on: disk, of: driver.states, in: acknowledged...next)
        #expect(found != nil, "event \(number)")
      }
    }
  }

  @Test("After a crash the board goes on: what is drawn then is there at the next crash")
  func goingOn() throws {
    let (disk, _) = try Self.recorded(5, count: 20)
    var random = SeededGenerator(seed: 9)
    for number in stride(from: 0, to: disk.events.count, by: 5) {
      let crashed = disk.powerFailed(after: number, &random)
      var driver = try StoreDriver(StoreDriver.store(on: crashed), seed: 44)
      for _ in 0..<3 { driver.draw() }
      let reopened = try StoreDriver.store(on: crashed.afterKill())
      #expect(try NaiveHistory(opening: reopened) == driver.model)
      #expect(reopened.recovered.loss == nil)
    }
  }

  @Test("6.2.13: what could not be read is set aside whole, and counted")
  func setAside() throws {
    let (disk, driver) = try Self.recorded(7, count: 0)
    let log = StoreDriver.boards + "/\(UUID.fixture)/history"
    let sound = try #require(disk[log])
    let damaged = disk.afterKill()
    damaged[log] = sound + [1, 2, 3, 4, 5]
    let store = try StoreDriver.store(on: damaged)
    #expect(
      store.recovered.loss
        == StoreLoss(reason: .damaged, restoredSteps: 1, byteCount: 5, fileName: "aside-1"))
    #expect(damaged[store.folder.path + "/aside-1"] == [1, 2, 3, 4, 5])
    #expect(store.usage.setAsideBytes == 5)
    #expect(damaged[log] == sound)
    #expect(try NaiveHistory(opening: store) == driver.model)
  }

  @Test(
    "Without space to set it aside the file is kept as it is, and the history goes to a new one")
  func setAsideWithoutSpace() throws {
    let (disk, driver) = try Self.recorded(7, count: 0)
    let log = StoreDriver.boards + "/\(UUID.fixture)/history"
    let sound = try #require(disk[log])
    let damaged = disk.afterKill()
    damaged[log] = sound + [1, 2, 3, 4, 5]
    damaged.capacity = sound.count + 5
    var next = try StoreDriver(StoreDriver.store(on: damaged), seed: 2)
    #expect(next.model == driver.model)
    #expect(next.store.recovered.loss?.fileName == nil)
    next.draw()
    #expect(damaged[log] == sound + [1, 2, 3, 4, 5])
    damaged.capacity = .max
    try next.flushed()
    #expect(damaged[next.store.folder.path + "/aside-1"] == sound + [1, 2, 3, 4, 5])
    #expect(try NaiveHistory(opening: StoreDriver.store(on: damaged.afterKill())) == next.model)
  }

  @Test(
    "6.2.14: a log of another version, of another board or of nothing sensible is kept, and a new one begins",
    arguments: [
      (8, UInt8(3), StoreLoss.Reason.unknownVersion), (8, 1, .unknownVersion), (0, 0, .damaged),
      (14, 99, .damaged),
    ])
  func strangeHeader(position: Int, byte: UInt8, reason: StoreLoss.Reason) throws {
    let (disk, _) = try Self.recorded(7, count: 0)
    let log = StoreDriver.boards + "/\(UUID.fixture)/history"
    var bytes = try #require(disk[log])
    bytes[position] = byte
    let strange = disk.afterKill()
    strange[log] = bytes
    var driver = try StoreDriver(StoreDriver.store(on: strange))
    #expect(driver.store.recovered.loss?.reason == reason)
    #expect(driver.store.recovered.loss?.restoredSteps == 0)
    #expect(driver.model == NaiveHistory())
    driver.draw()
    #expect(strange[driver.store.folder.path + "/aside-1"] == bytes)
    #expect(try NaiveHistory(opening: StoreDriver.store(on: strange.afterKill())) == driver.model)
  }

  @Test("D7: a log that was copied from another board is not taken for this one's")
  func foreign() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk, id: .other))
    driver.draw()
    disk[StoreDriver.boards + "/\(UUID.fixture)/history"] = disk[driver.store.folder.log]
    let store = try StoreDriver.store(on: disk)
    #expect(store.recovered.loss?.reason == .foreign)
    #expect(store.recovered.steps.isEmpty)
  }
}
