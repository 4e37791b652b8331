import Foundation

/// Space that is given back.
extension HistoryStore {
  /// The most rows that are merged at once.
  private static let mostMergedRows = 64

  /// The most pages that are given back at once.
  private static let mostFreedPages = 64

  /// Merges rows of which little is needed, copies heads, gives back free pages and brings the write-ahead log to
  /// the database, as far as each is worth it.
  func reclaimSpace(_ writer: inout StoreWriter) throws(StorageError) {
    let (wasteful, limit, byteLimit) = state.withLock { state in
      let least = min(1 << 20, max(state.fileByteLimit / 16, 1 << 14))
      return (
        state.wastefulRows(atLeast: least, count: Self.mostMergedRows), least,
        max(state.fileByteLimit, state.table.liveByteCount + state.table.boardByteCount + 1 << 18)
      )
    }
    try database.withLock { connection throws(StorageError) in
      guard let database = connection else { return }
      if !wasteful.isEmpty { try mergeRows(wasteful, in: database) }
      if let lastRow = state.withLock({ $0.hasUnreadableRow ? nil : $0.table.lastRow }) {
        try database.copyHeads(upTo: lastRow)
      }
      let free = try database.number("PRAGMA freelist_count") ?? 0
      let log = try folder.layer.byteCount(of: folder.history + "-wal") ?? 0
      let isOverLimit = free + log > 0 && folder.historyByteCount > byteLimit
      if free > limit / Database.pageByteCount || isOverLimit && free > 0 {
        let pages = isOverLimit ? free : Self.mostFreedPages
        try database.run("PRAGMA incremental_vacuum(\(pages))")
      }
      // The database has to have space for what the log has.
      let room = (folder.layer.freeBytes(at: folder.path) ?? .max) / 4
      // Its file keeps its size when the database has everything.
      let waiting = database.logPageCount * WriteAheadLog.frameByteCount
      guard isOverLimit || waiting > min(Self.checkpointDistance, limit, room) else { return }
      do throws(StorageError) {
        try database.checkpoint(isFull: isOverLimit)
      } catch {
        // The system may have forgotten what it could not write.
        writer.isSuspect = true
        throw error
      }
    }
    updateFileByteCount()
  }

  /// Moves what is needed of some rows to a new one.
  private func mergeRows(_ rows: [Int], in database: Database) throws(StorageError) {
    guard let (merged, parts) = state.withLock({ $0.batch(merging: Set(rows)) }) else { return }
    var batch = merged
    batch.rows[0].pixels = try database.read(parts, of: "pixels", in: "step")
    try database.transaction { () throws(StorageError) in
      try batch.write(to: database, board: id)
    }
    state.withLock { $0.recordWritten(batch) }
  }
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
