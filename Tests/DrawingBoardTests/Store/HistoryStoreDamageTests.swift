import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Damage to a stored history costs only the damaged steps")
struct HistoryStoreDamageTests {
  /// Strokes across a board of 2048 × 2732 pixels, of some 12 KB each.
  private struct LongStrokes {
    private(set) var picture: [TileCoordinate: TilePixels] = [:]
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> [TileChange] {
      var (column, row) = (random.next(below: 32), random.next(below: 43))
      var coordinates: Set<TileCoordinate> = []
      while coordinates.count < 19 {
        coordinates.insert(TileCoordinate(column: column, row: row))
        switch random.next(below: 4) {
        case 0: column = min(column + 1, 31)
        case 1: column = max(column - 1, 0)
        case 2: row = min(row + 1, 42)
        default: row = max(row - 1, 0)
        }
      }
      let places = coordinates.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
      return places.map { coordinate in
        let before = picture[coordinate]
        var pixels = before?.pixelArray ?? [UInt32](repeating: 0, count: 4096)
        let start = random.next(below: 62) * 64
        for position in start..<start + 128 {
          pixels[position] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
        }
        let after = pixels.withUnsafeBytes { TilePixels(copying: $0) }
        picture[coordinate] = after
        return TileChange(coordinate: coordinate, before: before, after: after)
      }
    }
  }

  /// A history of strokes, flushed and closed.
  private struct Sample {
    let files: [String: [UInt8]]
    /// The checksums of the tiles that each step changed, after it, by its number.
    private(set) var changed: [UInt64: [TileCoordinate: UInt32]] = [:]
    private(set) var picture: [TileCoordinate: UInt32] = [:]
    let stepCount: Int

    /// - Parameter unflushed: How many of the steps come after the last full flush.
    init(steps: Int, unflushed: Int = 0, seed: UInt64 = 1) throws {
      let disk = SimulatedDisk()
      var (changed, picture) = (changed, picture)
      let stack = ImageStack(
        limits: HistoryLimits(diskByteLimit: .max), store: try StoreDriver.store(on: disk))
      var strokes = LongStrokes(seed: seed)
      for number in 0..<steps {
        if number == steps - unflushed { stack.store.flush() }
        let changes = strokes.next()
        stack.push(name: "Pencil", changes: changes)
        let checksums = changes.map { ($0.coordinate, $0.after?.fingerprint ?? 0) }
        picture.merge(checksums) { $1 }
        changed[stack.nextStepID] = Dictionary(uniqueKeysWithValues: checksums)
      }
      if unflushed == 0 { stack.store.flush() }
      try #require(stack.store.isFlushed == (unflushed == 0))
      let names = ["history", "history-wal", "picture"]
      files = names.reduce(into: [:]) { $0[$1] = disk[StoreDriver.path($1)] }
      (self.changed, self.picture, stepCount) = (changed, picture, steps)
    }

    var bytes: [UInt8] { files["history"] ?? [] }

    /// Opens a damaged copy.
    ///
    /// - Returns: The number of steps that are lost or cannot be shown, with what is told of it.
    /// - Throws: ``Wrong`` when something wrong is shown, or a loss is not told.
    func lossOfOpening(
      _ files: [String: [UInt8]], draws: Bool = true
    ) throws -> (lost: Int, loss: HistoryLoss?) {
      let disk = SimulatedDisk()
      for (name, bytes) in files { disk[StoreDriver.path(name)] = bytes }
      let store = try StoreDriver.store(on: disk)
      let drawing = OpenedDrawing(store, limits: HistoryLimits(diskByteLimit: .max))
      let stack = drawing.stack
      let table = store.state.withLock { $0.table }
      // What the picture has and the steps lack is a step of its own.
      let isPictureAdded = stack.nextStepID > stepCount
      var lost = stepCount - (table.steps.count - (isPictureAdded ? 1 : 0))
      if lost > 0, drawing.loss == nil { throw Wrong.untold }
      for position in 0..<table.steps.count {
        let step = table.steps[position]
        guard let changed = changed[step.id] else {
          if step.id > stepCount { continue }
          throw Wrong.step
        }
        var isReadable = true
        for entry in table.entries(ofStep: position) {
          let coordinate = table.slots.coordinates[Int(entry.slot)]
          guard let pixels = try? store.read(entry.id) else {
            isReadable = false
            continue
          }
          // What can be read is as it was drawn, where it was drawn.
          if pixels.fingerprint != changed[coordinate] { throw Wrong.tile(coordinate) }
        }
        if !isReadable { lost += 1 }
      }
      // A picture is right, or is told to be damaged.
      let tiles = drawing.picture ?? []
      let shown = Dictionary(
        uniqueKeysWithValues: tiles.compactMap { tile in
          tile.pixels.map { (tile.coordinate, $0.fingerprint) }
        })
      if shown != picture, drawing.loss?.isPictureDamaged != true { throw Wrong.picture }
      guard draws else { return (lost, drawing.loss) }
      // It can be drawn on, and is there again.
      let place = TileCoordinate(column: 40, row: 0)
      stack.push(
        name: "", changes: [TileChange(coordinate: place, before: nil, after: .filled(0xFFFF_1234))]
      )
      let again = try StoreDriver.store(on: disk.afterKill())
      if again.loss != nil || again.state.withLock({ $0.table.steps.count }) != stack.count {
        throw Wrong.again
      }
      return (lost, drawing.loss)
    }
  }

  /// What must not happen.
  private enum Wrong: Error {
    case untold, step, picture, again
    case tile(TileCoordinate)
  }

  /// Damages a copy in many places.
  ///
  /// - Returns: The part of the steps that is lost on the average, and that of the pictures.
  private static func loss(
    of sample: Sample, places: Int, _ damage: (inout [UInt8], Int) -> Void
  ) throws -> (steps: Double, pictures: Double) {
    var random = SeededGenerator(seed: 7)
    var (lost, pictures) = (0, 0)
    for _ in 0..<places {
      var files = sample.files
      let place = random.next(below: sample.bytes.count)
      damage(&files["history", default: []], place)
      do {
        let found = try sample.lossOfOpening(files)
        lost += found.lost
        pictures += found.loss?.isPictureDamaged == true ? 1 : 0
      } catch {
        Issue.record(error, "at \(place)")
      }
    }
    return (
      Double(lost) / Double(places * sample.stepCount), Double(pictures) / Double(places)
    )
  }

  private static func zeros(_ count: Int) -> (inout [UInt8], Int) -> Void {
    { bytes, place in
      for position in place..<min(place + count, bytes.count) { bytes[position] = 0 }
    }
  }

  // Over two seconds, because every step is read after each damage.
  @Test(
    "A bit costs at most 2% of the steps on average, 4 KiB of zeros 4% and 64 KiB 10%, the picture never"
  )
  func manySteps() throws {
    for steps in Torture.isOn ? [200, 10_000] : [100] {
      let sample = try Sample(steps: steps)
      let places = steps > 200 ? 5 : Torture.count(3, torture: 150)
      let bit = try Self.loss(of: sample, places: places) { $0[$1] ^= 1 << UInt8($1 % 8) }
      let block = try Self.loss(of: sample, places: places, Self.zeros(4 << 10))
      let blocks = try Self.loss(of: sample, places: places, Self.zeros(64 << 10))
      print("DAMAGE \(steps) steps: bit \(bit), 4 KiB \(block), 64 KiB \(blocks)")
      #expect(bit.steps <= 0.02 && block.steps <= 0.04 && blocks.steps <= 0.1)
      #expect(bit.pictures + block.pictures + blocks.pictures == 0)
    }
  }

  @Test("A drawing with few steps loses only damaged ones, and has the picture of the last flush")
  func fewSteps() throws {
    let sample = try Sample(steps: 20)
    let pageCount = sample.bytes.count / Database.pageByteCount
    expectEach(stride(from: 0, to: pageCount, by: Torture.isOn ? 1 : 4), named: { "page \($0)" }) {
      page in
      var files = sample.files
      let place = page * Database.pageByteCount
      Self.zeros(Database.pageByteCount)(&files["history", default: []], place)
      let found = try sample.lossOfOpening(files)
      // A page has the heads of four rows, or a part of one, on whose tiles later ones are patched.
      #expect(found.lost <= 8, "page \(page)")
      #expect(found.loss?.isPictureDamaged != true, "page \(page)")
    }
  }

  @Test("Without the first pages, which lead to all others, every row is found")
  func firstPages() throws {
    let sample = try Sample(steps: 30)
    expectEach([1, 100, 8 << 10, 24 << 10], named: { "\($0) bytes" }) { count in
      var files = sample.files
      Self.zeros(count)(&files["history", default: []], 0)
      let found = try sample.lossOfOpening(files)
      #expect(found.lost <= 4, "\(count) bytes")
      #expect(found.loss?.isPictureDamaged == false, "\(count) bytes")
    }
  }

  @Test("Steps after the last full flush are found in the write-ahead log of a damaged database")
  func unflushed() throws {
    let sample = try Sample(steps: 30, unflushed: 8)
    #expect(sample.files["history-wal"]?.isEmpty == false)
    var files = sample.files
    Self.zeros(8 << 10)(&files["history", default: []], 0)
    let found = try sample.lossOfOpening(files)
    #expect(found.lost == 0)
    #expect(found.loss?.reason == .damaged && found.loss?.isPictureDamaged == false)
  }

  @Test("A page that leads to fewer rows than before is damage, even if it is well formed")
  func interiorPages() throws {
    let sample = try Sample(steps: 60)
    var count = 0
    expectEach(1..<sample.bytes.count / Database.pageByteCount, named: { "page \($0)" }) { page in
      let place = page * Database.pageByteCount
      guard sample.bytes[place] == 5 else { return }
      let cells = Int(sample.bytes[place + 3]) << 8 | Int(sample.bytes[place + 4])
      guard cells > 0 else { return }
      count += 1
      var fewer = 1
      while fewer * 2 <= cells { fewer *= 2 }
      fewer = cells - fewer
      var files = sample.files
      files["history"]?[place + 3] = UInt8(fewer >> 8)
      files["history"]?[place + 4] = UInt8(fewer & 0xFF)
      let found = try sample.lossOfOpening(files)
      #expect(found.loss != nil, "page \(page)")
      #expect(found.lost == 0, "page \(page)")
    }
    #expect(count > 0)
  }

  @Test("Without a readable database, the picture of the last full flush is shown")
  func pictureAlone() throws {
    let sample = try Sample(steps: 10)
    var files = sample.files
    Self.zeros(.max / 2)(&files["history", default: []], 0)
    let found = try sample.lossOfOpening(files)
    #expect(found.lost == 10 && found.loss?.isPictureDamaged == false)
    files["picture"] = nil
    let none = try sample.lossOfOpening(files)
    #expect(none.loss?.isPictureDamaged == true)
  }

  @Test("A picture is not taken back to steps that were undone before the damage")
  func undone() throws {
    let disk = SimulatedDisk()
    let place = TileCoordinate(column: 0, row: 0)
    let expected = try {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      driver.initialPercentage = 0
      driver.draw([place: .filled(1)])
      driver.draw([place: .filled(2)])
      try driver.flushed()
      try driver.undo()
      driver.draw([TileCoordinate(column: 1, row: 0): .filled(3)])
      return driver.model
    }()
    let damaged = disk.afterKill()
    damaged[StoreDriver.path("history")]?[3] ^= 1
    let drawing = OpenedDrawing(try StoreDriver.store(on: damaged), limits: HistoryLimits())
    #expect(drawing.loss != nil)
    #expect(try NaiveHistory(of: drawing.store) == expected)
  }

  @Test(
    "Changes behind a damaged one are reported, because the database forgets them")
  func writeAheadLog() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    for _ in 0..<6 { driver.draw() }
    let path = StoreDriver.path("history-wal")
    let count = try #require(disk[path]?.count)
    expectEach(
      [(3, true), (100, true), (count / 2, true), (count - 9, false)], named: { "byte \($0.0)" }
    ) { place, isReported in
      let damaged = disk.afterKill()
      damaged[path]?[place] ^= 1
      let store = try StoreDriver.store(on: damaged)
      #expect((store.loss != nil) == isReported, "byte \(place)")
      #expect((store.loss?.byteCount ?? 0 > 0) == isReported, "byte \(place)")
      #expect(store.loss?.isPictureDamaged != true && store.loss?.fileName == nil, "byte \(place)")
      let found = try NaiveHistory(of: store)
      #expect(driver.states.contains(found), "byte \(place)")
      // It is told once.
      #expect(try StoreDriver.store(on: damaged.afterKill()).loss == nil, "byte \(place)")
    }
  }

  @Test("The remains of a rolled-back change on a full disk are not reported as damage")
  func rolledBack() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    driver.draw()
    let store = driver.store
    // More pages than the connection keeps in memory go to the log before the change ends.
    store.database.withLock { database in
      try? database?.transaction { () throws(StorageError) in
        let bytes = [UInt8](repeating: 7, count: 3 << 20)
        try database?.run("INSERT INTO layer(id, place, name) VALUES(2, 1, ?)", [.bytes(bytes)])
        throw .diskFull
      }
    }
    let path = StoreDriver.path("history-wal")
    #expect(disk[path].map { $0.count > 1 << 20 } == true)
    driver.draw()
    let opened = try StoreDriver.store(on: disk.afterKill())
    #expect(opened.loss == nil)
    #expect(try NaiveHistory(of: opened) == driver.model)
  }

  @Test("A picture with an unreadable tile is shown with the previous state of the tile")
  func readablePicture() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: disk)
    let other = TileCoordinate(column: 1, row: 0)
    for (value, coordinate) in [(0, other), (1, TileCoordinate(column: 0, row: 0)), (2, other)] {
      board.draw(on: [coordinate]) { _, _ in .noise(seed: UInt64(value)) }
    }
    let before = try board.stack.pixels(at: other, step: 1)
    let id = board.stack.store.state.withLock { $0.table.steps.firstTile(of: 2) }
    try board.stack.store.rot(id)
    board.stack.receivedMemoryWarning()
    #expect(throws: StorageError.self) { try board.stack.picture() }
    let picture = try #require(board.stack.readablePicture())
    #expect(picture.count == 2)
    #expect(picture.first { $0.coordinate == other }?.pixels == before)
  }

  @Test("Without the row of the drawing, its last step is shown")
  func drawingRow() throws {
    let disk = SimulatedDisk()
    let expected = try {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      for _ in 0..<5 { driver.draw() }
      try driver.flushed()
      driver.store.database.withLock { try? $0?.run("UPDATE drawing SET first = 4") }
      try driver.flushed()
      return driver.model
    }()
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(try NaiveHistory(of: store).steps == expected.steps)
    #expect(store.loss?.reason == .damaged)
    #expect(disk.afterKill().names.keys.contains { $0.hasSuffix("/history") })
  }
}
