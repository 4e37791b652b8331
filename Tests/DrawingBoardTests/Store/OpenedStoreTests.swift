import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The files that a store finds in its folder")
struct OpenedStoreTests {
  private static let history = StoreDriver.path("history")

  /// A drawing that was flushed and closed, with its picture.
  private static func drawn(
    _ id: UUID = .fixture, steps: Int = 12
  ) throws -> (disk: SimulatedDisk, model: NaiveHistory) {
    let disk = SimulatedDisk()
    let model = try {
      var driver = try StoreDriver(StoreDriver.store(on: disk, id: id))
      driver.initialPercentage = 0
      for _ in 0..<steps { driver.draw() }
      try driver.flushed()
      return driver.model
    }()
    return (disk.afterKill(), model)
  }

  /// The shown picture of a drawing as a board opens it, and whether a loss is reported.
  private static func opened(
    _ disk: SimulatedDisk
  ) throws -> (shown: NaiveHistory.Picture, loss: HistoryLoss?) {
    let drawing = OpenedDrawing(try StoreDriver.store(on: disk), limits: HistoryLimits())
    let tiles = (drawing.picture ?? []).compactMap { tile in
      tile.pixels.map { (tile.coordinate, $0) }
    }
    return (Dictionary(uniqueKeysWithValues: tiles), drawing.loss)
  }

  // MARK: Kills

  @Test(
    "Killed anywhere while a damaged drawing is opened, the next opening reports the loss or shows all of it",
    arguments: [0, 2, 5], [true, false])
  func restoring(page: Int, hasPicture: Bool) throws {
    let (disk, model) = try Self.drawn()
    for place in page * Database.pageByteCount..<(page + 1) * Database.pageByteCount {
      disk[Self.history]?[place] = 0
    }
    if !hasPicture { disk[StoreDriver.path("picture")] = nil }
    let damaged = disk.afterKill()
    let count = try {
      let drawing = OpenedDrawing(try StoreDriver.store(on: damaged), limits: HistoryLimits())
      #expect(drawing.loss?.reason == .damaged)
      return drawing.store.state.withLock { $0.table.steps.count }
    }()
    expectEach(0...damaged.events.count, named: { "event \($0)" }) { number in
      let killed = damaged.killed(after: number)
      let (shown, loss) = try Self.opened(killed)
      #expect(loss != nil || shown == model.shown, "event \(number)")
      if loss?.isPictureDamaged != true { #expect(shown == model.shown, "event \(number)") }
      let again = try StoreDriver.store(on: killed.afterKill())
      #expect(again.state.withLock { $0.table.steps.count } >= count - 1, "event \(number)")
    }
  }

  @Test("A kill around the first change after setting another drawing's file aside loses nothing")
  func settingAside() throws {
    let (other, _) = try Self.drawn(.other)
    let bytes = try #require(other[StoreDriver.path("history", of: .other)])
    let empty = SimulatedDisk()
    empty[Self.history] = bytes
    let disk = empty.afterKill()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    #expect(driver.model == NaiveHistory())
    driver.draw()
    driver.draw()
    expectEach(0...disk.events.count, named: { "event \($0)" }) { number in
      let (_, told, next) = disk.states(at: number)
      let killed = disk.killed(after: number)
      let found = try StoreDriver.history(on: killed)
      #expect(driver.states[told...next].contains(found), "event \(number)")
      let isKept = killed.names.contains {
        $0.key.contains("/aside-") && killed.files[$0.value] == bytes
      }
      #expect(isKept, "event \(number)")
    }
  }

  @Test("A half-written new database is never taken for the history")
  func halfWritten() throws {
    let disk = SimulatedDisk()
    disk[StoreDriver.path("aside-1")] = [1, 2, 3]
    disk[StoreDriver.path("history.new")] = [4, 5]
    let store = try StoreDriver.store(on: disk)
    #expect(store.loss == nil && !store.isRestored)
    #expect(disk[StoreDriver.path("history.new")] == nil && disk[Self.history] == nil)
  }

  // MARK: Other drawings

  @Test("A copy of a folder under another identifier starts an empty drawing")
  func copied() throws {
    let (disk, _) = try Self.drawn(.other)
    for name in ["history", "picture"] {
      disk[StoreDriver.path(name)] = disk[StoreDriver.path(name, of: .other)]
    }
    let (shown, loss) = try Self.opened(disk)
    #expect(shown.isEmpty)
    #expect(loss != nil && loss?.reason == nil && loss?.fileName == "aside-1")
  }

  @Test("Reading never renames a file, whatever drawing the picture is of")
  func foreignPicture() throws {
    let (disk, _) = try Self.drawn()
    let (other, _) = try Self.drawn(.other)
    disk[StoreDriver.path("picture")] = other[StoreDriver.path("picture", of: .other)]
    let names = disk.names
    #expect(throws: StorageError.damaged) { try StoreDriver.store(on: disk, isReadOnly: true) }
    #expect(disk.names == names)
  }

  // MARK: Backups

  @Test("The log of a history that a backup omitted is not replayed into the picture")
  func staleLog() throws {
    let disk = SimulatedDisk()
    let place = TileCoordinate(column: 0, row: 0)
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.initialPercentage = 0
    driver.store.setBackup(false)
    driver.draw([place: .filled(5)])
    try driver.flushed()
    for _ in 0..<4 { driver.draw() }
    let restored = disk.afterKill()
    #expect(restored[StoreDriver.path("history-wal")]?.isEmpty == false)
    restored[Self.history] = nil
    let store = try StoreDriver.store(on: restored)
    #expect(store.loss == nil)
    let found = try NaiveHistory(of: store)
    #expect(found.steps.isEmpty && found.shown == [place: .filled(5)])
  }

  // MARK: Versions, and drawings that can only be read

  @Test("A later version that only the log has is reported, and nothing is changed")
  func laterVersionInLog() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    driver.store.database.withLock { try? $0?.run("PRAGMA user_version=2") }
    let later = disk.afterKill()
    let names = ["history", "history-wal"].map { StoreDriver.path($0) }
    let bytes = names.map { later[$0] }
    #expect(throws: StorageError.laterFormat) { try StoreDriver.store(on: later) }
    #expect(names.map { later[$0] } == bytes)
  }

  @Test("A read-only drawing has the content of its log")
  func readOnlyLog() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    for _ in 0..<5 { driver.draw() }
    let closed = disk.afterKill()
    closed.isReadOnly = true
    let store = try StoreDriver.store(on: closed)
    #expect(store.readOnlyReason == .readOnly && store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
  }

  @Test("A damaged drawing on a full disk is shown, and its file stays as it is")
  func damagedOnFullDisk() throws {
    let (disk, model) = try Self.drawn()
    disk[Self.history]?[3] ^= 1
    disk.capacity = 0
    let bytes = disk[Self.history]
    let store = try StoreDriver.store(on: disk)
    #expect(store.readOnlyReason == .diskFull && store.loss?.reason == .damaged)
    #expect(try NaiveHistory(of: store).shown == model.shown)
    #expect(disk[Self.history] == bytes)
  }

  // MARK: Rows

  @Test("Duplicate rows are damage", arguments: ["number", "tiles"])
  func doubled(column: String) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<4 { driver.draw() }
    try driver.flushed()
    try driver.store.database.withLock { database in
      var rows: [[Database.Value]] = []
      try database?.forEachRow("SELECT * FROM step ORDER BY id DESC LIMIT 1") {
        rows.append($0)
      }
      var row = try #require(rows.first)
      row[0] = .integer(1_000)
      if column == "tiles" { row[1] = .integer(0) }
      row = StoreSchema.addingChecksum(to: row)
      try database?.insert(row, into: "step")
    }
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss?.reason == .damaged)
    #expect(try NaiveHistory(of: store).shown == driver.model.shown)
  }

  @Test("A missing step is a loss, wherever it was", arguments: 0..<5)
  func missing(position: Int) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.initialPercentage = 0
    for _ in 0..<6 { driver.draw() }
    try driver.flushed()
    driver.store.database.withLock {
      try? $0?.run("DELETE FROM step WHERE number = \(position + 1)")
    }
    let damaged = disk.afterKill()
    let (shown, loss) = try Self.opened(damaged)
    #expect(loss?.reason == .damaged && (loss?.lostSteps ?? 0) > 0)
    #expect(shown == driver.model.shown)
    // Until something is drawn.
    let again = damaged.afterKill()
    var next = try StoreDriver(StoreDriver.store(on: again))
    next.draw()
    #expect(try StoreDriver.store(on: again.afterKill()).loss == nil)
  }

  @Test("Values that no board writes are damage, and never end the app")
  func hostileRows() throws {
    let changes: [(inout [Database.Value]) throws -> Void] = [
      // A tile whose identifier is the last one.
      { row in
        var tiles = try #require(row[11].bytes)
        tiles.replaceSubrange(0..<4, with: [0xFE, 0xFF, 0xFF, 0xFF])
        row[11] = .bytes(tiles)
      },
      // More bytes than the pixels have.
      { row in
        var tiles = try #require(row[11].bytes)
        tiles.replaceSubrange(16..<18, with: [0xFF, 0x3F])
        row[11] = .bytes(tiles)
      },
      // More tiles than any row has.
      { row in
        let tile = Array(try #require(row[11].bytes).prefix(19))
        var tiles: [UInt8] = []
        tiles.reserveCapacity(300_000 * 19)
        for number in 0..<300_000 as Range<UInt32> {
          var tile = tile
          tile.replaceSubrange(
            0..<4, with: withUnsafeBytes(of: (number + 1_000).littleEndian, Array.init))
          tile.replaceSubrange(16..<18, with: [0, 0x40])
          tiles += tile
        }
        row[11] = .bytes(tiles)
      },
    ]
    expectEach(changes.enumerated(), named: { "\($0.0)" }) { number, change in
      let disk = SimulatedDisk()
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      driver.initialPercentage = 0
      for _ in 0..<3 { driver.draw() }
      try driver.flushed()
      try driver.store.database.withLock { database in
        var row: [Database.Value] = []
        try database?.forEachRow("SELECT * FROM step WHERE number = 3") { row = $0 }
        try change(&row)
        row = StoreSchema.addingChecksum(to: row)
        try database?.insert(row, into: "step")
      }
      let store = try StoreDriver.store(on: disk.afterKill())
      if number != 1 { #expect(store.loss?.reason == .damaged, "\(number)") }
      let place = TileCoordinate(column: 9, row: 9)
      let change = TileChange(coordinate: place, before: nil, after: .filled(1))
      #expect(ImageStack(store: store).push(name: "", changes: [change]), "\(number)")
    }
  }

  @Test("A scale that no screen has is damage", arguments: [Double.infinity, 0, -1])
  func hostileScale(scale: Double) {
    var row = DrawingRow(board: StoredBoard(scale: scale), first: 1)
    #expect(DrawingRow(row.values(of: .fixture)) == nil)
    row.board?.scale = 2
    #expect(DrawingRow(row.values(of: .fixture)) == row)
  }
}
