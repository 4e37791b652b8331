import Foundation

/// Logs in new files.
extension HistoryLog {
  /// Writes the whole history to a new file, which takes the place of the log.
  ///
  /// - Parameters:
  ///   - writer: What the writing thread knows.
  ///   - isCompaction: Whether the old file is good, and stays when a tile in it cannot be read.
  /// - Throws: When that is not possible; the old file stays then.
  func rewrite(_ writer: inout LogWriter, isCompaction: Bool = false) throws(StorageError) {
    guard let folder else { return }
    let hadLock = writer.lock != nil
    if !hadLock { writer.lock = try folder.lock() }
    encodePending()
    let snapshot = state.withLock { state in
      state.table.rewriting = state.table.endPosition
      return LogSnapshot(state)
    }
    let copy: LogCopy
    do throws(StorageError) {
      let isSound = try snapshot.isSound(board: folder.id)
      copy = try LogCopy(
        snapshot, folder: folder, skipsUnreadableTiles: !isCompaction, comparesChecksums: !isSound)
    } catch {
      state.withLock { $0.table.rewriting = nil }
      if hadLock, error == .system(ENOENT) {
        // The folder was removed, and with it the file that is locked.
        writer.lock = nil
        return try rewrite(&writer, isCompaction: isCompaction)
      }
      // Without a picture to keep, the space of what is erased is free for the new log.
      guard snapshot.isErasing, error == .diskFull, snapshot.table.liveTileCount == 0,
        let log = writer.log, log.tail.end > 0
      else { throw error }
      try log.file.truncate(to: 0)
      writer.log = nil
      return try rewrite(&writer)
    }
    try replaceLog(with: copy, isErasing: snapshot.isErasing, &writer)
  }

  private func replaceLog(
    with copy: LogCopy, isErasing: Bool, _ writer: inout LogWriter
  ) throws(StorageError) {
    guard let folder else { return }
    do throws(StorageError) {
      if writer.keepsOldLog || copy.hasLoss, !isErasing,
        try folder.layer.open(folder.log, isReadOnly: true) != nil
      {
        _ = try folder.setLogAside()
      }
      try folder.layer.rename(folder.newLog, to: folder.log)
    } catch {
      state.withLock { $0.table.rewriting = nil }
      try? folder.layer.remove(folder.newLog)
      throw error
    }
    writer.isBackedUp = copy.backupError == nil ? copy.isBackedUp : nil
    enterBackup(copy.backupError)
    writer.log = LogWriter.Log(file: copy.file, tail: copy.tail)
    (writer.isSuspect, writer.keepsOldLog) = (false, false)
    if isErasing { try? folder.removeAsideFiles() }
    let aside = folder.asideByteCount()
    state.withLock { state in
      state.adopt(copy)
      state.asideByteCount = aside
      if isErasing { state.isErasing = state.eraseCount != copy.eraseCount }
    }
    do throws(StorageError) {
      try folder.layer.flushFolder(folder.path)
    } catch {
      // The disk may still have the old log under the name, or none.
      writer.isSuspect = true
      throw error
    }
  }

  /// Has backups of the device include the log, or leave it out.
  func updateBackup(_ writer: inout LogWriter) throws(StorageError) {
    let isBackedUp = state.withLock { $0.isBackedUp }
    guard let folder, writer.log != nil, writer.isBackedUp != isBackedUp else { return }
    do throws(StorageError) {
      try folder.layer.setBackup(folder.log, isBackedUp)
    } catch {
      // The drawing is as safe as before; the next flush tries again.
      return enterBackup(error)
    }
    enterBackup(nil)
    if isBackedUp { try folder.layer.remove(folder.picture) }
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

  /// Writes the picture to a log of its own, for backups that leave the history out.
  func writePicture(_ writer: inout LogWriter) throws(StorageError) {
    guard let folder, writer.log != nil, state.withLock({ !$0.isBackedUp }) else { return }
    let picture = try LogSnapshot(pictureOf: state.withLock { LogSnapshot($0) })
    _ = try LogCopy(picture, folder: folder, skipsUnreadableTiles: true, comparesChecksums: false)
    try folder.layer.rename(folder.newLog, to: folder.picture)
    try folder.layer.flushFolder(folder.path)
  }

  /// Copies the log to a new file when that frees enough.
  func compactIfWorthwhile(_ writer: inout LogWriter) {
    guard let log = writer.log, !writer.isSuspect, !writer.isReadOnly else { return }
    let (live, board, limit) = state.withLock {
      ($0.table.liveByteCount, $0.table.boardByteCount, $0.fileByteLimit)
    }
    let garbage = max(0, log.tail.end - LogHeader.byteCount - live - board)
    let history = log.tail.end - board
    let isOverLimit = history > limit && garbage > history / 8
    let least = min(LogWriter.leastGarbage, max(limit / 16, 1 << 12))
    guard isOverLimit || garbage > log.tail.end / 2, garbage > max(least, writer.compactionFloor)
    else { return }
    do throws(StorageError) {
      try rewrite(&writer, isCompaction: true)
      writer.compactionFloor = 0
    } catch {
      // The old file is as good as before.
      writer.compactionFloor = garbage * 2
    }
  }
}

/// A history at one moment, with what is needed to read it.
struct LogSnapshot: Sendable {
  let table: HistoryTable
  let contents: [TileID: MemoryTile]
  let file: (any LayerFile)?
  let isErasing: Bool
  let eraseCount: Int
  let isBackedUp: Bool

  init(_ state: LogState) {
    isBackedUp = state.isBackedUp
    (table, contents, file) = (state.table, state.contents, state.file)
    (isErasing, eraseCount) = (state.isErasing, state.eraseCount)
  }

  /// A history of nothing but the shown picture.
  init(pictureOf snapshot: LogSnapshot) throws(StorageError) {
    var picture = LogState()
    picture.table.restoreBoard(snapshot.table.board)
    for (slot, id) in snapshot.table.slots.shown.enumerated() {
      guard let pixels = try snapshot.pixels(id) else { continue }
      let coordinate = snapshot.table.slots.coordinates[slot]
      let state = picture.table.setInitial(
        of: picture.table.slots.add(coordinate), checksum: pixels.fingerprint)
      picture.keep(.encoded(TileCodec.encode(pixels)), of: state)
    }
    self.init(picture)
  }

  /// A tile as it is kept.
  func encoded(_ entry: TileEntry) throws(StorageError) -> EncodedTile {
    switch contents[entry.id] {
    case .encoded(let tile): return tile
    case .pixels(let pixels, _): return TileCodec.encode(pixels)
    case nil:
      guard let file, let offset = entry.offset, let form = entry.form else { throw .damaged }
      let bytes = try file.read(at: offset, count: Int(entry.byteCount))
      guard bytes.count == Int(entry.byteCount) else { throw .damaged }
      return EncodedTile(form: form, bytes: bytes)
    }
  }

  /// Whether the file has all tiles that are not in memory as they were written.
  ///
  /// What can be restored is restored.
  ///
  /// Without this, a copy would have damaged bytes under new parity, and the bytes that restore them
  /// would be gone with the old file.
  func isSound(board: UUID) throws(StorageError) -> Bool {
    let isNeeded = table.tiles.entries.contains { $0.offset != nil && contents[$0.id] == nil }
    guard let file, isNeeded else { return true }
    let end = try file.byteCount()
    let bytes = try file.read(at: 0, count: LogHeader.byteCount)
    let found = bytes.withUnsafeBytes { LogHeader.read($0, of: board) }
    guard case .success(let header) = found else { return false }
    let replay = try LogReplay(file, header: header, end: end)
    let soundEnd = replay.tail.end
    return replay.damage == nil && !replay.lacksRestored
      && table.tiles.entries.allSatisfy {
        ($0.offset ?? 0) + Int($0.byteCount) <= soundEnd || contents[$0.id] != nil
      }
  }

  func pixels(_ id: TileID) throws(StorageError) -> TilePixels? {
    var chains = TileChains()
    try chains.append(id, of: table, contents: contents)
    return try chains.decodeOne(from: file)
  }
}

/// A log in a new file, written from a snapshot.
struct LogCopy {
  let file: any LayerFile

  /// The tiles as they are in the file.
  private(set) var placed = TileTable()

  /// A Boolean value that indicates whether tiles could not be read.
  private(set) var hasLoss = false

  /// The reason that the mark for backups could not be set; `nil` when it could.
  private(set) var backupError: StorageError?

  let eraseCount: Int
  private let table: HistoryTable
  private let snapshot: LogSnapshot
  private let skipsUnreadableTiles: Bool
  private let comparesChecksums: Bool
  private var buffer: LogBuffer

  var tail: LogTail { buffer.tail }

  /// A Boolean value that indicates whether backups of the device have the file.
  var isBackedUp: Bool { snapshot.isBackedUp }

  /// Writes a log and brings it to the medium.
  ///
  /// - Parameters:
  ///   - snapshot: The history.
  ///   - folder: Where the log goes, under the name of a new log.
  ///   - skipsUnreadableTiles: A Boolean value that determines whether tiles that cannot be read are
  ///     recorded as lost; otherwise the copy fails.
  ///   - comparesChecksums: A Boolean value that determines whether each tile is decoded,
  ///     because the file is damaged.
  /// - Throws: ``StorageError`` when the log cannot be written, or a tile cannot be read.
  init(
    _ snapshot: LogSnapshot, folder: LogFolder, skipsUnreadableTiles: Bool, comparesChecksums: Bool
  ) throws(StorageError) {
    self.comparesChecksums = comparesChecksums
    self.skipsUnreadableTiles = skipsUnreadableTiles
    (table, eraseCount) = (snapshot.table, snapshot.eraseCount)
    self.snapshot = snapshot
    buffer = LogBuffer(LogHeader(board: folder.id, fileNumber: folder.nextFileNumber()))
    file = try folder.layer.create(folder.newLog)
    do throws(StorageError) {
      try folder.layer.setBackup(folder.newLog, snapshot.isBackedUp)
    } catch {
      // A new file is in backups without a mark.
      backupError = snapshot.isBackedUp ? nil : error
    }
    do throws(StorageError) {
      for item in table.allItems { try append(item) }
      if buffer.tail.parity.byteCount > 0 {
        buffer.appendCheckpoint(table.newestKeyFrame)
      }
      try buffer.write(to: file)
      try file.flush(.full)
    } catch {
      try? folder.layer.remove(folder.newLog)
      throw error
    }
  }

  private mutating func append(_ item: LogItem) throws(StorageError) {
    switch item {
    case .initial(let ids):
      let tiles = try copies(of: ids)
      place(tiles, from: buffer.append(.initial(tiles)))
    case .step(let position):
      let step = table.steps[position]
      let tiles = try copies(of: table.entries(of: step).map(\.id))
      let record = LogRecord.step(step.description, position: position, tiles: tiles)
      place(tiles, from: buffer.append(record))
    case .board: _ = buffer.append(.board(table.board ?? StoredBoard()))
    case .move(let index): _ = buffer.append(.move(index: index))
    case .expiry, .truncation: break
    }
    if buffer.tail.parity.byteCount >= HistoryLog.checkpointDistance {
      buffer.appendCheckpoint(nil)
    }
    if buffer.bytes.count >= 1 << 20 { try buffer.write(to: file) }
  }

  private mutating func copies(of ids: [TileID]) throws(StorageError) -> [LogTile] {
    var tiles: [LogTile] = []
    for id in ids {
      guard let entry = table.tiles[id] else { continue }
      let tile = try encoded(entry)
      if tile == nil { hasLoss = true }
      tiles.append(
        LogTile(
          id: id, previous: entry.previous,
          coordinate: table.slots.coordinates[Int(entry.slot)],
          form: tile?.form.rawValue ?? TileEntry.lostForm, checksum: entry.checksum,
          bytes: tile?.bytes ?? []))
    }
    return tiles
  }

  /// A tile as it is when the new log has its base, otherwise on its own; `nil` for a lost one.
  private func encoded(_ entry: TileEntry) throws(StorageError) -> EncodedTile? {
    if entry.isBlank { return EncodedTile(form: .blank, bytes: []) }
    do throws(StorageError) {
      let tile = try snapshot.encoded(entry)
      if comparesChecksums { _ = try snapshot.pixels(entry.id) }
      let base = placed[entry.previous]
      guard tile.needsBase, base == nil || base?.isLost == true else { return tile }
      return TileCodec.encode(try snapshot.pixels(entry.id))
    } catch {
      guard skipsUnreadableTiles, error == .damaged else { throw error }
      return nil
    }
  }

  private mutating func place(_ tiles: [LogTile], from bodyOffset: Int) {
    var offset = bodyOffset
    for tile in tiles {
      guard var entry = table.tiles[tile.id] else { continue }
      if let form = EncodedTile.Form(rawValue: tile.form) {
        let base = form.needsBase ? placed[tile.previous] : nil
        entry.setEncoded(form, byteCount: tile.byteCount, base: base)
        entry.offset = offset
      } else {
        entry.setLost()
      }
      placed.append(entry)
      offset += tile.byteCount
    }
  }
}

extension LogState {
  /// Has a new log take the place of the old one.
  mutating func adopt(_ copy: LogCopy) {
    guard let position = table.rewriting else { return }
    file = copy.file
    fileByteCount = copy.tail.end
    let inMemory = contents
    table.replaceBytes(copy.placed) { inMemory[$0] != nil }
    for entry in copy.placed.entries where !entry.isLost { discard(entry.id) }
    (table.written, table.durable, table.rewriting) = (position, position, nil)
    unflushed = []
    removeFreed()
  }
}

extension HistoryTable {
  /// The whole history, for the checkpoint at the end of a new log.
  var newestKeyFrame: LogKeyFrame {
    var keyFrame = LogKeyFrame()
    keyFrame.steps = (0..<steps.count).map { steps[$0].description.id }
    keyFrame.index = index
    for (slot, state) in slots.newest.enumerated() where state.isStored {
      if tiles[state]?.isBlank != true {
        keyFrame.newest.append(
          LogKeyFrame.State(coordinate: slots.coordinates[slot], id: state))
      }
    }
    return keyFrame
  }
}
