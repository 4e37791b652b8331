import Foundation

/// A history on disk that outlives the app, a crash, and a disk that is full.
///
/// ```swift
/// let store = try ImageStackStore(id: note.boardID)
/// let stack = ImageStack(store: store)
/// ```
///
/// Each board has a folder of its own, named by its id, and one file in it: a log to which every
/// change is added with checksums, and of which nothing is ever overwritten. Whatever ends the app,
/// the history is then the one of the last change that is whole.
///
/// - Each change is handed to the disk as it happens, in order. ``flush(_:)`` brings all of it to
///   the medium; call it when the app goes to the background. A store that is released does so too.
/// - When the disk is full or fails, the history goes on in memory, ``events`` and ``usage`` say so,
///   and writing is tried again when there is space, after steps were dropped, and at each flush.
///   After a failed flush everything is written to a new file, for nobody can say what became of
///   the old one.
/// - When more than half of the file, and more than a megabyte, is not needed any more, what is
///   needed is copied to a new file, which takes its place.
/// - What could not be read is set aside and never deleted, except by ``eraseHistory(keeping:)`` and
///   ``discard(_:)``.
///
/// All work is done on a queue of the store's own, as long as that can keep up: see
/// ``Options/pendingByteLimit``. Every method can be called on any thread. A store that is released
/// finishes what it was told first.
public final class ImageStackStore: TileStore {
  /// How long a board is kept.
  public enum Lifetime: Hashable, Sendable {
    /// Until it is discarded.
    case untilDiscarded

    /// Until the store is released; after a crash, until ``ImageStackStore/discardOrphans(in:)``.
    case session
  }

  /// What a store may take, and how long its board is kept.
  public struct Options: Hashable, Sendable {
    /// The largest size of the history's file, in bytes; 512 MiB by default, less than 1 MiB counts
    /// as that.
    ///
    /// Up to half of the file may be what the history does not need any more, so make it twice the
    /// history's own limit. What does not fit stays in memory. While a new file takes the place of
    /// the old one there are two.
    public var byteLimit = 512 << 20

    /// How many bytes of pixels may wait to be encoded; 4 MiB by default, negative counts as zero.
    ///
    /// When there are more, as while the disk does not answer, tiles are encoded by the thread that
    /// brings them. When four times as many bytes wait, with those of encoded tiles, that thread waits
    /// as well before it brings the next: a disk would have to keep somebody who draws by hand waiting
    /// for a minute.
    public var pendingByteLimit = 4 << 20

    /// How long the board is kept; until it is discarded by default.
    public var lifetime = Lifetime.untilDiscarded

    /// Makes options with the defaults.
    public init() {}
  }

  /// The board's id.
  public let id: UUID

  /// What was found when the store was opened; empty for a new board.
  public let recovered: RecoveredHistory

  let options: Options
  let folder: BoardFolder
  let executor: any StoreExecutor
  let state: Guarded<StoreState>
  let writing: Guarded<StoreWriting>

  /// Opens the board of an id, or begins it, on the calling thread.
  ///
  /// A long history takes a tenth of a second for every hundred megabytes.
  ///
  /// - Parameters:
  ///   - id: The board's; a new one unless given.
  ///   - folder: Where the folders of boards are; `DrawingBoards` in the app's Application Support
  ///     unless given. They are left out of backups. Do not use one that is shared with extensions:
  ///     the system ends apps that hold a lock there while suspended.
  ///   - options: Limits; the defaults unless given.
  /// - Throws: ``StoreError/inUse`` when another store has the board open and does not let go of it
  ///   within a second, and what the system says when there is a history that it does not let read.
  ///   A full disk is no reason, nor is damage: see ``RecoveredHistory/loss``.
  public convenience init(
    id: UUID = UUID(), in folder: URL? = nil, options: Options = Options()
  ) throws(StoreError) {
    try self.init(
      id: id, in: try Self.path(of: folder), options: options, layer: SystemFileLayer(),
      executor: DispatchExecutor())
  }

  init(
    id: UUID, in boards: String, options: Options, layer: any FileLayer,
    executor: any StoreExecutor
  ) throws(StoreError) {
    self.id = id
    self.options = options
    self.executor = executor
    folder = BoardFolder(id, in: boards, layer: layer)
    let opened = try OpenedBoard(folder, lifetime: options.lifetime)
    recovered = opened.recovered
    state = Guarded(opened.state)
    writing = Guarded(opened.writing)
  }

  deinit {
    finishEvents()
    let (isClosed, isFlushed) = state.withLock { ($0.isClosed, $0.isFlushed) }
    guard !isClosed, options.lifetime == .session || !isFlushed else { return }
    // The closure has the board's lock until it is done.
    executor.perform { [folder, options, writing] in
      let (lock, log) = writing.withLock { ($0.lock, $0.log) }
      if options.lifetime == .untilDiscarded {
        try? log?.file.flush(.full)
      } else if lock != nil {
        try? folder.removeSecurely()
      }
    }
  }

  /// Where the folders of boards are.
  static func path(of folder: URL?) throws(StoreError) -> String {
    if let folder { return folder.path }
    do {
      let support = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      return support.appendingPathComponent("DrawingBoards", isDirectory: true).path
    } catch {
      throw StoreError(error)
    }
  }

  // MARK: State

  /// What the store takes up now, as far as its queue has got.
  public var usage: StoreUsage { state.withLock { $0.usage } }

  /// What happens in the store from now on, in order; a stream of its own for each call.
  ///
  /// It keeps what is not read yet, and ends with the store.
  public var events: AsyncStream<StoreEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreEvent.self)
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

  func finishEvents() {
    for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
  }

  func report(_ event: StoreEvent) {
    for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.yield(event) }
  }
}
