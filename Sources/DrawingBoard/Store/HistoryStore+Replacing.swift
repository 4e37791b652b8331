import Foundation

/// Databases that take the place of another one.
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
    var batch: StoreBatch
    var (count, keepsPicture) = (0, false)
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
          try batch.write(to: database, board: id)
        }
      } catch {
        // Without a picture to keep, the space of what is erased is free for the new database.
        guard error == .diskFull, !keepsPicture else { throw error }
        connection = nil
        for suffix in ["-wal", ""] { try folder.layer.remove(folder.history + suffix) }
        try writeNew { database throws(StorageError) in
          try batch.write(to: database, board: id)
        }
      }
      try replace(&connection, with: batch)
    }
    writer.databaseReplaced()
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
        try replace(&connection, settingOldAside: !isWhole)
      }
    }
    writer.databaseReplaced()
    let aside = folder.asideByteCount()
    state.withLock { $0.asideByteCount = aside }
    try append(&writer)
  }

  /// Writes a database beside the old one, with the mark for backups that the old one has.
  func writeNew(
    _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    try folder.writeNew(write)
    if state.withLock({ !$0.isBackedUp }) { try? folder.layer.setBackup(folder.newHistory, false) }
  }

  /// Copies the rows that the history needs to a new database.
  ///
  /// - Returns: A Boolean value that indicates whether all of them can be read.
  private func copyRows(of old: Database) throws(StorageError) -> Bool {
    let rows = state.withLock { $0.table.rows.keys.sorted() }
    var isWhole = true
    try writeNew { database throws(StorageError) in
      isWhole = try database.insertRows(of: old, steps: rows)
      guard !isWhole else { return }
      try HistoryLoss(
        isPictureDamaged: true, byteCount: folder.historyByteCount,
        fileName: try folder.nextAsideName()
      ).write(to: database)
    }
    return isWhole
  }

  /// Gives the new database the place of the old one.
  ///
  /// - Parameters:
  ///   - connection: The connection to the old one, which nothing else may hold.
  ///   - setsOldAside: Whether the old one is set aside. Default `false`.
  ///   - batch: What the new one has and the old one had not.
  /// - Throws: ``StorageError``, also where the new one is the history and cannot be opened yet.
  func replace(
    _ connection: inout Database?, settingOldAside setsOldAside: Bool = false,
    with batch: StoreBatch? = nil
  ) throws(StorageError) {
    try folder.commitNew(settingOldAside: setsOldAside)
    // Closing brings the write-ahead log to the old one, and the medium may lack some of that log.
    try folder.layer.flushFolder(folder.path)
    // Before the new one has its name, by which SQLite removes the log.
    connection = nil
    // With the lock of the database, so that readers look for a tile where it is.
    if let batch { state.withLock { $0.recordWritten(batch) } }
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
    let (states, board, slots, lastStep, number) = state.withLock { state in
      let table = state.table
      var board = table.board
      if state.isBackedUp { board?.background = Data() }
      return (
        table.slots.shown, board, table.slots.coordinates, table.lastStepID, table.shownStepID
      )
    }
    if let written = writer.picture, written == (states, board) { return }
    writer.picture = nil
    var picture = StoreState()
    picture.table.board = board
    picture.table.lastStepID = lastStep
    var flushed: [TileCoordinate: (checksum: UInt32, pixels: TilePixels)]?
    for (slot, id) in states.enumerated() where id.isStored {
      guard let pixels = try readable(id, at: slots[slot], &flushed) else { continue }
      let tile = picture.table.setInitial(of: picture.table.slots.add(slots[slot]))
      picture.keep(pixels, of: tile)
      _ = picture.setEncoded(tile, EncodedTile.encode(pixels), checksum: pixels.fingerprint)
    }
    picture.table.forgetRows()
    var batch = picture.nextBatch(byteLimit: .max)
    batch.drawing?.shown = number
    try folder.writeNew(isWrittenOnce: true) { database throws(StorageError) in
      try batch.write(to: database, board: folder.id)
    }
    try folder.layer.rename(folder.newHistory, to: folder.picture)
    try folder.layer.flushFolder(folder.path)
    writer.picture = (states, board)
  }

  /// The pixels of a state, or of the one before it that can be read.
  ///
  /// A state that the history has, and that cannot be read there, the board may show from the file of the
  /// picture, whose tiles are read then.
  private func readable(
    _ id: TileID, at coordinate: TileCoordinate,
    _ flushed: inout [TileCoordinate: (checksum: UInt32, pixels: TilePixels)]?
  ) throws(StorageError) -> TilePixels? {
    var id = id
    while true {
      do throws(StorageError) {
        return try read(id)
      } catch {
        guard error == .damaged else { throw error }
        guard let entry = state.withLock({ $0.table.tiles[id] }) else { return nil }
        let tiles = flushed ?? OpenedStore.flushedTiles(in: folder)
        flushed = tiles
        if let tile = tiles[coordinate], tile.checksum == entry.checksum { return tile.pixels }
        id = entry.previous
      }
    }
  }

  /// Includes the database in backups of the device, or leaves it out.
  func updateBackup(_ writer: inout StoreWriter) throws(StorageError) {
    let isBackedUp = state.withLock { $0.isBackedUp }
    guard writer.isBackedUp != isBackedUp else { return }
    do throws(StorageError) {
      try folder.layer.setBackup(folder.history, isBackedUp)
    } catch {
      // The drawing is as safe as before; the next flush tries again.
      return setBackupError(error)
    }
    setBackupError(nil)
    writer.isBackedUp = isBackedUp
  }

  /// Reports that the mark for backups could not be set, once for each error.
  private func setBackupError(_ error: StorageError?) {
    let isNew = state.withLock { state in
      defer { state.backupError = error }
      return state.backupError != error
    }
    if isNew, let error { report(.backup(error)) }
  }
}

extension HistoryTable {
  /// Whether the database has a part of the history.
  var isStored: Bool { writtenDrawing != nil || !rows.isEmpty }
}
