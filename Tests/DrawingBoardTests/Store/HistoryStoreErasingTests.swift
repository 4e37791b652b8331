import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Boards erased and discarded, side by side")
struct HistoryStoreErasingTests {
  private static let secret: UInt32 = 0x5EC2_E7A9

  private static func holdsSecret(_ bytes: [UInt8]) -> Bool {
    withUnsafeBytes(of: secret.littleEndian) { secret in
      bytes.indices.dropLast(3).contains { bytes[$0..<($0 + 4)].elementsEqual(secret) }
    }
  }

  /// Whether a file that has a name holds the secret.
  private static func holdsSecret(_ disk: SimulatedDisk) -> Bool {
    disk.names.values.contains { disk.files[$0].map(holdsSecret) ?? false }
  }

  private static func drawSecret(_ driver: inout StoreDriver) {
    driver.draw([
      TileCoordinate(column: 0, row: 0): .drawn(
        on: nil, columns: 3..<9, rows: 3..<6, pixel: secret)
    ])
  }

  @Test("After erasing, no byte of the old strokes is in any file")
  func erasing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    Self.drawSecret(&driver)
    #expect(Self.holdsSecret(disk))
    driver.draw([TileCoordinate(column: 0, row: 0): TilePixels.filled(3)])
    try driver.erase()
    try driver.flushed()
    #expect(!Self.holdsSecret(disk))
    #expect(driver.model.steps.isEmpty)
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("Files that were set aside are erased as well")
  func erasingAside() throws {
    let next = SimulatedDisk()
    next[StoreDriver.path("history")] =
      [UInt8](repeating: 7, count: 90) + withUnsafeBytes(of: Self.secret.littleEndian, Array.init)
    var driver = try StoreDriver(StoreDriver.store(on: next))
    #expect(driver.store.usage.setAsideBytes > 0)
    try driver.erase()
    try driver.flushed()
    #expect(driver.store.usage.setAsideBytes == 0)
    #expect(!Self.holdsSecret(next))
  }

  @Test("Erasing on a full disk keeps the picture, and happens when there is space")
  func erasingWhenFull() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    for _ in 0..<6 { driver.draw(2) }
    Self.drawSecret(&driver)
    driver.draw([TileCoordinate(column: 0, row: 0): TilePixels.noise(seed: 3)])
    try driver.flushed()
    let before = driver.model
    disk.capacity = driver.store.usage.fileBytes + 100
    try driver.erase()
    #expect(driver.flushError() == .diskFull)
    #expect(driver.isRight)
    // Killed now, the picture is there; nothing is lost, only not erased yet.
    for _ in 0..<3 {
      let killed = disk.afterKill()
      let store = try StoreDriver.store(on: killed)
      #expect(store.loss == nil)
      #expect(try NaiveHistory(of: store) == before)
      #expect(try NaiveHistory(of: store).shown == driver.model.shown)
      // What is drawn meanwhile is in memory, and each attempt leaves the old store as it is.
      driver.draw([TileCoordinate(column: 5, row: 0): TilePixels.noise(seed: 9)])
      try driver.undo()
    }
    disk.capacity = .max
    try driver.flushed()
    #expect(!Self.holdsSecret(disk))
    #expect(
      driver.store.usage.fileBytes < before.shown.count * Tile.byteCount * 2
        + HistoryStore.emptyByteCount)
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
  }

  @Test("The space of an erased store is available for later steps")
  func spaceAfterErasing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    (driver.noisePercentage, driver.initialPercentage) = (100, 0)
    for _ in 0..<20 { driver.draw(1, columns: 1) }
    // Room for the picture beside the old store, and no more.
    disk.capacity = driver.store.usage.fileBytes + Tile.byteCount + HistoryStore.emptyByteCount * 2
    try driver.erase()
    try driver.flushed()
    for _ in 0..<15 { driver.draw(1, columns: 1) }
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("Clearing, which keeps nothing, works on a full disk")
  func clearingWhenFull() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<6 { driver.draw(2) }
    driver.setBoard(StoredBoard(size: PixelSize(width: 3, height: 4)))
    try driver.flushed()
    disk.capacity = driver.store.usage.fileBytes
    driver.clear()
    try driver.flushed()
    #expect(driver.store.usage.fileBytes <= HistoryStore.emptyByteCount)
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
    driver.draw(1)
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("Interrupted anywhere, erasing has happened or has not", arguments: [false, true])
  func interrupted(isFull: Bool) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    driver.initialPercentage = 0
    driver.draw()
    driver.draw()
    driver.flush()
    let before = driver.model
    let start = disk.events.count
    if isFull {
      disk.capacity = driver.store.usage.fileBytes
      driver.clear()
    } else {
      try driver.erase()
    }
    driver.flush()
    var random = SeededGenerator(seed: 4)
    for number in start...disk.events.count {
      let states = [before, driver.model]
      for survivor in [disk.killed(after: number), disk.powerFailed(after: number, &random)] {
        let store = try StoreDriver.store(on: survivor)
        let found = try NaiveHistory(of: store)
        // While a cleared board has given its space back, it is as good as cleared.
        let isCleared = isFull && found == NaiveHistory(board: found.board)
        #expect(isCleared || states.contains(found), "event \(number)")
        #expect(store.loss == nil, "event \(number)")
        #expect(survivor[StoreDriver.path("history.new")] == nil)
      }
    }
  }

  @Test("A discarded board leaves nothing")
  func discarding() throws {
    let disk = SimulatedDisk()
    do {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      Self.drawSecret(&driver)
      try driver.flushed()
    }
    try StoreFolder.discard(.fixture, in: StoreDriver.boards, layer: disk)
    #expect(disk.names.isEmpty)
    #expect(!disk.folders.contains(StoreDriver.boards + "/\(UUID.fixture)"))
  }

  @Test("A store that is released brings everything to the medium")
  func releasing() throws {
    let disk = SimulatedDisk()
    do {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      driver.draw()
      driver.draw()
      let isFlushed = if case .flushMedium? = disk.events.last { true } else { false }
      #expect(!isFlushed)
    }
    let isFlushed = if case .flushMedium? = disk.events.last { true } else { false }
    #expect(isFlushed)
  }

  @Test("Two stores never share a board, and the second gets it when the first is gone")
  func owner() throws {
    let disk = SimulatedDisk()
    do {
      let first = try StoreDriver.store(on: disk)
      #expect(throws: StorageError.inUse) { try StoreDriver.store(on: disk) }
      #expect(throws: StorageError.inUse) {
        try StoreFolder.discard(.fixture, in: StoreDriver.boards, layer: disk)
      }
      withExtendedLifetime(first) {}
    }
    #expect(throws: Never.self) { try StoreDriver.store(on: disk) }
    try StoreFolder.discard(.fixture, in: StoreDriver.boards, layer: disk)
    #expect(try StoreFolder.boards(in: StoreDriver.boards, layer: disk) == [])
  }

  @Test("A board never touches a file of another one")
  func neighbors() throws {
    let disk = SimulatedDisk()
    var other = try StoreDriver(StoreDriver.store(on: disk, id: .other), seed: 8)
    for _ in 0..<5 { other.draw() }
    let bytes = try #require(disk[StoreDriver.path("history", of: .other)])
    var driver = try StoreDriver(StoreDriver.store(on: disk), seed: 3)
    let start = disk.events.count
    for _ in 0..<60 { try driver.doSomething() }
    #expect(disk[StoreDriver.path("history", of: .other)] == bytes)
    for event in disk.events[start...] {
      switch event {
      case .create(let path, _), .remove(let path), .rename(let path, _):
        #expect(path.hasPrefix(StoreDriver.path("")))
      default: break
      }
    }
    #expect(other.isRight)
    #expect(driver.isRight)
  }
}
