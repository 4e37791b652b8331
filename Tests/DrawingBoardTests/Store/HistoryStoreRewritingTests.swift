import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store in a new file")
struct HistoryStoreRewritingTests {
  @Test("Drawing and undoing without end does not fill the disk")
  func garbage() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<3 { driver.draw() }
    var largest = 0
    for _ in 0..<60 {
      driver.draw(3)
      try driver.undo()
      largest = max(largest, driver.store.usage.fileBytes)
    }
    #expect(largest < 5 << 19)
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
    let names = try Set(disk.names(in: StoreDriver.folder))
    #expect(names == ["history", "history-wal", "lock"])
  }

  @Test(
    "A large background is not written again with each step, whatever the limit of the disk",
    arguments: [256 << 20, 1 << 20])
  func largeBackground(limit: Int) throws {
    let layer = FaultingLayer(SimulatedDisk())
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: layer)
    let store = try HistoryStore(folder, executor: InlineExecutor())
    var driver = try StoreDriver(store, limits: HistoryLimits(diskByteLimit: limit))
    (driver.noisePercentage, driver.initialPercentage) = (0, 0)
    let background = Data((0..<4 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4), background: background))
    try driver.flushed()
    let before = layer.with { $0.writtenByteCount }
    for _ in 0..<20 {
      driver.draw(1)
      try driver.undo()
      try driver.flushed()
    }
    driver.draw(1)
    // Some kilobytes for each step and its checkpoint, and some pictures.
    #expect(layer.with { $0.writtenByteCount } - before < 3 << 19)
    #expect(store.usage.liveBytes > background.count)
    #expect(driver.stack.count > 0 && driver.isRight)
  }

  @Test("A background that is replaced is garbage, which a compaction removes")
  func replacedBackground() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw(1)
    for number in 0..<6 {
      let background = Data(repeating: UInt8(number), count: 2 << 20)
      driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4), background: background))
      try driver.flushed()
    }
    #expect(driver.store.usage.fileBytes < 7 << 20)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A history at its limit of steps stays at the size of its steps", arguments: [0, 100])
  func expiring(noise: Int) throws {
    let disk = SimulatedDisk()
    let limits = HistoryLimits(stepLimit: 5)
    var driver = try StoreDriver(StoreDriver.store(on: disk), limits: limits)
    driver.noisePercentage = noise
    for _ in 0..<60 { driver.draw(3) }
    #expect(driver.stack.count == 5)
    #expect(driver.store.usage.fileBytes < 3 << 20)
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("Copying that fails leaves the old file and the history unchanged")
  func failing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    driver.draw(1)
    // The copy does not fit beside the old file.
    disk.capacity = 1_500_000
    for _ in 0..<34 {
      driver.draw(3)
      try driver.undo()
    }
    #expect(driver.isRight)
    disk.capacity = .max
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  /// Draws three tiles of noise, always as many bytes.
  private static func drawNoise(_ driver: inout StoreDriver, _ seed: Int) {
    driver.draw(
      (0..<3).map { column in
        let coordinate = TileCoordinate(column: column, row: 0)
        let seed = UInt64(seed * 3 + column)
        return TileChange(
          coordinate: coordinate, before: driver.model.shown[coordinate],
          after: .noise(seed: seed))
      })
  }

  /// Draws and undoes until the next step makes a compaction worthwhile.
  private static func fill(_ driver: inout StoreDriver) throws {
    drawNoise(&driver, 0)
    let stepByteCount = driver.store.usage.liveBytes
    var count = 0
    while driver.store.usage.fileBytes <= (1 << 20) + stepByteCount {
      count += 1
      try #require(count < 60)
      drawNoise(&driver, count)
      try driver.undo()
    }
    driver.flush()
  }

  @Test("Whichever call of a compaction fails, acknowledged flushes survive a loss of power")
  func failingCalls() throws {
    var random = SeededGenerator(seed: 1)
    var isReached = true
    var call = 0
    while isReached, call < 80 {
      let disk = SimulatedDisk()
      var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
      (driver.noisePercentage, driver.initialPercentage) = (100, 0)
      try Self.fill(&driver)
      disk.fault = SimulatedDisk.Fault(call: call)
      Self.drawNoise(&driver, 100)
      driver.flush()
      isReached = disk.callCount > call
      disk.fault = SimulatedDisk.Fault()
      driver.draw(1)
      driver.flush()
      #expect(driver.isRight)
      for _ in 0..<4 {
        let survivor = disk.powerFailed(after: disk.events.count, &random)
        let isKept = try StoreDriver.history(on: survivor) == driver.model
        #expect(isKept, "call \(call)")
      }
      let isThere = try StoreDriver.history(on: disk.afterKill()) == driver.model
      #expect(isThere, "call \(call)")
      call += 1
    }
    #expect(call > 20)
  }

  @Test("Interrupted anywhere, a compaction loses nothing")
  func interrupted() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    try Self.fill(&driver)
    // Rows of which little is needed are merged.
    driver.setLimits { $0.stepLimit = 2 }
    let first = disk.events.count
    for number in 0..<12 {
      Self.drawNoise(&driver, 100 + number)
      driver.draw(1)
    }
    var random = SeededGenerator(seed: 2)
    for number in stride(from: first, through: disk.events.count, by: 2) {
      let (acknowledged, told, next) = disk.states(at: number)
      let killed = try StoreDriver.history(on: disk.killed(after: number))
      #expect(driver.states[told...next].contains(killed), "event \(number)")
      let failed = try StoreDriver.history(on: disk.powerFailed(after: number, &random))
      #expect(driver.states[acknowledged...next].contains(failed), "event \(number)")
    }
  }

  @Test(
    "While a full disk refuses a new database its name or to be changed, tiles are read where they are",
    arguments: [FaultingLayer.Call.rename, .open])
  func waiting(refused: FaultingLayer.Call) throws {
    let disk = SimulatedDisk()
    let layer = FaultingLayer(disk)
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: layer)
    var driver = try StoreDriver(HistoryStore(folder, executor: InlineExecutor()))
    for _ in 0..<3 { driver.draw() }
    try driver.flushed()
    layer.with {
      let path = refused == .rename ? folder.readyHistory : folder.history
      $0.refusal = { $0 == refused && $1 == path ? .diskFull : nil }
    }
    driver.draw()
    // A failed flush is the shortest way to a new file.
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    driver.flush()
    #expect(driver.store.failure == .diskFull)
    driver.stack.receivedMemoryWarning()
    try driver.undo()
    #expect(driver.isRight)
    layer.with { $0.refusal = nil }
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("Copied tiles can be read from a chain whose beginning is gone")
  func chains() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    let coordinate = TileCoordinate(column: 0, row: 0)
    driver.initialPercentage = 0
    for row in 0..<6 {
      if row == 5 {
        driver.expire(2)
      }
      let pixels = TilePixels.noise(seed: 1)
      let after = TilePixels.drawn(
        on: driver.model.shown[coordinate] ?? pixels, columns: 0..<64, rows: row..<(row + 1),
        pixel: 9)
      driver.draw([coordinate: after])
    }
    // A failed flush is the shortest way to a new file.
    disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
    try driver.flushed()
    let links = driver.store.state.withLock { $0.table.tiles.entries.map(\.links) }
    #expect(links == [0, 1, 2, 3, 4, 5])
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("The mark for backups is set before a new store replaces the old one")
  func backup() throws {
    let disk = SimulatedDisk()
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: disk)
    let store = try HistoryStore(folder, executor: InlineExecutor())
    store.setBackup(false)
    var driver = try StoreDriver(store)
    driver.draw()
    #expect(disk.isBackedUp(folder.history) == false)
    try driver.erase()
    try driver.flushed()
    #expect(disk.isBackedUp(folder.history) == false)
  }
}
