import Foundation

/// Writes pending changes of the table to the file.
extension HistoryLog {
  /// The bytes that are gathered before they are written.
  private static let pieceByteCount = 1 << 20

  /// The bytes of a log after which a checkpoint follows.
  static let checkpointDistance = 256 << 10

  /// Writes what the log lacks.
  ///
  /// When that is not possible, the history continues in memory until a later call succeeds.
  func synchronize(_ writer: inout LogWriter, urgency: LogUrgency) {
    guard let folder, !writer.isReadOnly, !state.withLock({ $0.isClosed }) else { return }
    let (hasWork, suspension, needed) = state.withLock { state in
      (
        state.isErasing || state.table.nextItem != nil, state.suspension,
        state.isErasing || writer.isSuspect
          ? state.table.liveByteCount + state.table.boardByteCount : state.encodedByteCount
      )
    }
    guard hasWork || writer.isSuspect else { return succeed(&writer) }
    guard
      writer.shouldAttempt(
        after: suspension, urgency: urgency,
        freeByteCount: folder.layer.freeBytes(at: folder.path), neededByteCount: needed)
    else { return }
    do throws(StorageError) {
      if let log = writer.log, !writer.isSuspect, !state.withLock({ $0.isErasing }) {
        try append(to: log, &writer)
        try flushBarrier(&writer)
        try appendCheckpointIfDue(&writer, distance: Self.checkpointDistance)
      } else {
        try rewrite(&writer)
      }
      succeed(&writer)
      compactIfWorthwhile(&writer)
    } catch {
      suspend(error)
    }
  }

  /// Brings the log to the medium, if it is still where it belongs.
  func flushFully(_ writer: inout LogWriter) {
    guard let folder, !writer.isReadOnly,
      state.withLock({ $0.suspension == nil && !$0.isClosed })
    else { return }
    do throws(StorageError) {
      if let log = writer.log {
        // A removed file takes everything that is written to it and keeps nothing.
        if writer.isSuspect {
          try rewrite(&writer)
        } else if try !folder.isInPlace(log.file) {
          writer.lock = nil
          try rewrite(&writer)
        } else if state.withLock({ !$0.isFlushed }) {
          try appendCheckpointIfDue(&writer, distance: 1)
          compactIfWorthwhile(&writer)
          try flush(.full, &writer)
          try writePicture(&writer)
        }
        try updateBackup(&writer)
      }
      enterFlushed()
    } catch {
      suspend(error)
    }
  }

  private func enterFlushed() {
    state.withLock { state in
      guard !state.hasChanged, !state.isEncodingBackground, state.backgroundError == nil else {
        return
      }
      state.isFlushed = true
      state.lastFlush = Date()
    }
  }

  // MARK: Appending

  private func append(
    to log: LogWriter.Log, _ writer: inout LogWriter
  ) throws(StorageError) {
    do throws(StorageError) {
      try append(to: log.file, &writer, pieceByteCount: Self.pieceByteCount)
    } catch {
      guard error == .diskFull, !writer.isSuspect else { throw error }
      // As much as fits, change by change.
      try append(to: log.file, &writer, pieceByteCount: 1)
    }
  }

  private func append(
    to file: any LayerFile, _ writer: inout LogWriter, pieceByteCount: Int
  ) throws(StorageError) {
    guard let tail = writer.log?.tail else { return }
    var buffer = LogBuffer(tail)
    var next = NextRecord.appended
    while next != .none {
      do throws(StorageError) {
        next = try state.withLock { state throws(StorageError) in
          defer { state.removeFreed() }
          return try state.appendNext(to: &buffer, folder?.id)
        }
      } catch {
        let tiles = buffer.tiles
        state.withLock { $0.resetToDurable(tiles) }
        throw error
      }
      if next == .needsEncoding { encodePending() }
      guard next == .none || buffer.bytes.count >= pieceByteCount else { continue }
      let tiles = buffer.tiles
      do throws(StorageError) {
        try buffer.write(to: file)
      } catch {
        // What remains behind the end would be taken for records later.
        if (try? file.truncate(to: writer.log?.tail.end ?? 0)) == nil { writer.isSuspect = true }
        state.withLock { $0.resetToDurable(tiles) }
        throw error
      }
      writer.log?.tail = buffer.tail
      state.withLock { $0.enterDurable(tiles, fileByteCount: buffer.tail.end) }
    }
  }

  /// Drops from memory what the disk now holds for certain.
  ///
  /// What is written without any tiles, as moves through the history, is in order with what follows
  /// and needs no barrier.
  private func flushBarrier(_ writer: inout LogWriter) throws(StorageError) {
    guard state.withLock({ !$0.unflushed.isEmpty }) else { return }
    try flush(.barrier, &writer)
    state.withLock { $0.discardUnflushed() }
  }

  /// When it fails, the log counts as lost, and the whole history is written to a new file.
  private func flush(
    _ strength: FlushStrength, _ writer: inout LogWriter
  ) throws(StorageError) {
    do throws(StorageError) {
      try writer.log?.file.flush(strength)
    } catch {
      writer.isSuspect = true
      suspend(error)
      try rewrite(&writer)
      succeed(&writer)
    }
  }

  /// Adds a checkpoint when enough was written since the last one.
  private func appendCheckpointIfDue(
    _ writer: inout LogWriter, distance: Int
  ) throws(StorageError) {
    guard let log = writer.log, log.tail.parity.byteCount >= max(distance, 1),
      // Moves are not worth one.
      distance > 1 || log.tail.needsCheckpoint
    else { return }
    var buffer = LogBuffer(log.tail)
    let keyFrame = state.withLock { state in
      // A key frame takes 8 bytes a tile; with this it is at most a sixteenth of the log.
      let leastDistance = min(Self.checkpointDistance / 2, state.table.slots.count * 128)
      return log.tail.keyFrameDistance >= leastDistance && state.table.nextItem == nil
        ? state.table.newestKeyFrame : nil
    }
    buffer.appendCheckpoint(keyFrame)
    do throws(StorageError) {
      try buffer.write(to: log.file)
    } catch {
      if (try? log.file.truncate(to: log.tail.end)) == nil { writer.isSuspect = true }
      // The history is whole without it.
      guard error == .diskFull, !writer.isSuspect else { throw error }
      return
    }
    writer.log?.tail = buffer.tail
    state.withLock { $0.fileByteCount = buffer.tail.end }
  }

  // MARK: Suspension

  func suspend(_ error: StorageError) { enterSuspension(error) }

  private func succeed(_ writer: inout LogWriter) {
    writer.succeed()
    enterSuspension(nil)
  }

  private func enterSuspension(_ error: StorageError?) {
    let listeners = state.withLock { state in
      defer { state.suspension = error }
      if error != nil { state.isFlushed = false }
      return state.suspension == error ? [] : Array(state.listeners.values)
    }
    for listener in listeners { listener.yield(.suspension(error)) }
  }
}

/// The result of an attempt to add the next record.
enum NextRecord {
  case appended
  /// Tiles of the record are not encoded yet.
  case needsEncoding
  /// The log says what the table says.
  case none
}

extension LogState {
  /// Adds the record of the next thing that the log lacks.
  ///
  /// - Throws: When a tile has to be read that cannot be read at the moment. Nothing is added then.
  mutating func appendNext(
    to buffer: inout LogBuffer, _ board: UUID?
  ) throws(StorageError) -> NextRecord {
    guard let item = table.nextItem else { return .none }
    let record: LogRecord
    switch item {
    case .expiry(let count): record = .expiry(count: count)
    case .truncation(let count): record = .truncation(count: count)
    case .move(let index): record = .move(index: index)
    case .board: record = .board(table.board ?? StoredBoard())
    case .initial(let ids):
      guard let tiles = try logTiles(ids) else { return .needsEncoding }
      record = .initial(tiles)
    case .step(let position):
      let step = table.steps[position]
      let ids = table.entries(of: step).map(\.id)
      guard let tiles = try logTiles(ids) else { return .needsEncoding }
      record = .step(step.description, position: position, tiles: tiles)
    }
    let offset = buffer.append(record)
    switch record {
    case .step(_, _, let tiles), .initial(let tiles): place(tiles, from: offset)
    case .move, .truncation, .expiry, .board, .padding, .checkpoint: break
    }
    table.advance(past: item)
    return .appended
  }

  /// The tiles of a record; `nil` when some are not encoded yet.
  private mutating func logTiles(_ ids: [TileID]) throws(StorageError) -> [LogTile]? {
    guard ids.allSatisfy({ table.tiles[$0]?.isEncoded == true }) else { return nil }
    var tiles: [LogTile] = []
    for id in ids {
      guard let entry = table.tiles[id] else { continue }
      var tile = logTile(entry)
      // The base may have expired before it was written, or the log may say that it has.
      if tile.isPatch, !hasLiveBase(entry) { tile = try standalone(entry) }
      tiles.append(
        LogTile(
          id: id, previous: entry.previous,
          coordinate: table.slots.coordinates[Int(entry.slot)], form: tile.form,
          checksum: entry.checksum, bytes: tile.bytes))
    }
    return tiles
  }

  /// Whether a reader of the log has the tile that another one is a patch of.
  private func hasLiveBase(_ entry: TileEntry) -> Bool {
    guard let base = table.tiles[entry.previous] else { return false }
    return base.isLive && base.offset != nil
  }

  private struct Bytes {
    let form: UInt8
    let bytes: [UInt8]
    var isPatch: Bool { EncodedTile.Form(rawValue: form)?.needsBase == true }
    static let lost = Bytes(form: TileEntry.lostForm, bytes: [])
  }

  private func logTile(_ entry: TileEntry) -> Bytes {
    if entry.isBlank { return Bytes(form: EncodedTile.Form.blank.rawValue, bytes: []) }
    guard case .encoded(let tile)? = contents[entry.id] else { return .lost }
    return Bytes(form: tile.form.rawValue, bytes: tile.bytes)
  }

  private mutating func standalone(_ entry: TileEntry) throws(StorageError) -> Bytes {
    let pixels: TilePixels?
    do throws(StorageError) {
      var chains = TileChains()
      try chains.append(entry.id, of: table, contents: contents)
      pixels = try chains.decodeOne(from: file)
    } catch {
      guard error == .damaged else { throw error }
      return .lost
    }
    let tile = TileCodec.encode(pixels)
    table.setEncoded(entry.id, tile.form, byteCount: tile.bytes.count)
    keep(.encoded(tile), of: entry.id)
    return Bytes(form: tile.form.rawValue, bytes: tile.bytes)
  }

  /// Enters where the tiles of a record are in the file.
  private mutating func place(_ tiles: [LogTile], from bodyOffset: Int) {
    var offset = bodyOffset
    for tile in tiles {
      table.tiles.update(tile.id) { $0.offset = offset }
      offset += tile.byteCount
    }
  }

  /// Notes in the table that records were written.
  mutating func enterDurable(_ tiles: [TileID], fileByteCount: Int) {
    table.durable = table.written
    unflushed += tiles
    self.fileByteCount = fileByteCount
  }

  /// Notes in the table that records were not written.
  mutating func resetToDurable(_ tiles: [TileID]) {
    table.written = table.durable
    for id in tiles { table.tiles.update(id) { $0.offset = nil } }
    if !table.unwrittenInitial.isEmpty { table.written.hasInitial = false }
  }

  /// Drops the tiles from memory that were written before a barrier.
  mutating func discardUnflushed() {
    for id in unflushed where table.tiles[id]?.offset != nil { discard(id) }
    unflushed = []
  }
}
