import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A database that replaces another one")
struct HistoryStoreReplacingTests {
  @Test(
    "A database that cannot be opened after its replacement is opened later, never recreated")
  func reopening() throws {
    let disk = SimulatedDisk()
    let layer = FaultingLayer(disk)
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: layer)
    var driver = try StoreDriver(HistoryStore(folder, executor: InlineExecutor()))
    for _ in 0..<5 { driver.draw() }
    try driver.flushed()
    driver.draw()
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    let history = folder.history
    layer.with { $0.refusal = { $0 == .open && $1 == history ? .system(EMFILE) : nil } }
    #expect(driver.flushError() != nil)
    layer.with { $0.refusal = nil }
    disk.fault = SimulatedDisk.Fault()
    driver.draw()
    #expect(driver.isRight)
    try driver.flushed()
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
  }

  // Over two seconds, because a drawing is made once for each call that can fail.
  @Test(
    "Whichever call fails once, no step is written twice and each reopening shows the drawing")
  func failingOnce() throws {
    var (call, isReached) = (0, true)
    while isReached {
      defer { call += 1 }
      let disk = SimulatedDisk()
      disk.fault = SimulatedDisk.Fault(call: call)
      guard let store = try? StoreDriver.store(on: disk), store.readOnlyReason == nil else {
        continue
      }
      var driver = try StoreDriver(store, disk: disk)
      driver.noisePercentage = 0
      func expectKnown() throws {
        let opened = try StoreDriver.store(on: disk.afterKill())
        #expect(opened.loss == nil, "call \(call)")
        let found = try NaiveHistory(of: opened)
        #expect(driver.states.contains(found), "call \(call)")
      }
      for number in 0..<6 {
        if number == 4 { try? driver.undo() } else { driver.draw() }
        try expectKnown()
        if number % 2 == 1 { driver.flush() }
        try expectKnown()
      }
      isReached = disk.callCount > call
      disk.fault = SimulatedDisk.Fault()
      driver.draw()
      try driver.flushed()
      #expect(driver.isRight, "call \(call)")
      let isKept = try StoreDriver.history(on: disk.afterKill()) == driver.model
      #expect(isKept, "call \(call)")
    }
    #expect(call > 40)
  }

  @Test(
    "After a kill during a rewrite the history has every step, after a loss of power a state since the last flush"
  )
  func rewriting() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    driver.draw()
    try driver.flushed()
    // The store is flushed when it begins, and the failure is to be that of the checkpoint.
    while (disk[StoreDriver.path("history-wal")]?.count ?? 0) < 800_000 { driver.draw() }
    disk.fault = SimulatedDisk.Fault(call: 0, count: .max / 2, isForFlushes: true)
    var count = 0
    while !driver.store.writer.withLock({ $0.isSuspect }) {
      count += 1
      try #require(count < 200)
      driver.draw()
    }
    disk.fault = SimulatedDisk.Fault()
    let first = disk.events.count
    driver.draw()
    #expect(driver.store.writer.withLock { !$0.isSuspect })
    let events = stride(from: first, through: disk.events.count, by: Torture.isOn ? 1 : 5)
    for number in events {
      let (_, told, next) = disk.states(at: number)
      let store = try StoreDriver.store(on: disk.killed(after: number))
      #expect(store.loss == nil, "event \(number)")
      let found = try NaiveHistory(of: store)
      #expect(driver.states[told...next].contains(found), "event \(number)")
    }
    var random = SeededGenerator(seed: 1)
    for number in events {
      let (acknowledged, _, next) = disk.states(at: number)
      for _ in 0..<Torture.count(2, torture: 40) {
        let store = try StoreDriver.store(on: disk.powerFailed(after: number, &random))
        let found = try NaiveHistory(of: store)
        #expect(store.loss?.isPictureDamaged != true, "event \(number)")
        #expect(driver.states[acknowledged...next].contains(found), "event \(number)")
      }
    }
  }

  @Test("A rewrite that misses a row says so when the drawing is opened again")
  func lossOfRewriting() throws {
    let disk = SimulatedDisk()
    try {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      for _ in 0..<4 { driver.draw() }
      try driver.flushed()
      // The last one, which no other step follows.
      driver.store.database.withLock {
        try? $0?.run("DELETE FROM step WHERE id = (SELECT max(id) FROM step)")
      }
      driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4)))
      disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
      driver.flush()
    }()
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss?.reason == .damaged)
    #expect(disk.names.keys.contains { $0.contains("/aside-") })
  }

  @Test("A tile that cannot be read does not make each flush fail, and the picture is written")
  func unreadableTile() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.store.setBackup(false)
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    for _ in 0..<3 { driver.draw(1, columns: 1) }
    try driver.flushed()
    driver.stack.receivedMemoryWarning()
    try driver.store.rot(TileID(rawValue: 2))
    driver.draw([TileCoordinate(column: 2, row: 2): .filled(9)])
    driver.stack.receivedMemoryWarning()
    try driver.flushed()
    let picture = try HistoryStore(pictureOf: driver.store.folder)
    #expect(try NaiveHistory(of: picture).shown[TileCoordinate(column: 2, row: 2)] == .filled(9))
  }

  @Test("Stores that end at the same time do not wait for each other, and the others stay known")
  func ending() throws {
    let disk = SimulatedDisk()
    let kept = try StoreDriver.store(on: disk)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      _ = try? StoreDriver.store(on: disk, id: UUID())
    }
    #expect(HistoryStore.shared(kept.folder) === kept)
  }
}
