import Foundation

/// Writing what the database lacks.
extension HistoryStore {
  /// The bytes of steps that are written in one transaction.
  private static let batchByteCount = 1 << 20

  /// The size of the write-ahead log after which the database gets what it has, in bytes.
  static let checkpointDistance = 1 << 20

  /// Writes what the database lacks.
  ///
  /// When that is not possible, the history continues in memory until a later call succeeds.
  func synchronize(
    _ writer: inout StoreWriter, for requests: [StoreRequest], isSecondAttempt: Bool = false
  ) {
    guard readOnlyReason == nil else { return }
    let (hasWork, suspension, needed) = state.withLock { state in
      (
        state.isErasing || state.isUnwritten, state.suspension,
        state.isErasing || writer.isSuspect
          ? state.table.liveByteCount + state.table.boardByteCount : state.encodedByteCount
      )
    }
    guard hasWork || writer.isSuspect else { return succeed(&writer) }
    guard
      writer.shouldAttempt(
        after: suspension, for: requests,
        freeByteCount: folder.layer.freeBytes(at: folder.path), neededByteCount: needed)
    else { return }
    do throws(StorageError) {
      if state.withLock({ $0.isErasing }) {
        try erase(&writer)
      } else if writer.isSuspect {
        try rewrite(&writer)
      }
      try append(&writer)
      succeed(&writer)
      try? reclaimSpace(&writer)
    } catch {
      guard error == .system(ENOENT), !isSecondAttempt else { return suspend(error) }
      // The folder was removed, and with it the file that is locked.
      writer.lock = nil
      if database.withLock({ $0 != nil }) { writer.isSuspect = true }
      synchronize(&writer, for: [.flushSteps], isSecondAttempt: true)
    }
  }

  /// Writes batch after batch.
  func append(_ writer: inout StoreWriter) throws(StorageError) {
    if writer.lock == nil { writer.lock = try folder.lock() }
    var byteLimit = Self.batchByteCount
    while true {
      let batch = state.withLock { state in
        // A database with the past must not get what only its successor has.
        state.isUnwritten && !state.isErasing ? state.nextBatch(byteLimit: byteLimit) : nil
      }
      guard let batch else { break }
      if batch.isEmpty {
        guard batch.needsEncoding else { break }
        encodePending()
        continue
      }
      do throws(StorageError) {
        try write(batch)
      } catch {
        // As much as fits, step by step.
        guard error == .diskFull, batch.rows.count > 1, byteLimit > 1 else { throw error }
        byteLimit = 1
      }
    }
    updateFileByteCount()
  }

  private func write(_ batch: StoreBatch) throws(StorageError) {
    try database.withLock { connection throws(StorageError) in
      try reopen(&connection)
      guard let database = connection else {
        // What has the name of a database is whole at any time.
        try writeNew { database throws(StorageError) in
          try batch.write(to: database, board: folder.id)
        }
        return try replace(&connection, with: batch)
      }
      try database.transaction { () throws(StorageError) in
        // The first step after it has the picture of the last flush, where that is right.
        if loss != nil, !batch.rows.isEmpty { try database.run(HistoryLoss.removal) }
        try batch.write(to: database, board: folder.id)
      }
      // With the lock of the database, so that readers look for a tile where it is.
      state.withLock { $0.recordWritten(batch) }
    }
  }

  func updateFileByteCount() {
    let byteCount = folder.historyByteCount
    state.withLock { $0.fileByteCount = byteCount }
  }

  // MARK: Flushing

  /// Brings the database to the medium, if it is still where it belongs.
  func flushFully(_ writer: inout StoreWriter) {
    guard !isTemporary, readOnlyReason == nil,
      state.withLock({ $0.suspension == nil })
    else { return }
    do throws(StorageError) {
      let isOpen = try database.withLock { connection throws(StorageError) in
        try reopen(&connection)
        if loss != nil { try connection?.run(HistoryLoss.removal) }
        // The next start has to look at the rows themselves, and repairs what can be.
        if state.withLock({ $0.hasUnreadableRow }) { try connection?.run("DELETE FROM head") }
        return connection != nil
      }
      if isOpen {
        // A removed file takes everything that is written to it and keeps nothing.
        let isThere = try folder.has(folder.history)
        let hasMoved = database.withLock { $0?.hasMoved ?? false } || !isThere
        if hasMoved { writer.lock = nil }
        if hasMoved || writer.isSuspect { try rewrite(&writer) }
        if state.withLock({ !$0.isFlushed }) {
          try checkpointFully(&writer)
          do throws(StorageError) {
            try writePicture(&writer)
          } catch {
            // The history has it as well, where that is backed up.
            guard state.withLock({ $0.isBackedUp }) else { throw error }
          }
        }
        try updateBackup(&writer)
      }
      recordFlush()
    } catch {
      suspend(error)
    }
  }

  private func checkpointFully(_ writer: inout StoreWriter) throws(StorageError) {
    do throws(StorageError) {
      try database.withLock { database throws(StorageError) in
        try database?.checkpoint(isFull: true)
      }
      if !writer.isFolderFlushed { try folder.flushNames() }
      writer.isFolderFlushed = true
      try writer.lock?.flushMedium()
    } catch {
      // The system may have forgotten what it could not write.
      writer.isSuspect = true
      suspend(error)
      try rewrite(&writer)
      succeed(&writer)
    }
    updateFileByteCount()
  }

  private func recordFlush() {
    state.withLock { state in
      guard !state.hasChanged, !state.isEncodingBackground, state.backgroundError == nil else {
        return
      }
      state.isFlushed = true
      state.lastFlush = Date()
    }
  }

  // MARK: Suspension

  private func succeed(_ writer: inout StoreWriter) {
    writer.succeed()
    suspend(nil)
  }

  /// Suspends writing because of an error, or resumes it.
  private func suspend(_ error: StorageError?) {
    let isNew = state.withLock { state in
      defer { state.suspension = error }
      if error != nil { state.isFlushed = false }
      return state.suspension != error
    }
    if isNew { report(.failure(error)) }
  }
}
