import Foundation

/// Applies the records of a log from the first to the last.
///
/// A record that is not as it was written is either restored by the checkpoint after it, or damage,
/// or, when no sound checkpoint follows, the torn end of a log whose writer was ended: what was never
/// acknowledged. The torn end is dropped.
struct LogReplay {
  /// The history that was read.
  private(set) var table = HistoryTable()

  /// The end of the log, where writing continues.
  private(set) var tail: LogTail

  /// A Boolean value that indicates whether restored blocks could not be written back.
  var lacksRestored: Bool { !reader.restored.isEmpty }

  /// The tiles whose bytes were restored and could not be written back.
  private(set) var restored: [TileID: EncodedTile] = [:]

  /// What could not be read; `nil` when everything was.
  private(set) var damage: LogDamage?

  private var reader: LogReader
  private var last: LogRecordHead?
  private var end: Int
  private var coveredEnd = 0
  private var keyFrameEnd = 0
  private let header: LogHeader

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - file: The log.
  ///   - header: Its header.
  ///   - fileEnd: The size of the file.
  ///   - isReadOnly: Whether restored bytes are not written back.
  /// - Throws: When the file cannot be read; damage does not throw.
  init(
    _ file: any LayerFile, header: LogHeader, end fileEnd: Int, isReadOnly: Bool = false
  ) throws(StorageError) {
    self.header = header
    tail = LogTail(after: header)
    end = LogHeader.byteCount
    reader = LogReader(file, seed: header.seed, end: fileEnd, isReadOnly: isReadOnly)
    try replay()
    table.markWritten()
    if lacksRestored { try readRestored() }
    if let last {
      tail = LogTail(
        after: last, end: end, seed: header.seed, coveredEnd: coveredEnd,
        keyFrameEnd: keyFrameEnd)
      try cover(file)
    }
  }

  private mutating func readRestored() throws(StorageError) {
    for entry in table.tiles.entries {
      guard let offset = entry.offset, let form = entry.form,
        let bytes = try reader.restoredBytes(offset, Int(entry.byteCount))
      else { continue }
      restored[entry.id] = EncodedTile(form: form, bytes: bytes)
    }
  }

  private mutating func cover(_ file: any LayerFile) throws(StorageError) {
    var offset = coveredEnd
    while offset < end {
      let bytes = try file.read(at: offset, count: min(end - offset, 1 << 20))
      guard !bytes.isEmpty else { return }
      tail.cover(bytes)
      offset += bytes.count
    }
  }

  private mutating func replay() throws(StorageError) {
    while end < reader.end {
      if let found = try reader.record(at: end), follows(found.head), found.isBodySound,
        let record = found.record, table.apply(record, bodyOffset: found.bodyOffset)
      {
        entered(found, record)
        continue
      }
      switch try nextCoverage() {
      case .none: return
      case .inPlace(let coverage) where coverage.start > end:
        guard try skipCheckpoint(to: coverage) else { return try recover() }
      case .inPlace(let coverage):
        guard try reader.restore(coverage) else { return try recover() }
      case .moved: return try recover()
      }
    }
  }

  private func follows(_ head: LogRecordHead) -> Bool {
    guard let last else {
      return head.sequence == 0 && head.previous == header.checksum
    }
    return head.sequence == last.sequence &+ 1
      && (head.previous == last.checksum || hasSkipped)
  }

  /// Whether the record before the next one was skipped, so that its checksum is not known.
  private var hasSkipped = false

  private mutating func entered(_ found: LogReader.Found, _ record: LogRecord) {
    (last, end, hasSkipped) = (found.head, found.end, false)
    guard case .checkpoint(_, let keyFrame) = record else { return }
    coveredEnd = end
    if keyFrame != nil { keyFrameEnd = end }
  }

  /// What the next sound checkpoint after damage covers, if that is from there on.
  private mutating func nextCoverage() throws(StorageError) -> NextCoverage {
    var offset = end
    while let found = try reader.nextRecord(from: offset) {
      if found.isBodySound, case .checkpoint(let coverage, _)? = found.record,
        coverage.start + coverage.byteCount > end
      {
        // After bytes were inserted or removed, nothing is where the checkpoint has it.
        return coverage.checkpointOffset == found.offset ? .inPlace(coverage) : .moved
      }
      offset = found.isBodySound ? found.end : found.offset + 4
    }
    return .none
  }

  private enum NextCoverage {
    case inPlace(LogCoverage)
    case moved
    case none
  }

  /// Skips a damaged checkpoint and its padding, which the history does without.
  private mutating func skipCheckpoint(to coverage: LogCoverage) throws(StorageError) -> Bool {
    var next = try reader.record(at: coverage.start)
    if next == nil, try reader.restore(coverage) { next = try reader.record(at: coverage.start) }
    // Nothing else lies before what the next checkpoint covers.
    guard let next, let last,
      next.head.sequence == last.sequence &+ (last.kind == .padding ? 2 : 3)
    else { return false }
    self.last = last.skipping(to: next.head)
    hasSkipped = true
    end = coverage.start
    coveredEnd = coverage.start
    return true
  }

  /// Continues after damage that cannot be restored.
  private mutating func recover() throws(StorageError) {
    var recovery = LogRecovery(table)
    try recovery.read(&reader, from: end, after: last?.sequence)
    let (recovered, damage) = recovery.finish(from: reader.file)
    (table, self.damage) = (recovered, damage)
    end = reader.end
  }
}

/// What could not be read of a log.
struct LogDamage: Sendable {
  /// The number of steps that are no longer in the history.
  let lostSteps: Int

  let byteCount: Int

  /// A Boolean value that indicates whether the newest picture lacks something.
  let isPictureDamaged: Bool

  /// Tiles that were encoded anew because the tiles they were patches of are lost.
  let rebuilt: [TileID: EncodedTile]
}

extension LogRecordHead {
  /// The head as if all records before another one had been read as well.
  fileprivate func skipping(to next: LogRecordHead) -> LogRecordHead {
    var head = self
    head.sequence = next.sequence &- 1
    return head
  }
}

extension HistoryTable {
  /// Applies a record.
  ///
  /// - Returns: Whether it fits the history so far; nothing has changed otherwise.
  mutating func apply(_ record: LogRecord, bodyOffset: Int) -> Bool {
    switch record {
    case .step(let step, let position, let tiles):
      guard position <= steps.count, fits(tiles) else { return false }
      truncate(to: position)
      move(to: position - 1)
      let entries = entries(tiles, bodyOffset)
      guard entries.allSatisfy({ $0.previous == slots.shown[Int($0.slot)] }) else { return false }
      append(step, restored: entries)
    case .initial(let tiles):
      guard fits(tiles) else { return false }
      for entry in entries(tiles, bodyOffset) { setInitial(restored: entry) }
    case .move(let index):
      guard index < steps.count else { return false }
      move(to: index)
    case .truncation(let count):
      guard count <= steps.count else { return false }
      truncate(to: count)
    case .expiry(let count):
      guard count <= steps.count else { return false }
      // The shown step may be one of those; a later record tells which one is shown.
      move(to: max(index, count - 1))
      expire(count)
    case .board(let board): restoreBoard(board)
    case .padding, .checkpoint: break
    }
    return true
  }

  private func fits(_ tiles: [LogTile]) -> Bool {
    var last = self.tiles.last
    for tile in tiles {
      if let last, tile.id <= last { return false }
      last = tile.id
    }
    return true
  }

  /// The entries of tiles whose bytes follow each other in the file.
  mutating func entries(_ tiles: [LogTile], _ bodyOffset: Int) -> [TileEntry] {
    var offset = bodyOffset
    return tiles.map { tile in
      let form = EncodedTile.Form(rawValue: tile.form)
      var entry = TileEntry(
        id: tile.id, slot: slots.add(tile.coordinate), previous: tile.previous,
        checksum: tile.checksum, isBlank: form == .blank)
      if let form {
        let base = form.needsBase ? self.tiles[tile.previous] : nil
        entry.setEncoded(form, byteCount: tile.byteCount, base: base)
        entry.offset = offset
      } else {
        entry.setLost()
      }
      offset += tile.byteCount
      return entry
    }
  }

  /// Enters that the log says what the table says.
  mutating func markWritten() {
    (written, durable) = (endPosition, endPosition)
  }
}
