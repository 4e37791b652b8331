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

  @Test("All of a flushed picture is read from its own file, and released once it is shown")
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

  @Test("Changes after the flush are read from the history", arguments: 1...12)
  func changed(after count: Int) throws {
    let drawn = try draw(flushed: 12, after: count)
    let later = try HistoryStore.stored(on: disk.afterKill())
    #expect(try Self.picture(of: later) == drawn.shown)
    let undone = try draw(flushed: 3, undone: min(count, 5))
    let earlier = try HistoryStore.stored(on: disk.afterKill())
    #expect(Self.flushedCount(of: earlier) < max(undone.shown.count, 1))
    #expect(try Self.picture(of: earlier) == undone.shown)
  }

  @Test("A picture that is damaged, missing or of another drawing changes nothing")
  func unreadable() throws {
    let model = try draw(flushed: 12)
    let path = StoreDriver.path("picture")
    let picture = try #require(disk[path])
    expectEach(stride(from: 0, to: picture.count, by: picture.count / 40), named: { "byte \($0)" })
    { place throws in
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

  @Test("A history with little memory does not retain the picture")
  func littleMemory() throws {
    let model = try draw(flushed: 12)
    let store = try HistoryStore.stored(on: disk.afterKill())
    let stack = ImageStack(
      limits: HistoryLimits(memoryByteLimit: Tile.byteCount), store: store)
    #expect(Self.flushedCount(of: store) == 0)
    #expect(try stack.picture().count == model.shown.count)
  }

  // MARK: Damage

  /// A drawing that was flushed, of whose row with the shown state of a tile some bytes are damaged.
  private func damaged() throws -> (model: NaiveHistory, tile: TileCoordinate) {
    let tile = TileCoordinate(column: 1, row: 0)
    let model = try {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      driver.draw([TileCoordinate(column: 0, row: 0): .noise(seed: 1)])
      driver.draw([tile: .noise(seed: 2)])
      try driver.flushed()
      return driver.model
    }()
    let noise = TilePixels.noise(seed: 2).withUnsafeBytes { Array($0[6000..<6032]) }
    let file = try #require(disk[StoreDriver.path("history")])
    let place = try #require(
      file.indices.first { $0 + 32 <= file.count && Array(file[$0..<$0 + 32]) == noise })
    disk[StoreDriver.path("history")]?[place] ^= 0xFF
    return (model, tile)
  }

  @Test("A tile whose row is damaged is shown, and later strokes are not patched onto it")
  func drawingOnDamage() throws {
    let (model, tile) = try damaged()
    let after = try {
      let store = try HistoryStore.stored(on: disk)
      #expect(try Self.picture(of: store) == model.shown)
      var bytes = try #require(model.shown[tile]).withUnsafeBytes { Array($0) }
      bytes[0] ^= 1
      let pixels = bytes.withUnsafeBytes { TilePixels(copying: $0) }
      ImageStack(store: store).push(
        name: "Dot",
        changes: [TileChange(coordinate: tile, before: model.shown[tile], after: pixels)])
      return model.shown.merging([tile: pixels]) { $1 }
    }()
    // Not flushed, so the file of the picture lacks it.
    #expect(try Self.picture(of: .stored(on: disk.afterKill())) == after)
  }

  @Test("A tile whose row is damaged stays in the file of the picture")
  func flushingDamage() throws {
    let (model, _) = try damaged()
    let place = TileCoordinate(column: 2, row: 0)
    var shown = model.shown
    for seed in [3, 4] {
      let store = try HistoryStore.stored(on: disk)
      #expect(try Self.picture(of: store) == shown)
      let change = TileChange(
        coordinate: place, before: shown[place], after: .noise(seed: UInt64(seed)))
      ImageStack(store: store).push(name: "Noise", changes: [change])
      shown[place] = change.after
      store.flush()
    }
    #expect(try Self.picture(of: .stored(on: disk.afterKill())) == shown)
  }
}
