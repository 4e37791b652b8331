import ControlCore
import Foundation

/// The storage of a board's drawing.
struct BoardStorage {
  var id: UUID?
  var folder: URL?

  /// The file system that the drawing is on.
  var layer: any FileLayer = SystemFileLayer()

  var isBackedUp = true

  /// The state that was reported last.
  var state = DrawingStorageState.memory

  /// The task that follows the store of the drawing.
  var following: Task<Void, Never>?

  /// The task that shows what another board does with the drawing.
  var mirroring: Task<Void, Never>?

  /// The encoded background of another board that is shown.
  var mirroredBackground: Data?

  /// The number of the latest request to open a drawing.
  var request = 0

  /// The drawing being read.
  var opening: Opening?

  /// A drawing that is being read on another thread.
  struct Opening {
    let id: UUID
    let task: Task<Void, any Error>
  }

  /// A drawing that is shown at the first layout of the board.
  var opened: OpenedDrawing?

  /// The task that tries again to open or to write the drawing.
  var retrying: Task<Void, Never>?

  /// The attempt to open the drawing for writing.
  var attempt: Task<Void, any Error>?

  /// The time between two attempts to open a drawing that another process has open.
  var retryInterval = Duration.seconds(2)
}

/// A drawing that was read from the disk and is not shown yet.
struct OpenedDrawing {
  let store: HistoryStore
  let stack: ImageStack

  /// The tiles of the shown step; `nil` when they cannot be read.
  let picture: [TileUpdate]?

  /// The stored properties of the drawing; `nil` for a new one.
  let board: StoredBoard?

  /// The background that the drawing is stored with.
  let background: BoardBackground?

  /// What could not be read; `nil` when everything was.
  let loss: HistoryLoss?

  /// The reason that the drawing cannot be changed; `nil` when it can.
  var readOnlyReason: StorageError? { store.readOnlyReason ?? (stack.isFollowing ? .inUse : nil) }

  /// Takes over a store, on the calling thread, or follows it where another board has it.
  init(_ store: HistoryStore, limits: HistoryLimits) {
    self.store = store
    board = store.state.withLock { $0.table.board }
    background = board.flatMap { BoardBackground(data: $0.background) }
    stack = ImageStack(limits: limits, store: store)
    if store.restoresPicture { stack.restorePicture() }
    var (whole, loss) = (try? stack.picture(), store.loss)
    let wasDamaged = whole == nil && stack.restorePicture()
    if wasDamaged { whole = try? stack.picture() }
    let isWhole = whole != nil
    let picture = whole ?? stack.readablePicture()
    if !isWhole && picture != nil || wasDamaged && loss == nil {
      loss = HistoryLoss(
        lostSteps: loss?.lostSteps ?? 0, isPictureDamaged: !isWhole,
        byteCount: loss?.byteCount ?? 0, fileName: loss?.fileName)
    }
    // The board that changes the drawing has reported it.
    (self.picture, self.loss) = (picture, stack.isFollowing ? nil : loss)
  }

  /// The time that another board has to close the drawing before it is shown for reading only.
  static let patience = Duration.milliseconds(500)

  /// Reads a drawing on a thread other than the main one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the drawing.
  ///   - limits: The limits of its history.
  ///   - acceptsReadOnly: A Boolean value that determines whether a drawing that another board has
  ///     open is read as it is on the disk.
  ///   - patience: The time in which another board may close it. Default ``patience``.
  /// - Returns: The drawing.
  /// - Throws: ``StorageError``, or a `CancellationError`.
  @concurrent
  static func read(
    _ folder: StoreFolder, limits: HistoryLimits, acceptsReadOnly: Bool,
    patience: Duration = Self.patience
  ) async throws -> sending OpenedDrawing {
    let end = ContinuousClock.now + patience
    while true {
      do throws(StorageError) {
        return OpenedDrawing(try HistoryStore(folder), limits: limits)
      } catch {
        guard error == .inUse else { throw error }
      }
      let isLate = ContinuousClock.now >= end
      if let shared = HistoryStore.shared(folder), isLate && acceptsReadOnly || shared.isFree {
        let drawing = OpenedDrawing(shared, limits: limits)
        if acceptsReadOnly || drawing.readOnlyReason == nil { return drawing }
      }
      if isLate { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    guard acceptsReadOnly else { throw StorageError.inUse }
    return OpenedDrawing(try HistoryStore(folder, isReadOnly: true), limits: limits)
  }
}
