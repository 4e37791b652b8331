import Foundation

/// What a log starts with: an empty board, or what its folder has.
struct OpenedLog {
  private(set) var state = LogState()
  private(set) var writer = LogWriter()
  private(set) var loss: HistoryLoss?
  private(set) var isRestored = false
  private(set) var readOnlyReason: StorageError?

  private let folder: LogFolder

  init(_ folder: LogFolder, isReadOnly: Bool) throws(StorageError) {
    self.folder = folder
    if isReadOnly {
      setReadOnly(.inUse)
    } else {
      try lock()
    }
    if !writer.isReadOnly { try finishInterrupted() }
    if let file = try open() { try read(file) }
    state.asideByteCount = folder.asideByteCount()
  }

  private mutating func setReadOnly(_ reason: StorageError) {
    readOnlyReason = reason
    writer.isReadOnly = true
    writer.lock = nil
  }

  private mutating func finishInterrupted() throws(StorageError) {
    do throws(StorageError) {
      try folder.finishInterrupted { file throws(StorageError) in
        let end = try file.byteCount()
        let header = try Self.header(of: file, end: end, board: folder.id)
        guard case .success(let header) = header else { return false }
        return try LogReplay(file, header: header, end: end, isReadOnly: true).damage == nil
      }
    } catch {
      // A log that was started now would take the place of the one that lacks its name.
      if try folder.layer.open(folder.log, isReadOnly: true) == nil { setReadOnly(error) }
    }
  }

  private mutating func lock() throws(StorageError) {
    do throws(StorageError) {
      writer.lock = try folder.lock()
    } catch {
      switch error {
      case .inUse: throw error
      case .readOnly: setReadOnly(.readOnly)
      case .diskFull where try openForReading() == nil:
        // A new board starts in memory; there is no drawing that it would hide.
        state.suspension = .diskFull
      default:
        // An existing drawing is shown, but cannot be locked for writing.
        guard (try? openForReading()) ?? nil != nil else { throw error }
        setReadOnly(error)
      }
    }
  }

  private mutating func open() throws(StorageError) -> (any LayerFile)? {
    if writer.isReadOnly { return try openForReading() }
    do throws(StorageError) {
      if let file = try folder.layer.open(folder.log, isReadOnly: false) { return file }
      // Restored from a backup without the history.
      guard try folder.layer.open(folder.picture, isReadOnly: true) != nil else { return nil }
      try folder.layer.rename(folder.picture, to: folder.log)
      return try folder.layer.open(folder.log, isReadOnly: false)
    } catch {
      // A drawing that can only be read is shown.
      guard let file = (try? openForReading()) ?? nil else { throw error }
      setReadOnly(error)
      return file
    }
  }

  /// The file that has the newest state of the drawing; `nil` when there is no drawing.
  private func openForReading() throws(StorageError) -> (any LayerFile)? {
    for name in [folder.log, folder.newLog, folder.picture] {
      if let file = try folder.layer.open(name, isReadOnly: true) { return file }
    }
    return nil
  }

  private mutating func read(_ file: any LayerFile) throws(StorageError) {
    let end = try file.byteCount()
    let header: LogHeader
    switch try Self.header(of: file, end: end, board: folder.id) {
    case .success(let found): header = found
    case .failure(.laterFormat): throw .laterFormat
    case .failure(let reason):
      guard !writer.isReadOnly else { throw .damaged }
      // A header that was being written when the app ended; nothing can be behind it.
      if end <= LogHeader.byteCount { return try folder.layer.remove(folder.log) }
      let name = try folder.setLogAside()
      loss = HistoryLoss(
        reason: reason == .foreign ? nil : .damaged, lostSteps: 0, isPictureDamaged: true,
        byteCount: end, fileName: name)
      return
    }
    let replay = try LogReplay(file, header: header, end: end, isReadOnly: writer.isReadOnly)
    isRestored = true
    state.file = file
    state.fileByteCount = replay.tail.end
    state.table = replay.table
    // What the app had written when it ended may not have reached the medium.
    state.isFlushed = replay.table.steps.count == 0 && replay.table.board == nil
    writer.log = LogWriter.Log(file: file, tail: replay.tail)
    for (id, tile) in replay.restored { state.keep(.encoded(tile), of: id) }
    if writer.isReadOnly { return }
    if replay.lacksRestored { writer.isSuspect = true }
    if let damage = replay.damage {
      enter(damage)
    } else if replay.tail.end < end {
      // A change that was never completed.
      if (try? file.truncate(to: replay.tail.end)) == nil { writer.isSuspect = true }
    }
  }

  /// Has the damaged log set aside, and the history written to a new one.
  private mutating func enter(_ damage: LogDamage) {
    for (id, tile) in damage.rebuilt { state.keep(.encoded(tile), of: id) }
    (writer.isSuspect, writer.keepsOldLog) = (true, true)
    state.hasChanged = true
    loss = HistoryLoss(
      reason: .damaged, lostSteps: damage.lostSteps, isPictureDamaged: damage.isPictureDamaged,
      byteCount: damage.byteCount, fileName: try? folder.nextAsideName())
  }

  /// The header of a log; a damaged one is restored.
  private static func header(
    of file: any LayerFile, end: Int, board: UUID
  ) throws(StorageError) -> Result<LogHeader, LogHeaderFailure> {
    let bytes = try file.read(at: 0, count: LogHeader.byteCount)
    let found = bytes.withUnsafeBytes { LogHeader.read($0, of: board) }
    switch found {
    case .success, .failure(.foreign): return found
    // What looks like a later format may be damage. The first checkpoint repeats the header.
    case .failure(.damaged), .failure(.laterFormat): break
    }
    var reader = LogReader(
      file, seed: LogHeader.seed(of: board), end: end, isReadOnly: true)
    var offset = 0
    while let record = try reader.nextRecord(from: offset) {
      if record.isBodySound, case .checkpoint(let coverage, _)? = record.record {
        guard coverage.start == 0, coverage.byteCount >= LogHeader.byteCount,
          coverage.checkpointOffset == record.offset
        else { return found }
        var bytes = try file.read(at: 0, count: coverage.byteCount)
        let places = coverage.restore(&bytes)
        guard let place = places.first(where: { $0.lowerBound == 0 }) else { return found }
        // Without space or permission the header stays as it is; it is restored again next time.
        try? file.write(Array(bytes[place]), at: 0)
        return bytes.withUnsafeBytes {
          LogHeader.read(UnsafeRawBufferPointer(rebasing: $0[..<LogHeader.byteCount]), of: board)
        }
      }
      offset = record.end
    }
    return found
  }
}
