import Foundation

/// Databases that take the place of another one, and space that is given back.
extension HistoryStore {
  /// Writes a database without the past, which takes the place of the old one.
  ///
  /// Everything that it needs is in memory.
  func erase(_ writer: inout StoreWriter) throws(StorageError) {
    if writer.lock == nil { writer.lock = try folder.lock() }
    try database.withLock { connection throws(StorageError) in
      if connection == nil { try folder.finishReplacing() }
    }
    // First, because a drawing without its database is the one of this file.
    writer.picture = nil
    try folder.layer.remove(folder.picture)
    try folder.removeAsideFiles()
    var (batch, count, keepsPicture) = (StoreBatch(), 0, false)
    repeat {
      encodePending()
      (batch, count, keepsPicture) = state.withLock { state in
        state.table.forgetRows()
        return (
          state.nextBatch(byteLimit: .max), state.eraseCount, state.table.liveTileCount > 0
        )
      }
    } while batch.needsEncoding
    try database.withLock { connection throws(StorageError) in
      do throws(StorageError) {
        try writeNew { database throws(StorageError) in
          try batch.write(to: database, board: folder.id)
        }
      } catch {
        // Without a picture to keep, the space of what is erased is free for the new database.
        guard error == .diskFull, !keepsPicture else { throw error }
        connection = nil
        for suffix in ["-wal", ""] { try folder.layer.remove(folder.history + suffix) }
        try writeNew { database throws(StorageError) in
          try batch.write(to: database, board: folder.id)
        }
      }
      try replace(&connection, keepsOld: false, with: batch)
    }
    (writer.isSuspect, writer.keepsOld, writer.isBackedUp) = (false, false, nil)
    state.withLock { state in
      state.asideByteCount = folder.asideByteCount()
      state.isErasing = state.eraseCount != count
    }
  }

  /// Writes all rows that can be read to a new database, which takes the place of the old one.
  func rewrite(_ writer: inout StoreWriter) throws(StorageError) {
    if writer.lock == nil { writer.lock = try folder.lock() }
    // Until the new one is the history: the old one must not get steps that the new one lacks.
    writer.isSuspect = true
    try database.withLock { connection throws(StorageError) in
      try reopen(&connection)
      if let isWhole = try connection.map(copyRows) {
        try replace(&connection, keepsOld: writer.keepsOld || !isWhole)
      }
    }
    (writer.isSuspect, writer.keepsOld, writer.isBackedUp) = (false, false, nil)
    writer.picture = nil
    let aside = folder.asideByteCount()
    state.withLock { $0.asideByteCount = aside }
    try append(&writer)
  }

  /// Writes a new database beside the old one, and brings it to the medium.
  func writeNew(
    isPicture: Bool = false, _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    try folder.removeNew()
    do throws(StorageError) {
      try StoreCopy.create(folder.newHistory, in: folder, isKept: isPicture, write)
      if !isPicture, state.withLock({ !$0.isBackedUp }) {
        try? folder.layer.setBackup(folder.newHistory, false)
      }
    } catch {
      _ = try? folder.removeNew()
      throw error
    }
  }

  /// Copies the rows that the history needs to a new database.
  ///
  /// - Returns: A Boolean value that indicates whether all of them can be read.
  private func copyRows(of old: Database) throws(StorageError) -> Bool {
    let rows = state.withLock { $0.table.rows.keys.sorted() }
    var isWhole = true
    try writeNew { database throws(StorageError) in
      isWhole = try StoreCopy.copy(rows, from: old, to: database)
      guard !isWhole else { return }
      let loss = HistoryLoss(
        reason: .damaged, lostSteps: 0, isPictureDamaged: true,
        byteCount: folder.historyByteCount, fileName: try folder.nextAsideName())
      try loss.write(to: database)
    }
    return isWhole
  }

  /// Gives the new database the place of the old one.
  ///
  /// - Parameters:
  ///   - connection: The connection to the old one, which nothing else may hold.
  ///   - keepsOld: Whether the old one is set aside.
  ///   - batch: What the new one has and the old one had not.
  /// - Throws: ``StorageError``, also where the new one is the history and cannot be opened yet.
  func replace(
    _ connection: inout Database?, keepsOld: Bool, with batch: StoreBatch? = nil
  ) throws(StorageError) {
    try folder.commitNew(keepsOld: keepsOld)
    // Closing brings the write-ahead log to the old one, and the medium may lack some of that log.
    try folder.layer.flushFolder(folder.path)
    // Before the new one has its name, by which SQLite removes the log.
    connection = nil
    // With the lock of the database, so that readers look for a tile where it is.
    if let batch { state.withLock { $0.enter(batch) } }
    try openReplaced(&connection)
  }

  /// Opens the database that took the place of another one, or could not.
  func reopen(_ connection: inout Database?) throws(StorageError) {
    guard connection == nil, state.withLock({ $0.table.isStored }) else { return }
    try folder.layer.flushFolder(folder.path)
    try openReplaced(&connection)
  }

  private func openReplaced(_ connection: inout Database?) throws(StorageError) {
    try folder.finishReplacing()
    // SQLite would create one, and the history would be gone.
    guard try folder.has(folder.history) else { throw .system(ENOENT) }
    connection = try folder.open()
  }

  // MARK: Picture and backup

  /// Writes the picture to a database of its own, if it is another one than the last time.
  ///
  /// It is what other processes show, what a backup has that leaves out the history, and what is right
  /// of the picture when the history is damaged. Only in the second case it has the background.
  func writePicture(_ writer: inout StoreWriter) throws(StorageError) {
    // Never a copy of the table, which a change would have to copy then.
    let (written, slots, lastStep, number) = state.withLock { state in
      let table = state.table
      var board = table.board
      if state.isBackedUp { board?.background = Data() }
      return (
        StoreWriter.Picture(states: table.slots.shown, board: board), table.slots.coordinates,
        table.lastStepID, table.index < 0 ? 0 : table.steps[table.index].description.id
      )
    }
    guard written != writer.picture else { return }
    writer.picture = nil
    var picture = StoreState()
    picture.table.restoreBoard(written.board)
    picture.table.lastStepID = lastStep
    for (slot, id) in written.states.enumerated() where id.isStored {
      guard let pixels = try readable(id) else { continue }
      let tile = picture.table.setInitial(of: picture.table.slots.add(slots[slot]))
      picture.keep(.pixels(pixels, base: nil), of: tile)
      _ = picture.setEncoded(tile, TileCodec.encode(pixels), checksum: pixels.fingerprint)
    }
    picture.table.forgetRows()
    var batch = picture.nextBatch(byteLimit: .max)
    batch.drawing?.shown = number
    try writeNew(isPicture: true) { database throws(StorageError) in
      try batch.write(to: database, board: folder.id)
    }
    try folder.layer.rename(folder.newHistory, to: folder.picture)
    try folder.layer.flushFolder(folder.path)
    writer.picture = written
  }

  /// The pixels of a state, or of the one before it that can be read.
  private func readable(_ id: TileID) throws(StorageError) -> TilePixels? {
    var id = id
    while true {
      do throws(StorageError) {
        return try read(id)
      } catch {
        guard error == .damaged else { throw error }
        guard let entry = state.withLock({ $0.table.tiles[id] }) else { return nil }
        id = entry.previous
      }
    }
  }

  /// Has backups of the device include the database, or leave it out.
  func updateBackup(_ writer: inout StoreWriter) throws(StorageError) {
    let isBackedUp = state.withLock { $0.isBackedUp }
    guard writer.isBackedUp != isBackedUp else { return }
    do throws(StorageError) {
      try folder.layer.setBackup(folder.history, isBackedUp)
    } catch {
      // The drawing is as safe as before; the next flush tries again.
      return enterBackup(error)
    }
    enterBackup(nil)
    writer.isBackedUp = isBackedUp
  }

  /// Reports that the mark for backups could not be set, once for each error.
  private func enterBackup(_ error: StorageError?) {
    let isNew = state.withLock { state in
      defer { state.backupError = error }
      return state.backupError != error
    }
    if isNew, let error { report(.backup(error)) }
  }

  // MARK: Space

  /// The most rows that are united at once.
  private static let mostUnitedRows = 64

  /// The most pages that are given back at once.
  private static let mostFreedPages = 64

  /// Unites rows of which little is needed, gives back free pages and brings the write-ahead log to
  /// the database, as far as each is worth it.
  func tidy(_ writer: inout StoreWriter) throws(StorageError) {
    let (united, limit, byteLimit) = state.withLock { state in
      let least = min(1 << 20, max(state.fileByteLimit / 16, 1 << 14))
      return (
        state.wastefulRows(atLeast: least, count: Self.mostUnitedRows), least,
        max(state.fileByteLimit, state.table.liveByteCount + state.table.boardByteCount + 1 << 18)
      )
    }
    try database.withLock { connection throws(StorageError) in
      guard let database = connection else { return }
      if !united.isEmpty { try unite(united, in: database) }
      let free = try database.number("PRAGMA freelist_count") ?? 0
      let log = try folder.layer.byteCount(of: folder.history + "-wal") ?? 0
      let isOverLimit = free + log > 0 && folder.historyByteCount > byteLimit
      if free > limit / Database.pageByteCount || isOverLimit && free > 0 {
        let pages = isOverLimit ? free : Self.mostFreedPages
        try database.run("PRAGMA incremental_vacuum(\(pages))")
      }
      // The database has to have space for what the log has.
      let room = (folder.layer.freeBytes(at: folder.path) ?? .max) / 4
      guard isOverLimit || log > min(Self.checkpointDistance, limit, room) else { return }
      do throws(StorageError) {
        try database.checkpoint(isFull: isOverLimit)
      } catch {
        // The system may have forgotten what it could not write.
        writer.isSuspect = true
        throw error
      }
    }
    let byteCount = folder.historyByteCount
    state.withLock { $0.fileByteCount = byteCount }
  }

  /// Moves what is needed of some rows to a new one.
  private func unite(_ rows: [Int], in database: Database) throws(StorageError) {
    let (id, moved) = state.withLock { state in
      let rows = Set(rows)
      return (
        state.table.takeRow(),
        state.table.tiles.entries.filter { $0.isNeeded && $0.row.map(rows.contains) ?? false }
      )
    }
    guard !moved.isEmpty else { return }
    var parts: [Database.Part] = []
    var byteCount = 0
    for entry in moved {
      parts.append(
        Database.Part(
          row: entry.row ?? 0, offset: Int(entry.offset), count: Int(entry.byteCount),
          place: byteCount))
      byteCount += Int(entry.byteCount)
    }
    parts.sort { ($0.row, $0.offset) < ($1.row, $1.offset) }
    var pixels = [UInt8](repeating: 0, count: byteCount)
    var failure: StorageError?
    pixels.withUnsafeMutableBytes { memory in
      do throws(StorageError) {
        try database.read(parts, of: "pixels", in: "step", into: memory)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    let batch = state.withLock { $0.movingBatch(id, moved, pixels, from: rows) }
    try database.transaction { () throws(StorageError) in
      try batch.write(to: database, board: self.id)
    }
    state.withLock { $0.enterMoved(batch) }
  }
}

extension HistoryTable {
  /// Whether a database has something of the history.
  var isStored: Bool { writtenDrawing != nil || !rows.isEmpty }
}

extension StoreState {
  /// Rows before the first step of which less than half is needed, when they waste enough together.
  func wastefulRows(atLeast least: Int, count: Int) -> [Int] {
    // Of steps that the database has, everything is needed.
    guard table.rows.count > table.steps.count, !isUnwritten else { return [] }
    var rows: [(id: Int, garbage: Int)] = []
    var garbage = 0
    for (id, use) in table.rows where use.garbage > 0 {
      garbage += use.garbage
      if use.garbage > Int(use.byteCount) { rows.append((id, use.garbage)) }
    }
    guard garbage > least else { return [] }
    rows.sort { ($0.garbage, $0.id) > ($1.garbage, $1.id) }
    return rows.prefix(count).map(\.id)
  }
}
