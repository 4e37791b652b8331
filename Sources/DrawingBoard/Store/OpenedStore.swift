import Foundation

/// What a store starts with: an empty board, or what its folder has.
struct OpenedStore {
  private(set) var state = StoreState()
  private(set) var writer = StoreWriter()
  private(set) var database: Database?
  private(set) var loss: HistoryLoss?
  private(set) var isRestored = false
  private(set) var readOnlyReason: StorageError?
  private var isReadOnly: Bool { readOnlyReason != nil }

  /// A Boolean value that indicates whether the picture of the last full flush has what lost steps
  /// had drawn.
  private(set) var restoresPicture = false

  private let folder: StoreFolder

  /// What reads the picture meanwhile; `nil` where the picture alone is opened, or nothing.
  private var executor: (any StoreExecutor)?

  init(
    _ folder: StoreFolder, isReadOnly: Bool, executor: any StoreExecutor
  ) throws(StorageError) {
    (self.folder, self.executor) = (folder, executor)
    if isReadOnly {
      setReadOnly(.inUse)
    } else {
      try lock()
    }
    if !self.isReadOnly { try finishInterrupted() }
    if let path = try file() { try read(path) }
    state.fileByteCount = folder.historyByteCount
    state.asideByteCount = folder.asideByteCount()
  }

  private mutating func setReadOnly(_ reason: StorageError) {
    readOnlyReason = reason
    writer.lock = nil
  }

  private mutating func lock() throws(StorageError) {
    do throws(StorageError) {
      writer.lock = try folder.lock()
    } catch {
      switch error {
      case .inUse: throw error
      case .readOnly: setReadOnly(.readOnly)
      case .diskFull where try file() == nil:
        // A new board starts in memory; there is no drawing that it would hide.
        state.suspension = .diskFull
      default:
        // An existing drawing is shown, but cannot be locked for writing.
        guard (try? file()) ?? nil != nil else { throw error }
        setReadOnly(error)
      }
    }
  }

  private mutating func finishInterrupted() throws(StorageError) {
    do throws(StorageError) {
      try folder.finishInterrupted()
    } catch {
      // A database that was started now would take the place of the one that lacks its name, and
      // what was drawn on the old one now would be gone.
      let (isReady, isThere) = (try folder.readyFile() != nil, try folder.has(folder.history))
      if isReady || !isThere { setReadOnly(error) }
    }
  }

  /// The file that has the newest state of the drawing; `nil` when there is no drawing.
  private mutating func file() throws(StorageError) -> String? {
    // What another process writes is not read at the same time.
    let isInUse = readOnlyReason == .inUse
    if writer.lock == nil, !isInUse, let ready = try folder.readyFile() { return ready }
    if try folder.has(folder.history), !isInUse { return folder.history }
    guard try folder.has(folder.picture) else { return nil }
    if isReadOnly || writer.lock == nil { return folder.picture }
    // Restored from a backup without the history.
    try folder.startFromPicture()
    return folder.history
  }

  /// Starts with an empty board.
  init(newIn folder: StoreFolder) { self.folder = folder }

  /// Reads the picture of the last full flush alone.
  ///
  /// - Throws: ``StorageError`` when there is none that can be read.
  init(pictureOf folder: StoreFolder) throws(StorageError) {
    self.folder = folder
    setReadOnly(.inUse)
    try read(folder.picture)
  }

  // MARK: Reading

  private mutating func read(_ path: String) throws(StorageError) {
    do throws(StorageError) {
      // SQLite drops what follows the last whole change without an error.
      let log = try WriteAheadLog(path + "-wal", in: folder.layer)
      try check(path, log)
      if isReadOnly, !log.places.isEmpty { return try readRows(of: path) }
      guard try open(path) else {
        guard !isReadOnly else { throw .damaged }
        return try setAside(reason: nil, byteCount: folder.historyByteCount)
      }
      guard !isReadOnly, log.hasRemains else { return }
      // It would look like damage the next time.
      try? database?.checkpoint(isFull: true)
      if log.unreadByteCount > 0, loss == nil {
        loss = HistoryLoss(byteCount: log.unreadByteCount)
      }
    } catch {
      database = nil
      guard error == .damaged, !isReadOnly else {
        guard !isReadOnly, error != .laterFormat, error != .damaged else { throw error }
        // A drawing that can only be read is shown.
        setReadOnly(error)
        return try read(path)
      }
      try restore(path)
    }
  }

  /// Looks at the first page of a database, which its log may have anew, before it is opened.
  private func check(_ path: String, _ log: WriteAheadLog) throws(StorageError) {
    let count = StoreSchema.headByteCount
    if let place = log.places[1] {
      try StoreSchema.check(head: try folder.layer.read(path + "-wal", at: place, count: count))
    }
    try StoreSchema.check(head: try folder.layer.read(path, at: 0, count: count))
  }

  /// Opens a database, and reads its history.
  ///
  /// - Returns: `false` for the database of another drawing, which is closed again.
  private mutating func open(
    _ path: String, isRepaired: Bool = false
  ) throws(StorageError) -> Bool {
    // Meanwhile, because nothing that is read of the history tells where the tiles of the picture are.
    let flushed = Locked<[TileCoordinate: (checksum: UInt32, pixels: TilePixels)]>([:])
    let readsPicture = path == folder.history && !isReadOnly && !isRepaired
    let wait =
      readsPicture
      ? executor?.begin { [folder] in flushed.withLock { $0 = Self.flushedTiles(in: folder) } }
      : nil
    let result = Result { [folder, isReadOnly] () throws(StorageError) in
      let opened = try Database(path, system: folder.layer.databaseSystem, isReadOnly: isReadOnly)
      return (
        opened,
        isRepaired
          ? try StoreReader(opened, board: folder.id, isRepaired: true)
          : try StoreReader.reading(opened, board: folder.id)
      )
    }
    wait?()
    guard case (let opened, let reader?) = try result.get() else { return false }
    database = opened
    use(reader)
    state.keepFlushed(flushed.withLock { $0 })
    guard path != folder.picture, let stored = try HistoryLoss.read(from: opened) else {
      return true
    }
    loss = stored.loss
    restoresPicture = stored.restoresPicture
    let picture = try? OpenedStore(pictureOf: folder)
    if state.table.board == nil { state.table.board = picture?.state.table.board }
    // The numbers of lost steps are never used again.
    let last = picture?.state.table.lastStepID ?? 0
    state.table.lastStepID = max(state.table.lastStepID, last)
    return true
  }

  /// Reads every row that can be found, into memory, without changing the file.
  private mutating func readRows(of path: String) throws(StorageError) {
    let file = try DatabaseFile(path, in: folder.layer)
    let copy = try Database(":memory:", system: nil)
    var found: StoreReader?
    try copy.transaction { () throws(StorageError) in
      try copy.createTables()
      if try copy.insertRows(of: file) > 0 {
        found = try StoreReader.repairing(copy, board: folder.id)
      }
    }
    guard let found else { throw .damaged }
    database = copy
    use(found)
    let isPictureDamaged = found.lacksTiles(after: 0)
    guard found.lostSteps > 0 || isPictureDamaged else { return }
    loss = HistoryLoss(
      lostSteps: found.lostSteps, isPictureDamaged: isPictureDamaged,
      byteCount: folder.historyByteCount)
  }

  private mutating func use(_ reader: StoreReader) {
    isRestored = true
    state.table = reader.table
    // What the app had written when it ended may not have reached the medium.
    state.isFlushed = reader.table.steps.count == 0 && reader.table.board == nil
  }

  private mutating func setAside(reason: StorageError?, byteCount: Int) throws(StorageError) {
    database = nil
    let name = try folder.setAside()
    let picture = try? OpenedStore(pictureOf: folder)
    restoresPicture = picture != nil
    state.table.board = picture?.state.table.board
    state.table.lastStepID = picture?.state.table.lastStepID ?? 0
    loss = HistoryLoss(
      reason: reason, isPictureDamaged: !restoresPicture, byteCount: byteCount, fileName: name)
  }

  // MARK: Damage

  private mutating func restore(_ path: String) throws(StorageError) {
    do throws(StorageError) {
      try replaceDamaged(path)
    } catch {
      _ = try? folder.removeNew()
      guard error != .damaged else { throw error }
      // As on a full disk: what can be read is shown.
      let readable = try folder.readyFile() ?? path
      setReadOnly(error)
      guard readable == path else { return try read(readable) }
      try readRows(of: path)
      loss = loss ?? HistoryLoss(byteCount: folder.historyByteCount)
    }
  }

  /// Copies what can be read to a new database, and sets the old one aside.
  private mutating func replaceDamaged(_ path: String) throws(StorageError) {
    let (byteCount, id) = (folder.historyByteCount, folder.id)
    let name = try folder.nextAsideName()
    let file = try DatabaseFile(path, in: folder.layer)
    let picture = try? OpenedStore(pictureOf: folder)
    var (isRepaired, isEmpty) = (false, false)
    // With the database, because the app may end before the loss is reported.
    try folder.writeNew { new throws(StorageError) in
      guard try new.insertRows(of: file) > 0 else {
        isEmpty = true
        return try HistoryLoss(
          isPictureDamaged: picture == nil, byteCount: byteCount, fileName: name
        ).write(to: new, restoresPicture: picture != nil)
      }
      guard let reader = try StoreReader.repairing(new, board: id) else { return }
      isRepaired = true
      // Without rows it is unknown whether there were any.
      let isBlank = reader.table.tiles.entries.isEmpty
      var (isPictureDamaged, restoresPicture) = (isBlank || reader.lacksTiles(after: 0), false)
      if let shown = picture?.state.table.writtenDrawing?.shown, reader.follows(shown) {
        (isPictureDamaged, restoresPicture) = (reader.lacksTiles(after: shown), true)
      }
      try HistoryLoss(
        lostSteps: reader.lostSteps, isPictureDamaged: isPictureDamaged, byteCount: byteCount,
        fileName: name
      ).write(to: new, restoresPicture: restoresPicture)
    }
    guard isRepaired || isEmpty else {
      try folder.removeNew()
      return try setAside(reason: .damaged, byteCount: byteCount)
    }
    try folder.commitNew(settingOldAside: true)
    try folder.finishReplacing()
    _ = try open(folder.history, isRepaired: true)
    isRestored = isRepaired
  }
}
