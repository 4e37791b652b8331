import Foundation

/// What is written in one transaction: a whole change of the history, or several.
struct StoreBatch: Sendable {
  /// A step and its tiles, or tiles as they were before the first step.
  struct Row: Sendable {
    let id: Int
    let step: HistoryStep?
    fileprivate(set) var entries: [TileEntry] = []
    fileprivate var directory: [UInt8] = []
    fileprivate var pixels: [UInt8] = []
  }

  /// The rows that nothing needs any more.
  fileprivate(set) var removed: [Int] = []

  fileprivate(set) var rows: [Row] = []

  /// The row of the drawing; `nil` when the database has it.
  fileprivate(set) var drawing: StoredDrawingRow?

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
      let seal = row.directory.withUnsafeBytes {
        TileDirectory.seal(
          id: row.id, number: number, name: name, date: date, bounds: bounds, tiles: $0)
      }
      try database.run(
        "INSERT INTO step VALUES(?,?,?,?,?,?,?,?,?,?,?,?)",
        [
          .integer(row.id), .integer(number), .text(name), .real(date),
          .integer(bounds.x), .integer(bounds.y), .integer(bounds.width), .integer(bounds.height),
          .integer(StoreSchema.layer), .integer(seal), .bytes(row.directory), .bytes(row.pixels),
        ])
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
          drawing.shown.map { .integer(Int(clamping: $0)) } ?? .null, .integer(drawing.seal),
        ])
    }
    if let background {
      if background.isEmpty {
        try database.run("DELETE FROM background")
      } else {
        try database.run(
          "INSERT OR REPLACE INTO background VALUES(1,?)", [.bytes(Array(background))])
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

  /// The checksum of all of it.
  var seal: Int {
    TileDirectory.seal(
      id: Int(clamping: first), number: shown.map { Int(clamping: $0) } ?? -1,
      name: board.map { "\($0.colorSpace.rawValue)" } ?? "", date: board?.scale ?? 0,
      bounds: board?.size.bounds ?? .zero, tiles: UnsafeRawBufferPointer(start: nil, count: 0))
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
      if !ids.isEmpty { append(ids, of: nil, to: &batch) }
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
      append(ids, of: step.description, to: &batch)
      position += 1
    }
    let drawing = drawingRow(writtenSteps: position)
    if drawing != table.writtenDrawing { batch.drawing = drawing }
    return batch
  }

  private mutating func append(
    _ ids: [TileID], of step: HistoryStep?, to batch: inout StoreBatch
  ) {
    var row = StoreBatch.Row(id: table.takeRow(), step: step)
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
    var row = StoreBatch.Row(id: id, step: nil)
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
