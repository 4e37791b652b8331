import Foundation

/// Making the log say what the tables say.
extension ImageStackStore {
  /// Writes what the log lacks.
  ///
  /// When it cannot, the history goes on in memory until a later call can.
  func synchronize(_ writing: inout StoreWriting, isAskedFor: Bool) {
    guard !writing.isDiscarded else { return }
    let (plan, suspension) = (look(\.plan), state.withLock { $0.suspension })
    guard !plan.isEmpty || writing.isSuspect || writing.erasing != .done else {
      // What could not be written may be gone from the history in the meantime.
      collect()
      return writingSucceeded(&writing)
    }
    let isWorthATry = writing.isWorthATry(
      after: suspension, isAskedFor: isAskedFor,
      freeByteCount: folder.layer.freeBytes(at: folder.path),
      neededByteCount: state.withLock { $0.encodedByteCount })
    guard isWorthATry else { return }
    do throws(StoreError) {
      if writing.erasing == .log {
        try eraseLog(&writing)
      } else if let log = writing.log, !writing.isSuspect {
        try append(plan, to: log, &writing)
        try flushBarrier(&writing)
      } else {
        try rewrite(&writing)
      }
      if writing.erasing == .leftovers { try eraseLeftovers(&writing) }
      writingSucceeded(&writing)
      compactIfWorthwhile(&writing)
    } catch {
      suspend(error)
    }
  }

  /// Brings the log to the medium.
  func flushFully(_ writing: inout StoreWriting) {
    let isDue = state.withLock { $0.suspension == nil && !$0.isFlushed }
    guard isDue, !writing.isDiscarded else { return }
    do throws(StoreError) {
      if let log = writing.log {
        try flush(log, .full, &writing)
      }
      state.withLock { state in
        state.isFlushed = true
        state.lastFlush = Date()
      }
    } catch {
      suspend(error)
      state.withLock { $0.isFlushed = false }
    }
  }

  // MARK: Appending

  private func append(
    _ plan: [LogPlanItem], to log: StoreWriting.Log, _ writing: inout StoreWriting
  ) throws(StoreError) {
    do throws(StoreError) {
      var copy = LogCopy(
        LogSink(log.file, end: log.end, encoder: log.encoder, limit: byteLimit), isWhole: false)
      for (position, item) in plan.enumerated() {
        try write(item, endsChange: position == plan.count - 1, to: &copy)
      }
      try copy.sink.write()
      writing.log = StoreWriting.Log(
        file: log.file, end: copy.sink.end, encoder: copy.sink.encoder)
      state.withLock { state in
        for entry in copy.placed.entries { state.tables.update(entry) }
        state.tables.markWritten()
        state.fileByteCount = copy.sink.end
      }
    } catch {
      // Space for the others; what remains is of no account.
      try? log.file.truncate(to: log.end)
      guard error == .limitReached, garbageByteCount(log.end) > log.end / 4 else { throw error }
      // Without what is not needed any more it may fit. For less it would be copied too often.
      try rewrite(&writing)
    }
  }

  /// Makes sure of the tiles that memory still holds, so that it can let go of them.
  ///
  /// What is written without any, as the moves of somebody who looks through the history, is in order
  /// with the next ones.
  private func flushBarrier(_ writing: inout StoreWriting) throws(StoreError) {
    guard let log = writing.log, state.withLock({ $0.holdsEncoded }) else { return }
    try flush(log, .barrier, &writing)
    state.withLock { $0.letGoOfEncoded() }
  }

  /// When it fails, the log counts as lost, and all of it is written to a new file.
  private func flush(
    _ log: StoreWriting.Log, _ strength: FlushStrength, _ writing: inout StoreWriting
  ) throws(StoreError) {
    do throws(StoreError) {
      try log.file.flush(strength)
    } catch {
      writing.isSuspect = true
      suspend(error)
      try rewrite(&writing)
      writingSucceeded(&writing)
    }
  }

  /// Writes one item with its tiles.
  func write(_ item: LogPlanItem, endsChange: Bool, to copy: inout LogCopy) throws(StoreError) {
    switch item {
    case .initial(let ids):
      for id in ids { try write(id, to: &copy) }
      try copy.sink.append(.initial(tileCount: ids.count), endsChange: endsChange)
    case .step(let position):
      let step = state.withLock { $0.tables.steps[position] }
      for number in 0..<step.tileCount {
        try write(TileID(rawValue: step.firstTile.rawValue + UInt32(number)), to: &copy)
      }
      try copy.sink.append(
        .step(step.step, position: position, tileCount: step.tileCount), endsChange: endsChange)
    case .expiry(let count):
      try copy.sink.append(.expiry(count: count), endsChange: endsChange)
    case .truncation(let count):
      try copy.sink.append(.truncation(count: count), endsChange: endsChange)
    case .move(let index): try copy.sink.append(.move(index: index), endsChange: endsChange)
    case .board:
      let board = state.withLock { $0.tables.board } ?? StoredBoard()
      try copy.sink.append(.board(board), endsChange: endsChange)
    }
  }

  // MARK: Figures

  /// Looks at the tables while others may read them; only who writes changes them.
  func look<Result>(_ body: (StoreTables) -> Result) -> Result {
    let tables = state.withLock { $0.tables }
    return body(tables)
  }

  var byteLimit: Int { max(options.byteLimit, 1 << 20) }

  func garbageByteCount(_ end: Int) -> Int {
    max(0, end - LogHeader.byteCount - state.withLock { $0.tables.liveByteCount })
  }

  private func compactIfWorthwhile(_ writing: inout StoreWriting) {
    guard let log = writing.log, !writing.isSuspect else { return }
    let garbage = garbageByteCount(log.end)
    guard garbage > writing.compactionFloor, garbage > log.end / 2 else { return }
    do throws(StoreError) {
      try rewrite(&writing, isCompaction: true)
      writing.compactionFloor = StoreWriting.leastGarbage
      report(.compacted(freedBytes: max(0, log.end - (writing.log?.end ?? 0))))
    } catch {
      // The old file is as good as before; later, then.
      writing.compactionFloor = garbage * 2
    }
  }

  // MARK: Trouble

  func suspend(_ error: StoreError) {
    let isNew = state.withLock { state in
      defer { state.suspension = error }
      return state.suspension != error
    }
    if isNew { report(.suspended(error)) }
  }

  private func writingSucceeded(_ writing: inout StoreWriting) {
    writing.writingSucceeded()
    let wasSuspended = state.withLock { state in
      defer { state.suspension = nil }
      return state.suspension != nil
    }
    if wasSuspended { report(.resumed) }
  }
}
