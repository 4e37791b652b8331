import Foundation

/// What is written in one transaction: a whole change of the history, or several.
struct StoreBatch: Sendable {
  /// The rows that nothing needs any more.
  fileprivate(set) var removed: [Int] = []

  var rows: [StepRow] = []

  /// The row of the drawing; `nil` when the database has it.
  var drawing: DrawingRow?

  /// The background; `nil` when the database has it.
  fileprivate(set) var background: Data?

  fileprivate(set) var backgroundNumber = 0

  /// How often the history had been erased when it was made.
  fileprivate let eraseCount: Int

  /// Whether tiles have to be encoded before more can be written.
  fileprivate(set) var needsEncoding = false

  fileprivate init(eraseCount: Int) { self.eraseCount = eraseCount }

  var isEmpty: Bool { removed.isEmpty && rows.isEmpty && drawing == nil && background == nil }

  fileprivate var byteCount: Int {
    rows.reduce(background?.count ?? 0) {
      $0 + $1.pixels.count + $1.directory.count + 64
    }
  }

  /// Writes it, in a transaction.
  func write(to database: Database, board: UUID) throws(StorageError) {
    for row in removed { try database.removeStep(row) }
    for row in rows { try database.insert(row.values, into: "step") }
    if let drawing { try database.insert(drawing.values(of: board), into: "drawing") }
    guard let background else { return }
    guard !background.isEmpty else { return try database.run("DELETE FROM background") }
    try database.insert(
      StoreSchema.addingChecksum(to: [.integer(1), .null, .bytes(Array(background))]),
      into: "background")
  }
}

extension StoreState {
  /// Whether the database lacks something.
  var isUnwritten: Bool {
    !table.removedRows.isEmpty || table.hasUnwrittenInitial
      || table.backgroundNumber != table.writtenBackground
      || table.steps.count > 0 && !table.isWritten(table.steps.count - 1)
      || drawingRow(writtenSteps: table.steps.count)
        != table.writtenDrawing ?? DrawingRow()
  }

  /// The row of the drawing while only some of the steps are written.
  private func drawingRow(writtenSteps count: Int) -> DrawingRow {
    var board = table.board
    board?.background = Data()
    var row = DrawingRow(board: board, first: table.steps.first?.id ?? table.lastStepID + 1)
    // A move comes after the steps that were there before it.
    if table.index < count - 1, count == table.steps.count {
      row.shown = table.shownStepID
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
    var batch = StoreBatch(eraseCount: eraseCount)
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
      let ids = table.entries(ofStep: position).map(\.id)
      guard table.steps[position].elements.isEncoded,
        ids.allSatisfy({ table.tiles[$0]?.isEncoded == true })
      else {
        batch.needsEncoding = true
        break
      }
      let previous = position > 0 ? table.steps[position - 1].id : 0
      append(ids, of: table.steps[position], after: previous, to: &batch)
      position += 1
    }
    let drawing = drawingRow(writtenSteps: position)
    if drawing != table.writtenDrawing { batch.drawing = drawing }
    return batch
  }

  private mutating func append(
    _ ids: [TileID], of step: HistoryStep?, after previous: UInt64, to batch: inout StoreBatch
  ) {
    var row = StepRow(id: table.takeRow(), step: step, previous: previous)
    for id in ids {
      guard let entry = table.tiles[id] else { continue }
      if let tile = encoded[id] { row.pixels += tile.bytes }
      row.append(entry, at: table.slots.coordinates[Int(entry.slot)])
    }
    batch.rows.append(row)
  }

  /// What moves the needed tiles of some rows to a new one, and where their bytes are, which the new
  /// row does not have yet; `nil` when nothing of the rows is needed.
  mutating func batch(merging rows: Set<Int>) -> (batch: StoreBatch, parts: [Database.Part])? {
    let moved = table.tiles.entries.filter {
      $0.isNeeded && $0.row.map(rows.contains) ?? false
    }
    guard !moved.isEmpty else { return nil }
    var batch = StoreBatch(eraseCount: eraseCount)
    batch.removed = Array(rows)
    append(moved.map(\.id), of: nil, after: 0, to: &batch)
    var place = 0
    var parts = moved.compactMap { entry in
      defer { place += Int(entry.byteCount) }
      return entry.part(at: place)
    }
    parts.sort { ($0.row, $0.offset) < ($1.row, $1.offset) }
    return (batch, parts)
  }

  /// Records that a batch was written.
  ///
  /// The history may have gone on since it was made.
  mutating func recordWritten(_ batch: StoreBatch) {
    guard batch.eraseCount == eraseCount else { return }
    // While the history is to be erased, only the database without the past is written.
    isErasing = false
    for row in batch.rows {
      var offset = 0
      row.forEachTile { entry, _ in
        if table.tiles[entry.id]?.isNeeded == true {
          table.place(entry.id, row: row.id, offset: offset)
          discard(entry.id)
        }
        offset += Int(entry.byteCount)
      }
      if table.rows[row.id] == nil { table.removedRows.append(row.id) }
    }
    let removed = Set(batch.removed)
    if !removed.isEmpty { table.removedRows.removeAll(where: removed.contains) }
    if let drawing = batch.drawing { table.writtenDrawing = drawing }
    if batch.background != nil { table.writtenBackground = batch.backgroundNumber }
    table.updateUnwrittenInitial()
    removeFreed()
  }
}
