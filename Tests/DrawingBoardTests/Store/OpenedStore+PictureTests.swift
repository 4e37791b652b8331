import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The picture of the last full flush, when a drawing opens")
struct OpenedStorePictureTests {
  private let disk = SimulatedDisk()

  /// Draws, and closes the store: `flushed` steps before the last full flush, and others after it.
  private func draw(flushed: Int, after: Int = 0, undone: Int = 0) throws -> NaiveHistory {
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<flushed { driver.draw() }
    try driver.flushed()
    for _ in 0..<after { driver.draw() }
    for _ in 0..<undone { try driver.undo() }
    return driver.model
  }

  private static func picture(of store: HistoryStore) throws -> NaiveHistory.Picture {
    let limits = HistoryLimits(residentRadius: 0)
    let tiles = try ImageStack(limits: limits, store: store).picture()
    return Dictionary(
      uniqueKeysWithValues: tiles.compactMap { tile in tile.pixels.map { (tile.coordinate, $0) } })
  }

  private static func flushedCount(of store: HistoryStore) -> Int {
    store.state.withLock { $0.window.flushed.count }
  }

  @Test("all of a flushed picture is read from its own file, and given back once it is shown")
  func flushed() throws {
    let model = try draw(flushed: 12)
    let layer = FaultingLayer(disk.afterKill())
    let store = try HistoryStore.stored(on: layer)
    #expect(Self.flushedCount(of: store) == model.shown.count)
    let before = layer.with { $0.readCount }
    #expect(try Self.picture(of: store) == model.shown)
    #expect(layer.with { $0.readCount } == before)
    #expect(Self.flushedCount(of: store) == 0)
  }

  @Test("what was drawn or undone after the flush is read from the history", arguments: 1...12)
  func changed(after count: Int) throws {
    let drawn = try draw(flushed: 12, after: count)
    let later = try HistoryStore.stored(on: disk.afterKill())
    #expect(try Self.picture(of: later) == drawn.shown)
    let undone = try draw(flushed: 3, undone: min(count, 5))
    let earlier = try HistoryStore.stored(on: disk.afterKill())
    #expect(Self.flushedCount(of: earlier) < max(undone.shown.count, 1))
    #expect(try Self.picture(of: earlier) == undone.shown)
  }

  @Test("a picture that is damaged, missing or of another drawing changes nothing")
  func unreadable() throws {
    let model = try draw(flushed: 12)
    let path = StoreDriver.path("picture")
    let picture = try #require(disk[path])
    for place in stride(from: 0, to: picture.count, by: picture.count / 40) {
      let copy = disk.afterKill()
      copy[path]?[place] ^= 0x10
      #expect(try Self.picture(of: .stored(on: copy)) == model.shown, "byte \(place)")
    }
    let copy = disk.afterKill()
    copy[path] = nil
    #expect(try Self.picture(of: .stored(on: copy)) == model.shown)
    let other = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: other), seed: 2)
    for _ in 0..<12 { driver.draw() }
    try driver.flushed()
    copy[path] = other[path]
    #expect(try Self.picture(of: .stored(on: copy)) == model.shown)
  }

  @Test("a history with little memory does not keep it")
  func littleMemory() throws {
    let model = try draw(flushed: 12)
    let store = try HistoryStore.stored(on: disk.afterKill())
    let stack = ImageStack(
      limits: HistoryLimits(memoryByteLimit: Tile.byteCount), store: store)
    #expect(Self.flushedCount(of: store) == 0)
    #expect(try stack.picture().count == model.shown.count)
  }
}
