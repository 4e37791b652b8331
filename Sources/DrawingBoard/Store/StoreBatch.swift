import Foundation

/// What is written in one transaction: a whole change of the history, or several.
struct StoreBatch: Sendable {
  /// A step and its tiles, or tiles as they were before the first step.
  struct Row: Sendable {
    let id: Int
    let step: HistoryStep?

    /// The number of the step before; 0 for none.
    let previous: UInt64
    fileprivate(set) var entries: [TileEntry] = []
    fileprivate var directory: [UInt8] = []
    fileprivate var pixels: [UInt8] = []
  }

  /// The rows that nothing needs any more.
  fileprivate(set) var removed: [Int] = []

  fileprivate(set) var rows: [Row] = []

  /// The row of the drawing; `nil` when the database has it.
  var drawing: StoredDrawingRow?

  /// The background; `nil` when the database has it.
  fileprivate(set) var background: Data?

  fileprivate(set) var backgroundNumber = 0

  /// How often the history had been erased when it was made.
  fileprivate(set) var eraseCount = 0

  /// Whether tiles have to be encoded before more can be written.
  fileprivate(set) var needsEncoding = false

  var isEmpty: Bool { removed.isEmpty && rows.isEmpty && drawing == nil && background == nil }

  fileprivate var byteCount: Int {
    rows.reduce(background?.count ?? 0) { $0 + $1.pixels.count + $1.directory.count + 64 }
  }

  /// Writes it, in a transaction.
  func write(to database: Database, board: UUID) throws(StorageError) {
    for row in removed { try database.run("DELETE FROM step WHERE id = ?", [.integer(row)]) }
    for row in rows {
      let (name, bounds) = (row.step?.name ?? "", row.step?.bounds ?? .zero)
      let date = row.step?.date.timeIntervalSinceReferenceDate ?? 0
      let number = Int(clamping: row.step?.id ?? 0)
      let sides = [bounds.x, bounds.y, bounds.width, bounds.height]
      let numbers = [row.id, number, Int(clamping: row.previous)] + sides + [StoreSchema.layer]
      let seal = row.directory.withUnsafeBytes {
        TileDirectory.seal(numbers, name: name, date: date, bytes: $0)
      }
      try database.run(
        "INSERT INTO step VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?)",
        numbers[..<3].map { .integer($0) } + [.text(name), .real(date)]
          + numbers[3...].map { .integer($0) }
          + [.integer(seal), .bytes(row.directory), .bytes(row.pixels)])
    }
    if let drawing {
      let board = withUnsafeBytes(of: board.uuid) { Array($0) }
      let stored = drawing.board
      try database.run(
        "INSERT OR REPLACE INTO drawing VALUES(1,?,?,?,?,?,?,?,?)",
        [
          .bytes(board),
          stored.map { .integer($0.size.width) } ?? .null,
          stored.map { .integer($0.size.height) } ?? .null, stored.map { .real($0.scale) } ?? .null,
          stored.map { .integer(Int($0.colorSpace.rawValue)) } ?? .null,
          .integer(Int(clamping: drawing.first)),
          drawing.shown.map { .integer(Int(clamping: $0)) } ?? .null,
          .integer(drawing.seal(of: board)),
        ])
    }
    if let background {
      if background.isEmpty {
        try database.run("DELETE FROM background")
      } else {
        let seal = background.withUnsafeBytes { TileDirectory.seal([1], bytes: $0) }
        try database.run(
          "INSERT OR REPLACE INTO background VALUES(1,?,?)",
          [.integer(seal), .bytes(Array(background))])
      }
    }
  }
}

/// What the row of the drawing says.
struct StoredDrawingRow: Equatable, Sendable {
  /// The board without its background.
  var board: StoredBoard?

  /// The number of the first step; rows with smaller numbers are what was before it.
  var first: UInt64 = 1

  /// The number of the shown step, 0 for the state before the first one; `nil` for the last step.
  var shown: UInt64?

  init() {}

  init(board: StoredBoard?, first: UInt64) { (self.board, self.first) = (board, first) }

  /// Creates it from the values of the row; `nil` when they are not as they were written.
  init?(_ values: [Database.Value]) {
    guard values.count == StoreSchema.columnCounts.drawing, let first = values[6].integer else {
      return nil
    }
    self.first = UInt64(clamping: first)
    shown = values[7].integer.map { UInt64(clamping: $0) }
    if let width = values[2].integer, let height = values[3].integer, let scale = values[4].real {
      let space = StoredBoard.ColorSpace(rawValue: UInt8(clamping: values[5].integer ?? 0))
      board = StoredBoard(
        size: PixelSize(width: width, height: height), scale: scale, colorSpace: space ?? .sRGB)
    }
    guard let id = values[1].bytes, seal(of: id) == values[8].integer,
      board.map({ $0.scale.isFinite && $0.scale > 0 }) ?? true
    else { return nil }
  }

  /// The checksum of all of it with the identifier of the board.
  func seal(of id: [UInt8]) -> Int {
    let shown = shown.map { Int(clamping: $0) } ?? -1
    let space = board.map { Int($0.colorSpace.rawValue) } ?? -1
    let size = board?.size ?? .zero
    let numbers = [Int(clamping: first), shown, size.width, size.height, space]
    return id.withUnsafeBytes {
      TileDirectory.seal(numbers, date: board?.scale ?? 0, bytes: $0)
    }
  }
}

extension StoreState {
  /// Whether the database lacks something.
  var isUnwritten: Bool {
    !table.removedRows.isEmpty || table.hasUnwrittenInitial
      || table.backgroundNumber != table.writtenBackground
      || table.steps.count > 0 && !table.isWritten(table.steps.count - 1)
      || drawingRow(writtenSteps: table.steps.count)
        != table.writtenDrawing ?? StoredDrawingRow()
  }

  /// The row of the drawing while only some of the steps are written.
  private func drawingRow(writtenSteps count: Int) -> StoredDrawingRow {
    var board = table.board
    board?.background = Data()
    var row = StoredDrawingRow(board: board, first: table.lastStepID + 1)
    if table.steps.count > 0 { row.first = table.steps[0].description.id }
    // A move comes after the steps that were there before it.
    if table.index < count - 1, count == table.steps.count {
      row.shown = table.index < 0 ? 0 : table.steps[table.index].description.id
    }
    return row
  }

  /// What is to be written next.
  ///
  /// Each batch leaves a history that could have been shown: rows that nothing needs are removed and
  /// states before the first step are added with the first of them.
  ///
  /// - Parameter byteLimit: The size after which no other step is added.
  /// - Returns: What is to be written; it is empty when tiles have to be encoded first.
  mutating func nextBatch(byteLimit: Int) -> StoreBatch {
    var batch = StoreBatch()
    batch.eraseCount = eraseCount
    if table.hasUnwrittenInitial {
      let ids = table.unwrittenInitial
      guard ids.allSatisfy({ table.tiles[$0]?.isEncoded == true }) else {
        batch.needsEncoding = true
        return batch
      }
      if !ids.isEmpty { append(ids, of: nil, after: 0, to: &batch) }
    }
    batch.removed = table.removedRows
    if table.backgroundNumber != table.writtenBackground {
      batch.background = table.board?.background ?? Data()
      batch.backgroundNumber = table.backgroundNumber
    }
    var position = table.firstUnwrittenStep
    while position < table.steps.count, batch.rows.isEmpty || batch.byteCount < byteLimit {
      let step = table.steps[position]
      let ids = table.entries(of: step).map(\.id)
      guard ids.allSatisfy({ table.tiles[$0]?.isEncoded == true }) else {
        batch.needsEncoding = true
        break
      }
      let previous = position > 0 ? table.steps[position - 1].description.id : 0
      append(ids, of: step.description, after: previous, to: &batch)
      position += 1
    }
    let drawing = drawingRow(writtenSteps: position)
    if drawing != table.writtenDrawing { batch.drawing = drawing }
    return batch
  }

  private mutating func append(
    _ ids: [TileID], of step: HistoryStep?, after previous: UInt64, to batch: inout StoreBatch
  ) {
    var row = StoreBatch.Row(id: table.takeRow(), step: step, previous: previous)
    row.directory.reserveCapacity(ids.count * TileDirectory.tileByteCount)
    for id in ids {
      guard let entry = table.tiles[id] else { continue }
      if case .encoded(let tile)? = contents[id] { row.pixels += tile.bytes }
      TileDirectory.append(
        entry, at: table.slots.coordinates[Int(entry.slot)], to: &row.directory)
      row.entries.append(entry)
    }
    batch.rows.append(row)
  }

  /// Enters that a batch was written.
  ///
  /// The history may have gone on since it was made.
  mutating func enter(_ batch: StoreBatch) {
    guard batch.eraseCount == eraseCount else { return }
    // While the history is to be erased, only the database without the past is written.
    isErasing = false
    table.removeRows(batch.removed)
    for row in batch.rows {
      var offset = 0
      var isNeeded = false
      for written in row.entries {
        let place = offset
        offset += Int(written.byteCount)
        guard let entry = table.tiles[written.id], entry.isNeeded else { continue }
        table.place(written.id, row: row.id, offset: place)
        discard(written.id)
        isNeeded = true
      }
      if !isNeeded { table.removedRows.append(row.id) }
    }
    if let drawing = batch.drawing { table.writtenDrawing = drawing }
    if batch.background != nil { table.writtenBackground = batch.backgroundNumber }
    table.updateUnwrittenInitial()
    removeFreed()
  }
}

/// Tiles that go from some rows to another one.
extension StoreState {
  func movingBatch(
    _ id: Int, _ moved: [TileEntry], _ pixels: [UInt8], from rows: [Int]
  ) -> StoreBatch {
    var row = StoreBatch.Row(id: id, step: nil, previous: 0)
    (row.entries, row.pixels) = (moved, pixels)
    for entry in moved {
      TileDirectory.append(
        entry, at: table.slots.coordinates[Int(entry.slot)], to: &row.directory)
    }
    var batch = StoreBatch()
    (batch.removed, batch.rows) = (rows, [row])
    return batch
  }

  /// Enters that tiles are in another row, those of them that are needed still.
  mutating func enterMoved(_ batch: StoreBatch) {
    guard let row = batch.rows.first else { return }
    var offset = 0
    for moved in row.entries {
      if let entry = table.tiles[moved.id], entry.isNeeded {
        table.place(moved.id, row: row.id, offset: offset)
      }
      offset += Int(moved.byteCount)
    }
    if table.rows[row.id] == nil { table.removedRows.append(row.id) }
    // They are removed already.
    let gone = Set(batch.removed)
    table.removedRows.removeAll { gone.contains($0) }
  }
}
