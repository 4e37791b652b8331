import Foundation

/// A stored drawing that is read without a board.
///
/// When a board of this process has it open, it is read through the board's store, because nothing
/// else may open a database that has a connection. Otherwise the drawing is locked meanwhile.
final class DrawingSource: Sendable {
  /// The store of the board; for a drawing that no board has open one that has no folder.
  let store: HistoryStore

  /// A Boolean value that indicates whether a board can change the drawing meanwhile.
  let isOpenInBoard: Bool

  private let lock: Locked<(any Lease)?>

  private init(_ store: HistoryStore, lock: (any Lease)? = nil, isOpenInBoard: Bool = false) {
    (self.store, self.isOpenInBoard, self.lock) = (store, isOpenInBoard, Locked(lock))
  }

  deinit {
    guard !isOpenInBoard else { return }
    // Closed before the lock is released.
    store.database.withLock { $0 = nil }
    lock.withLock { $0 = nil }
    // A board may wait for the lock.
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: HistoryStore.didCloseNotification, object: nil)
    }
  }

  /// Opens a drawing.
  ///
  /// - Parameters:
  ///   - folder: The folder of the drawing.
  ///   - end: The time until which another process, or a board that closes the drawing, may have it.
  /// - Returns: What the drawing is read from.
  /// - Throws: ``StorageError``, or a `CancellationError`.
  @concurrent
  static func open(
    _ folder: StoreFolder, until end: ContinuousClock.Instant = .now + OpenedDrawing.patience
  ) async throws -> DrawingSource {
    while true {
      try Task.checkCancellation()
      if let store = owner(of: folder) { return DrawingSource(store, isOpenInBoard: true) }
      do throws(StorageError) {
        return try openClosed(folder)
      } catch {
        guard error == .inUse, ContinuousClock.now < end else { throw error }
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// The store of a board that has a drawing open; `nil` when none has.
  static func owner(of folder: StoreFolder) -> HistoryStore? {
    func place(_ folder: StoreFolder) -> String {
      URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    }
    return HistoryStore.all.first { store in
      store.id == folder.id
        && store.folder.layer.databaseSystem == folder.layer.databaseSystem
        && place(store.folder) == place(folder)
    }
  }

  private static func openClosed(_ folder: StoreFolder) throws(StorageError) -> DrawingSource {
    guard try folder.drawingFile() != nil else { throw .system(ENOENT) }
    var lock: (any Lease)?
    do throws(StorageError) {
      lock = try folder.lock()
    } catch {
      // Nothing writes to a file system that can only be read.
      guard error == .readOnly else { throw error }
    }
    guard let path = try folder.drawingFile() else { throw .system(ENOENT) }
    let head = try folder.layer.read(path, at: 0, count: StoreSchema.headByteCount)
    try StoreSchema.check(head: head)
    let log = try WriteAheadLog(path + "-wal", in: folder.layer)
    // What SQLite would pass over silently, and then remove, is for a board to report.
    guard log.unreadByteCount == 0 else { throw .damaged }
    // Without a write-ahead log the file is read as it is, and stays so.
    let hasLog = log.hasRemains || !log.places.isEmpty
    let database = try Database(
      path, system: folder.layer.databaseSystem, isReadOnly: lock == nil || !hasLog)
    return try DrawingSource(reading: database, of: folder.id, lock: lock)
  }

  /// Reads a database that nothing else has open.
  convenience init(
    reading database: Database, of board: UUID, lock: (any Lease)? = nil
  ) throws(StorageError) {
    guard let reader = try StoreReader.reading(database, board: board) else { throw .damaged }
    let store = HistoryStore()
    store.state.withLock { $0.table = reader.table }
    store.database.withLock { $0 = database }
    self.init(store, lock: lock)
  }

  /// The table of the history at this moment.
  var table: HistoryTable { store.state.withLock { $0.table } }

  /// Waits until the background that a board has set is encoded, and its steps are.
  func settle() async {
    guard isOpenInBoard else { return }
    await withCheckedContinuation { continuation in
      // What cannot be written is in memory, and copied from there.
      store.flush { _ in continuation.resume() }
    }
  }

  // MARK: Copying

  /// How often copying begins again because the board has changed the history meanwhile.
  private static let mostAttempts = 8

  /// Writes the drawing, as it is at one moment, to a new database.
  ///
  /// Rows are never changed, only removed, so each is read on its own and a board has to wait for no
  /// more than one. Removed rows are left out, with the steps that they had.
  ///
  /// - Parameters:
  ///   - board: The identifier that the copy has.
  ///   - isVerified: Whether every tile of the copy is decoded and compared with its checksum.
  ///   - progress: A closure that receives the completed part.
  ///   - create: Creates the database; it is called again when a row was removed meanwhile.
  /// - Throws: ``StorageError``: ``StorageError/damaged`` when a row cannot be read as it was written.
  func copy(
    as board: UUID, isVerified: Bool, progress: BoardExport.ProgressHandler?,
    creating create: ((Database) throws(StorageError) -> Void) throws(StorageError) -> Void
  ) throws(StorageError) {
    var attempts = Self.mostAttempts
    while true {
      do throws(StorageError) {
        return try create { database throws(StorageError) in
          let share = isVerified ? 0.5 : 1
          try self.write(to: database, board: board) { progress?($0 * share) }
          if isVerified {
            try Self.verify(database, of: board) { progress?(share + $0 * (1 - share)) }
          }
          // The last moment: what is created from here on stays.
          guard !Task.isCancelled else { throw .closed }
        }
      } catch {
        attempts -= 1
        guard isOpenInBoard, error == .inUse, attempts > 0 else { throw error }
      }
    }
  }

  private func write(
    to new: Database, board: UUID, progress: (Double) -> Void
  ) throws(StorageError) {
    var snapshot: StoreState
    var batch: StoreBatch
    repeat {
      store.encodePending(isUrgent: true)
      snapshot = store.state.withLock { $0 }
      // What the database has of these is another board's.
      snapshot.table.writtenDrawing = nil
      snapshot.table.writtenBackground = snapshot.table.backgroundNumber - 1
      batch = snapshot.nextBatch(byteLimit: .max)
    } while batch.needsEncoding
    let rows = snapshot.table.rows.keys.sorted()
    let written = Set(batch.rows.map(\.id))
    for (position, row) in rows.enumerated() where !written.contains(row) {
      guard !Task.isCancelled else { throw .closed }
      try new.insert(try values(ofRow: row), into: "step")
      progress(Double(position + 1) / Double(rows.count))
    }
    try batch.write(to: new, board: board)
    progress(1)
  }

  private func values(ofRow id: Int) throws(StorageError) -> [Database.Value] {
    try store.database.withLock { database throws(StorageError) in
      guard let database else { throw .closed }
      // A board has removed it, or begun another file.
      guard let row = try database.row(id, of: "step") else {
        throw isOpenInBoard ? .inUse : .damaged
      }
      guard StoreSchema.table(of: row) != nil else { throw .damaged }
      return row
    }
  }

  /// Compares every tile of a database with its checksum, except those that are known to be lost.
  private static func verify(
    _ database: Database, of board: UUID, progress: (Double) -> Void
  ) throws(StorageError) {
    guard let table = try StoreReader(database, board: board)?.table else { throw .damaged }
    // Of each tile the state before, so that one tile is decoded for each.
    var latest: [UInt32: (id: TileID, pixels: TilePixels?)] = [:]
    for (position, entry) in table.tiles.entries.enumerated()
    where entry.isNeeded && !entry.isLost {
      guard !Task.isCancelled else { throw .closed }
      var chains = TileChains()
      try chains.append(entry.id, of: table, knowing: latest[entry.slot])
      if !entry.isBlank { try chains.readLinks(from: database) }
      latest[entry.slot] = (entry.id, try chains.decodeOne())
      if position.isMultiple(of: 64) { progress(Double(position) / Double(table.tiles.count)) }
    }
    progress(1)
  }
}
