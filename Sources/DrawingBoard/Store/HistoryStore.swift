import Foundation

/// The store of a history: it holds every state of the drawing, in memory and on the disk.
///
/// Each board has a folder with a database, in which every step is a row. However the app ends, the
/// history is then the one of the last change that was written whole. A board without an identifier has
/// one in the temporary directory, which is removed with its store.
///
/// - Changes are made in the ``HistoryTable`` at once. A queue of the store's own encodes the tiles,
///   writes what the database lacks, and drops from memory what it has.
/// - ``flush(_:)`` brings everything to the medium.
/// - When the disk is full or fails, the history continues in memory and ``failure`` says so.
///   Writing is tried again when there is space, and at each flush.
/// - Rows of which little is needed any more are merged, and free pages are given back, a few at a
///   time.
/// - What could not be read is set aside, and never deleted except by erasing the history.
///
/// Every method can be called on any thread.
package final class HistoryStore: Sendable {
  /// The pixels that may wait to be encoded, in bytes; beyond it, adding tiles waits.
  static let pendingByteLimit = 32 << 20

  /// The encoded tiles that may wait to be written, in bytes; beyond it, adding tiles waits.
  static let unwrittenByteLimit = 16 << 20

  /// The part of the history's disk limit that steps take before the oldest are given up.
  static let liveShare = 0.75

  /// The part of the history's disk limit that rows that are needed take at most.
  ///
  /// The rest is for pages that are not full, and for the write-ahead log.
  static let mostLiveShare = 0.875

  /// The bytes of a database without steps, with a write-ahead log of one change.
  static let emptyByteCount = 13 * Database.pageByteCount

  /// Posted on the main thread after a store of this process has released the lock of its folder.
  static let didCloseNotification = Notification.Name("DrawingBoard.HistoryStore.didClose")

  let id: UUID

  let folder: StoreFolder

  /// A Boolean value that indicates whether the history ends with the store.
  var isTemporary: Bool { folder.isTemporary }
  let executor: any StoreExecutor
  let state: Locked<StoreState>
  let writer: Locked<StoreWriter>

  /// The connection; `nil` before the first change, and after closing.
  ///
  /// Its lock is taken for one transaction or one read at a time, after that of the writer and before
  /// that of the state.
  let database: Locked<Database?>

  /// What could not be read when the store was opened; `nil` when everything was.
  let loss: HistoryLoss?

  /// A Boolean value that indicates whether the picture of the last full flush has what lost steps
  /// had drawn.
  let restoresPicture: Bool

  /// A Boolean value that indicates whether there was a drawing when the store was opened.
  let isRestored: Bool

  /// The reason that the drawing can only be read; `nil` when it can be changed.
  let readOnlyReason: StorageError?

  /// The stores of this process that write, by their places, without retaining them.
  private static let stores = Locked<
    [String: (id: ObjectIdentifier, store: @Sendable () -> HistoryStore?)]
  >([:])

  /// The stores of this process that have a drawing open for writing.
  static var all: [HistoryStore] { stores.withLock { $0.values.compactMap { $0.store() } } }

  private static func key(_ folder: StoreFolder) -> String {
    (folder.layer.databaseSystem ?? "") + folder.path
  }

  /// The store of this process that has a board open for writing; `nil` for none.
  static func shared(_ folder: StoreFolder) -> HistoryStore? {
    stores.withLock { $0[key(folder)]?.store() }
  }

  /// Creates a store whose history ends with it.
  ///
  /// Its folder is created with the first change.
  convenience init(
    temporaryOn layer: any FileLayer = SystemFileLayer(),
    executor: any StoreExecutor = DispatchExecutor()
  ) {
    let folder = StoreFolder(
      UUID(), in: StoreFolder.temporaryPath, layer: layer, isTemporary: true)
    self.init(folder, OpenedStore(newIn: folder), executor)
    executor.perform { _ = Self.leftovers }
  }

  /// Removes what stores left that could not do it when the app ended, once.
  private static let leftovers: Void = StoreFolder.removeTemporary()

  /// Opens the drawing of a board, or starts it, on the calling thread.
  ///
  /// It never waits for a lock.
  ///
  /// - Throws: ``StorageError/inUse`` when another store has the board open and `isReadOnly` is
  ///   `false`, ``StorageError/laterFormat``, and what the system reports when there is a drawing that
  ///   cannot be read. A full disk does not throw, nor does damage: see ``loss``.
  convenience init(
    _ folder: StoreFolder, isReadOnly: Bool = false,
    executor: any StoreExecutor = DispatchExecutor()
  ) throws(StorageError) {
    self.init(folder, try OpenedStore(folder, isReadOnly: isReadOnly, executor: executor), executor)
    if !isReadOnly {
      Self.stores.withLock {
        $0[Self.key(folder)] = (ObjectIdentifier(self), { [weak self] in self })
      }
    }
  }

  /// Opens the picture of the last full flush, to be read.
  ///
  /// - Throws: ``StorageError`` when there is none that can be read.
  convenience init(pictureOf folder: StoreFolder) throws(StorageError) {
    self.init(folder, try OpenedStore(pictureOf: folder), DispatchExecutor())
  }

  private init(_ folder: StoreFolder, _ opened: OpenedStore, _ executor: any StoreExecutor) {
    (id, self.folder, self.executor) = (folder.id, folder, executor)
    (state, writer) = (Locked(opened.state), Locked(opened.writer))
    database = Locked(opened.database)
    (loss, isRestored, readOnlyReason) = (opened.loss, opened.isRestored, opened.readOnlyReason)
    restoresPicture = opened.restoresPicture
  }

  /// Opens the drawing of a board in a folder of boards, or starts it.
  package convenience init(board id: UUID, in boards: String) throws(StorageError) {
    try self.init(StoreFolder(id, in: boards))
  }

  deinit {
    // Its own alone: another one that is looked at may end here, and need the lock as well.
    let (key, own) = (Self.key(folder), ObjectIdentifier(self))
    Self.stores.withLock { if $0[key]?.id == own { $0[key] = nil } }
    let (listeners, followers) = state.withLock { ($0.listeners.values, $0.followers.values) }
    for listener in listeners { listener.finish() }
    for follower in followers { follower.finish() }
    guard readOnlyReason == nil else { return }
    // The queue holds a store until everything is encoded and written, so only the flush is missing.
    let isFlushed = state.withLock { $0.isFlushed }
    executor.perform { [writer, database, folder] in
      writer.withLock { writer in
        if folder.isTemporary {
          database.withLock { $0 = nil }
          if writer.lock != nil { try? folder.remove() }
          return writer.lock = nil
        }
        database.withLock { database in
          if !isFlushed { try? database?.checkpoint(isFull: true) }
          // Closed before the lock is released.
          database = nil
        }
        if !isFlushed { try? writer.lock?.flushMedium() }
        writer.lock = nil
      }
      guard !folder.isTemporary else { return }
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: HistoryStore.didCloseNotification, object: nil)
      }
    }
  }

  // MARK: Changes

  /// Changes the history, and has the change written.
  func change<Result: Sendable>(_ body: (inout StoreState) -> Result) -> Result {
    let result = state.withLock { state in
      defer { state.removeFreed() }
      (state.hasChanged, state.isFlushed) = (true, false)
      return body(&state)
    }
    notifyFollowers()
    schedule()
    return result
  }

  // MARK: Requests

  /// Brings everything to the medium, as far as the system can.
  ///
  /// - Parameter completion: Called on any thread, with an error when the history or the background
  ///   would not survive a loss of power. It is in memory even so. The handler waits until the
  ///   background is encoded.
  package func flush(
    _ completion: (@Sendable (Result<Void, StorageError>) -> Void)? = nil
  ) {
    state.withLock { state in
      // The steps do not wait for the background.
      if state.isEncodingBackground { state.requests.append(.flushSteps) }
      state.requests.append(.flush(completion))
    }
    schedule()
  }

  /// Tries to write again after writing was suspended, when the disk may have space.
  func retry() {
    state.withLock { $0.requests.append(.retry) }
    schedule()
  }

  /// Includes the history in backups of the device, or leaves it out; the picture is in them in any
  /// case.
  func setBackup(_ isBackedUp: Bool) {
    guard readOnlyReason == nil else { return }
    change { $0.isBackedUp = isBackedUp }
  }

  /// Releases the memory of the database that can be read again.
  func releaseMemory() {
    executor.perform { [database] in database.withLock { $0?.releaseMemory() } }
  }

  func schedule() {
    let isNew = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isNew { executor.perform { [self] in work() } }
  }

  // MARK: State

  /// What the history takes up now, without the pixels around the shown step.
  package var usage: HistoryUsage {
    state.withLock { state in
      var usage = HistoryUsage()
      usage.pendingBytes = state.pixelByteCount
      usage.encodedBytes = state.encodedByteCount
      usage.residentBytes = state.window.byteCount
      usage.tableBytes = state.table.byteCount
      usage.fileBytes = state.fileByteCount
      usage.liveBytes = state.table.liveByteCount + state.table.boardByteCount
      usage.setAsideBytes = state.asideByteCount
      usage.stepCount = state.table.steps.count
      usage.tileCount = state.table.liveTileCount
      usage.lastFlush = state.lastFlush
      return usage
    }
  }

  /// A Boolean value that indicates whether the whole drawing would survive a loss of power.
  var isFlushed: Bool { state.withLock { $0.isFlushed && $0.failure == nil } }

  /// The reason that a part of the drawing is in memory only; `nil` when all of it is written.
  var failure: StorageError? { state.withLock { $0.failure } }
}
