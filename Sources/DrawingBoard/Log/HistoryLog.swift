import Foundation

/// The log of a history: it holds every state of the drawing, in memory and on the disk.
///
/// Each board has a folder with one file, to which every change is added with checksums, and of which
/// nothing is overwritten. However the app ends, the history is then the one of the last change that
/// was written whole. A board without a folder has the same log in memory alone.
///
/// - Changes are entered in the ``HistoryTable`` at once. A queue of the log's own encodes the tiles,
///   writes what the file lacks, and drops from memory what the file holds for certain.
/// - ``flush(_:)`` brings everything to the medium.
/// - When the disk is full or fails, the history continues in memory and ``durability`` says so.
///   Writing is tried again when there is space, and at each flush.
/// - When more than half of the file, and more than a megabyte, is not needed any more, what is
///   needed is copied to a new file, which takes the place of the old one.
/// - Damage is restored from parity where possible, see ``LogParity``. What could not be read is kept
///   aside, never deleted, except by erasing the history and discarding the board.
///
/// Every method can be called on any thread.
package final class HistoryLog: Sendable {
  /// The pixels that may wait to be encoded before the thread that adds tiles encodes them.
  static let pendingByteLimit = 4 << 20

  /// The part of the history's disk limit that is kept free of live records, so that compaction has
  /// something to gain.
  static let liveShare = 0.75

  /// The part of the history's disk limit that live records take at most.
  ///
  /// The rest is for what restores damaged ones, which is a fifteenth of them, and 4 KiB in a short
  /// log.
  static let mostLiveShare = 0.875

  /// Posted on the main thread after a log of this process has released the lock of its folder.
  static let didCloseNotification = Notification.Name("DrawingBoard.HistoryLog.didClose")

  let id: UUID

  /// `nil` for a log in memory.
  let folder: LogFolder?
  let executor: any LogExecutor
  let state: Locked<LogState>
  let writer: Locked<LogWriter>

  /// What jumps read into.
  let blockMemory = BlockMemory()

  /// What could not be read when the log was opened; `nil` when everything was.
  let loss: HistoryLoss?

  /// A Boolean value that indicates whether there was a log when this one was opened.
  let isRestored: Bool

  /// The reason that the log is not written to; `nil` for a log that is.
  let readOnlyReason: StorageError?

  /// Creates a log in memory.
  init(executor: any LogExecutor = DispatchExecutor()) {
    (id, folder, self.executor) = (UUID(), nil, executor)
    state = Locked(LogState())
    writer = Locked(LogWriter())
    (loss, isRestored, readOnlyReason) = (nil, false, nil)
  }

  /// Opens the log of a board, or starts it, on the calling thread.
  ///
  /// It never waits for a lock.
  ///
  /// - Throws: ``StorageError/inUse`` when another log has the board open and `isReadOnly` is
  ///   `false`, ``StorageError/laterFormat``, and what the system reports when there is a drawing that
  ///   cannot be read. A full disk does not throw, nor does damage: see ``loss``.
  init(
    _ folder: LogFolder, isReadOnly: Bool = false, executor: any LogExecutor = DispatchExecutor()
  ) throws(StorageError) {
    let opened = try OpenedLog(folder, isReadOnly: isReadOnly)
    (id, self.folder, self.executor) = (folder.id, folder, executor)
    state = Locked(opened.state)
    writer = Locked(opened.writer)
    (loss, isRestored, readOnlyReason) = (opened.loss, opened.isRestored, opened.readOnlyReason)
  }

  /// Opens the log of a board in a folder of boards, or starts it.
  ///
  /// - Parameters:
  ///   - id: The board.
  ///   - boards: The path of the folder that the folders of boards are in.
  /// - Throws: ``StorageError``, as the designated initializer.
  package convenience init(
    board id: UUID, in boards: String
  ) throws(StorageError) {
    try self.init(LogFolder(id, in: boards))
  }

  deinit {
    for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
    guard folder != nil else { return }
    // The queue holds a log until everything is encoded and written, so only the flush is missing.
    let isFlushed = state.withLock { $0.isClosed || $0.isFlushed }
    executor.perform { [writer] in
      writer.withLock { writer in
        if !isFlushed { try? writer.log?.file.flush(.full) }
        (writer.log, writer.lock) = (nil, nil)
      }
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: HistoryLog.didCloseNotification, object: nil)
      }
    }
  }

  // MARK: Changes

  /// Changes the history, and has the change written.
  func change<Result: Sendable>(_ body: (inout LogState) -> Result) -> Result {
    let result = state.withLock { state in
      defer { state.removeFreed() }
      (state.hasChanged, state.isFlushed) = (true, false)
      return body(&state)
    }
    schedule()
    return result
  }

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

  /// Removes the board from the disk, and closes the log.
  ///
  /// - Parameter completion: Called on any thread, with an error when something is left.
  func discard(_ completion: (@Sendable (Result<Void, StorageError>) -> Void)? = nil) {
    state.withLock { $0.requests.append(.discard(completion)) }
    schedule()
  }

  /// Includes the history in backups of the device, or leaves it out; the picture is in them in any
  /// case.
  func setBackup(_ isBackedUp: Bool) {
    guard readOnlyReason == nil else { return }
    change { $0.isBackedUp = isBackedUp }
  }

  func schedule() {
    let isNew = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isNew { executor.perform { [self] in work() } }
  }

  // MARK: Reports

  /// The reports from now on.
  var reports: AsyncStream<LogReport> {
    let (stream, continuation) = AsyncStream.makeStream(of: LogReport.self)
    let number = state.withLock { state in
      defer { state.nextListener += 1 }
      state.listeners[state.nextListener] = continuation
      return state.nextListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[number] = nil }
    }
    return stream
  }

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

  var durability: HistoryDurability { state.withLock { $0.durability } }

  /// The reason that a part of the drawing is in memory only; `nil` when all of it is written.
  var failure: StorageError? { state.withLock { $0.failure } }

  func report(_ report: LogReport) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(report) }
  }
}

/// A change of what a log can do.
enum LogReport: Equatable, Sendable {
  /// Writing is suspended by an error, or works again.
  case suspension(StorageError?)

  /// The background cannot be stored because of an error, or another one can.
  case background(StorageError?)

  /// The mark that includes the history in backups, or leaves it out, could not be set.
  case backup(StorageError)
}

/// Runs the work of a log.
protocol LogExecutor: Sendable {
  /// Runs the work later, one piece at a time and in order.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Performs work that takes long and does not need the log, in order, beside the other work.
  func encode(_ work: @escaping @Sendable () -> Void)

  /// Calls a completion handler, in order. It may wait for the log, whose work continues meanwhile.
  func answer(_ call: @escaping @Sendable () -> Void)
}

extension LogExecutor {
  func encode(_ work: @escaping @Sendable () -> Void) { perform(work) }
}

/// A queue for each log.
struct DispatchExecutor: LogExecutor {
  private let queue = DispatchQueue(label: "DrawingBoard.log", qos: .userInitiated)
  private let encodings = DispatchQueue(label: "DrawingBoard.log.encodings", qos: .userInitiated)
  private let answers = DispatchQueue(label: "DrawingBoard.log.answers", qos: .userInitiated)

  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  func encode(_ work: @escaping @Sendable () -> Void) {
    encodings.async(execute: work)
  }

  func answer(_ call: @escaping @Sendable () -> Void) {
    answers.async(execute: call)
  }
}
