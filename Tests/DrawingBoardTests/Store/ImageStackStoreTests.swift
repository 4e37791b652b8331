import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store of tiles, in use and opened again")
struct ImageStackStoreTests {
  @Test("A new board is empty, and takes no file before the first stroke")
  func newBoard() throws {
    let disk = SimulatedDisk()
    let store = try StoreDriver.store(on: disk)
    #expect(store.recovered == RecoveredHistory())
    #expect(store.usage.fileBytes == 0)
    #expect(store.usage.durability == .flushed)
    #expect(disk[store.folder.log] == nil)
  }

  @Test("What was drawn reads the same at once, when written, and when opened again")
  func drawing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<12 { driver.draw() }
    try driver.check()
    driver.undo()
    driver.undo()
    driver.setBoard(
      StoredBoard(size: PixelSize(width: 30, height: 40), scale: 2, background: Data([7])))
    let reopened = try StoreDriver.store(on: disk.afterKill())
    #expect(try NaiveHistory(opening: reopened) == driver.model)
    #expect(reopened.recovered.loss == nil)
  }

  @Test("A reopened board goes on where it was, to be opened again")
  func goingOn() throws {
    var disk = SimulatedDisk()
    var expected = NaiveHistory()
    for seed in 0..<6 {
      var driver = try StoreDriver(StoreDriver.store(on: disk), seed: UInt64(seed))
      #expect(driver.model == expected)
      for _ in 0..<4 { driver.draw() }
      driver.undo()
      expected = driver.model
      disk = disk.afterKill()
    }
  }

  @Test("6.2.15: reading is served from memory while a write is pending")
  func pending() throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
    for _ in 0..<5 { driver.draw() }
    #expect(driver.store.usage.pendingBytes > 0)
    #expect(driver.store.usage.durability == .pending)
    try driver.check()
    executor.run()
    #expect(driver.store.usage.pendingBytes == 0)
    #expect(driver.store.usage.unflushedBytes == 0)
    try driver.check()
  }

  @Test(
    "6.2.15: pixels that wait are bounded: beyond the limit they are encoded by who brings them")
  func boundedPending() throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 4 * Tile.byteCount
    var driver = try StoreDriver(
      StoreDriver.store(on: disk, executor: executor, options: options))
    driver.noisePercentage = 0
    for _ in 0..<40 { driver.draw(1) }
    #expect(driver.store.usage.pendingBytes < 8 * Tile.byteCount)
    #expect(driver.store.usage.stepCount == 0)
    try driver.check()
    executor.run()
    try driver.check()
    let reopened = try StoreDriver.store(on: disk.afterKill())
    #expect(try NaiveHistory(opening: reopened) == driver.model)
  }

  @Test("6.2.15: encoded tiles that wait are bounded too: who brings more does the work first")
  func boundedEncoded() throws {
    let disk = SimulatedDisk()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 4 * Tile.byteCount
    var driver = try StoreDriver(
      StoreDriver.store(on: disk, executor: ManualExecutor(), options: options))
    driver.noisePercentage = 100
    var most = 0
    for _ in 0..<100 {
      driver.draw(1)
      most = max(most, driver.store.usage.pendingBytes)
    }
    #expect(most > 12 * Tile.byteCount)
    #expect(most <= 17 * Tile.byteCount)
    try driver.check()
    driver.store.flush()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())).steps.count > 70)
  }

  @Test(
    "6.2.15: whatever waits in whatever form reads right, and is there when it is opened again",
    arguments: 0..<6)
  func anythingWaiting(seed: Int) throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 2 * Tile.byteCount
    var driver = try StoreDriver(
      StoreDriver.store(on: disk, executor: executor, options: options), seed: UInt64(seed))
    for _ in 0..<Torture.count(12, torture: 200) {
      for _ in 0..<10 { driver.doSomething() }
      try driver.check()
      executor.run()
    }
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("6.2.15: who encodes what waits makes patches of what is in the tables already")
  func pendingPatches() throws {
    let disk = SimulatedDisk()
    let executor = ManualExecutor()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 2 * Tile.byteCount
    var driver = try StoreDriver(
      StoreDriver.store(on: disk, executor: executor, options: options))
    let (coordinate, other) = (
      TileCoordinate(column: 0, row: 0), TileCoordinate(column: 1, row: 0)
    )
    let photo = TilePixels.noise(seed: 1)
    driver.draw([coordinate: photo])
    executor.run()
    for seed: UInt64 in 2..<4 { driver.draw([other: TilePixels.noise(seed: seed)]) }
    let before = driver.store.usage.pendingBytes
    #expect(before == 3 * Tile.byteCount)
    driver.draw([coordinate: .drawn(on: photo, columns: 0..<9, rows: 0..<9, pixel: 9)])
    driver.draw([other: .noise(seed: 4)])
    #expect(driver.store.usage.pendingBytes < 4 * Tile.byteCount + 1024)
    try driver.check()
    executor.run()
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("6.2.15: one large step on an idle store is for the queue, not for who brings it")
  func largeStep() throws {
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: SimulatedDisk(), executor: executor))
    var tiles: [TileCoordinate: TilePixels?] = [:]
    for number in 0..<1500 {
      tiles[TileCoordinate(column: number % 40, row: number / 40)] = .noise(seed: UInt64(number))
    }
    driver.draw(tiles)
    #expect(driver.store.usage.stepCount == 0)
    #expect(driver.store.usage.pendingBytes == 1500 * Tile.byteCount)
    executor.run()
    #expect(driver.store.usage.stepCount == 1)
  }

  @Test("Who is told of a flush may draw at once, also when too much waits")
  func drawingInAnswers() throws {
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 0
    let executor = ManualExecutor()
    let store = try StoreDriver.store(on: SimulatedDisk(), executor: executor, options: options)
    let change = TileChange(
      coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .noise(seed: 1))
    let step = StoredStep(identifier: 1, name: "", date: Date(), bounds: .zero)
    store.flush { [weak store] _ in
      for position in 0..<3 {
        _ = store?.append(step, at: position, tiles: [TileRevision(change, base: nil)])
      }
    }
    executor.run()
    #expect(store.usage.stepCount == 3)
  }

  @Test("What is told to a discarded store takes no memory")
  func discarded() throws {
    var driver = try StoreDriver(StoreDriver.store(on: SimulatedDisk()))
    driver.draw()
    driver.store.discard()
    driver.draw()
    #expect(driver.store.usage.memoryBytes == 0)
  }

  @Test("A step that is given up before it was written takes no memory")
  func givenUp() throws {
    let executor = ManualExecutor()
    var driver = try StoreDriver(StoreDriver.store(on: SimulatedDisk(), executor: executor))
    driver.draw()
    executor.run()
    driver.draw()
    driver.undo()
    driver.truncate(to: 1)
    executor.run()
    #expect(driver.store.usage.unflushedBytes == 0)
    #expect(driver.store.usage.pendingBytes == 0)
  }

  @Test("A waiting patch whose base is lost meanwhile is lost, and the store goes on")
  func lostBase() throws {
    let executor = ManualExecutor()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = 2 * Tile.byteCount
    var driver = try StoreDriver(
      StoreDriver.store(on: SimulatedDisk(), executor: executor, options: options))
    let coordinate = TileCoordinate(column: 0, row: 0)
    let photo = TilePixels.noise(seed: 1)
    driver.draw([coordinate: photo])
    executor.run()
    for column in 1..<4 {
      driver.draw([TileCoordinate(column: column, row: 0): .noise(seed: UInt64(column))])
    }
    driver.draw([coordinate: .drawn(on: photo, columns: 0..<9, rows: 0..<9, pixel: 9)])
    let id = try #require(
      driver.store.state.withLock { state -> TileID? in
        guard var base = state.tables.tiles.entries.first else { return nil }
        base.form = LogTile.lost
        state.tables.update(base)
        return state.operations.last?.tiles.last?.id
      })
    executor.run()
    driver.draw([TileCoordinate(column: 5, row: 0): photo])
    executor.run()
    #expect(driver.store.usage.durability == .pending)
    #expect(throws: StoreError.damaged) { try driver.store.read(id) }
  }

  @Test("6.2.15: a limit of nothing has each step wait for the one before")
  func noPending() throws {
    let disk = SimulatedDisk()
    var options = ImageStackStore.Options()
    options.pendingByteLimit = -1
    var driver = try StoreDriver(
      StoreDriver.store(on: disk, executor: ManualExecutor(), options: options))
    for number in 0..<5 {
      driver.draw()
      #expect(driver.store.usage.stepCount == number)
    }
    try driver.check()
  }

  @Test("Looking through the history has the disk write and not wait")
  func movesWithoutFlushes() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<5 { driver.draw() }
    let before = disk.events.count { $0.isFlush }
    #expect(before > 0)
    for position in [0, 3, 1, 4, 2] { driver.move(to: position) }
    #expect(disk.events.count { $0.isFlush } == before)
    #expect(driver.store.usage.durability == .pending)
    try driver.flushed()
    #expect(disk.events.count { $0.isFlush } == before + 1)
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("D9: a tile is written once, however often undo and redo go over it")
  func writtenOnce() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<10 { driver.draw() }
    let before = driver.store.usage.fileBytes
    for _ in 0..<10 {
      for _ in 0..<10 { driver.undo() }
      driver.move(to: 9)
      try driver.check()
    }
    let moves = 10 * 11 * (LogEncoder.headByteCount + 4)
    #expect(driver.store.usage.fileBytes == before + moves)
  }

  @Test(
    "6.2.6: a chain of patches is never longer than six tiles, on noise twelve",
    arguments: [false, true])
  func chains(isNoise: Bool) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    let coordinate = TileCoordinate(column: 0, row: 0)
    if isNoise { driver.draw([coordinate: TilePixels.noise(seed: 1)]) }
    for row in 0..<30 {
      let pixels = TilePixels.drawn(
        on: driver.model.shown[coordinate], columns: 0..<64, rows: row..<(row + 1), pixel: 9)
      driver.draw([coordinate: pixels])
    }
    let links = driver.store.state.withLock { $0.tables.tiles.entries.map(\.links) }
    #expect(links.max() == (isNoise ? 11 : 5))
    #expect(links.filter { $0 == 0 }.count >= 3)
    try driver.check()
  }

  @Test("With the tile before at hand, reading is one access")
  func known() throws {
    let disk = SimulatedDisk()
    let store = try StoreDriver.store(on: disk)
    let coordinate = TileCoordinate(column: 0, row: 0)
    var known: KnownTile?
    for number in 0..<6 {
      let pixels = TilePixels.drawn(
        on: known?.pixels, columns: 0..<9, rows: number..<(number + 1), pixel: 77)
      let change = TileChange(coordinate: coordinate, before: known?.pixels, after: pixels)
      let ids = store.append(
        StoredStep(identifier: 1, name: "", date: Date(), bounds: .zero), at: number,
        tiles: [TileRevision(change, base: known?.id)])
      if number == 5 {
        let calls = disk.callCount
        #expect(try store.read(ids[0], knowing: known) == pixels)
        #expect(disk.callCount == calls + 1)
        #expect(try store.read(ids[0]) == pixels)
        #expect(disk.callCount == calls + 7)
      }
      known = KnownTile(id: ids[0], pixels: pixels)
    }
  }

  @Test("Tiles read in advance are not read again, and are let go when others are wanted")
  func prefetch() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<3 { driver.draw(1) }
    driver.store.prefetch([TileID(rawValue: 0), TileID(rawValue: 1)])
    #expect(driver.store.usage.prefetchedBytes == 2 * Tile.byteCount)
    let calls = disk.callCount
    _ = try driver.store.read(TileID(rawValue: 1))
    #expect(disk.callCount == calls)
    driver.store.prefetch([])
    #expect(driver.store.usage.prefetchedBytes == 0)
  }

  @Test("An unknown tile is an error")
  func unknown() throws {
    let store = try StoreDriver.store(on: SimulatedDisk())
    #expect(throws: StoreError.unknownTile) { try store.read(TileID(rawValue: 3)) }
  }

  @Test("Positions and indices out of range are clamped")
  func clamped() throws {
    let disk = SimulatedDisk()
    let store = try StoreDriver.store(on: disk)
    let step = StoredStep(identifier: 1, name: "a", date: Date(), bounds: .zero)
    _ = store.append(step, at: 99, tiles: [])
    _ = store.append(step, at: -5, tiles: [])
    store.moved(to: 40)
    store.moved(to: -40)
    store.truncated(to: 40)
    store.expired(40)
    store.expired(-40)
    let recovered = try StoreDriver.store(on: disk.afterKill()).recovered
    #expect(recovered.steps.count == 1)
    #expect(recovered.index == -1)
  }

  @Test("A name too long for a record is cut at a character")
  func longName() throws {
    let disk = SimulatedDisk()
    let store = try StoreDriver.store(on: disk)
    let name = String(repeating: "é", count: 900)
    _ = store.append(
      StoredStep(identifier: 1, name: name, date: Date(), bounds: .zero), at: 0, tiles: [])
    let recovered = try StoreDriver.store(on: disk.afterKill()).recovered
    #expect(recovered.steps.first?.name == String(repeating: "é", count: 512))
  }

  @Test("Anything a history does is there when it is opened again", arguments: 0..<12)
  func anything(seed: Int) throws {
    var disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), seed: UInt64(seed))
    for _ in 0..<Torture.count(6, torture: 100) {
      for _ in 0..<8 { driver.doSomething() }
      try driver.check()
      disk = disk.afterKill()
      let expected = driver.model
      driver = try StoreDriver(StoreDriver.store(on: disk), seed: UInt64(seed) ^ 77)
      #expect(driver.model == expected)
    }
  }

  @Test("A store on its own queue does the same")
  func dispatch() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: DispatchExecutor()))
    for _ in 0..<10 { driver.draw() }
    try driver.check()
    try await driver.store.flush()
    try driver.check()
    #expect(driver.store.usage.durability == .flushed)
    #expect(driver.store.usage.lastFlush != nil)
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }
}
