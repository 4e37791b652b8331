import ControlCore
import Foundation

/// What a board knows of where its drawing is kept.
struct BoardStorage {
  var id: UUID?
  var folder: URL?
  var isBackedUp = true

  /// The background as it is stored.
  var background = Data()

  /// Encodes the background.
  var encoding: Task<Void, Never>?

  /// Follows the log of the drawing.
  var following: Task<Void, Never>?

  /// The number of the latest drawing that was asked for.
  var request = 0

  /// The drawing that is being read.
  var opening: Opening?

  /// A drawing that is being read on another thread.
  struct Opening {
    let id: UUID
    let task: Task<Void, any Error>
  }

  /// A drawing that waits for the first layout of the board.
  var opened: OpenedDrawing?

  /// Waits for another board to close the drawing.
  var retrying: Task<Void, Never>?

  /// The time between two attempts to open a drawing that another process has open.
  static let retryInterval = Duration.seconds(2)
}

/// A drawing that was read from the disk and is not shown yet.
struct OpenedDrawing {
  let log: HistoryLog
  let stack: ImageStack

  /// The tiles of the shown step; `nil` when they cannot be read.
  let picture: [TileUpdate]?

  /// What the drawing is stored with; `nil` for a new one.
  let board: StoredBoard?

  /// The background that the drawing is stored with.
  let background: BoardBackground?

  /// Takes over a log, on the calling thread.
  init(_ log: HistoryLog, limits: HistoryLimits) {
    self.log = log
    board = log.state.withLock { $0.table.board }
    background = board.flatMap { BoardBackground(data: $0.background) }
    stack = ImageStack(limits: limits, log: log)
    picture = try? stack.picture()
  }

  /// The time that another board has to close the drawing before it is shown for reading only.
  static let patience = Duration.milliseconds(500)

  /// Reads a drawing on a thread other than the main one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the drawing.
  ///   - limits: What its history may take up.
  ///   - acceptsReadOnly: Whether a drawing that another board has open is read as it is on the disk.
  ///   - patience: How long to wait for another board to close it, as one that was just released does.
  /// - Returns: The drawing.
  /// - Throws: ``StorageError``, or a `CancellationError`.
  @concurrent
  static func read(
    _ folder: LogFolder, limits: HistoryLimits, acceptsReadOnly: Bool,
    patience: Duration = Self.patience
  ) async throws -> sending OpenedDrawing {
    let end = ContinuousClock.now + patience
    while true {
      do throws(StorageError) {
        return OpenedDrawing(try HistoryLog(folder), limits: limits)
      } catch {
        guard error == .inUse else { throw error }
      }
      if ContinuousClock.now >= end { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    guard acceptsReadOnly else { throw StorageError.inUse }
    return OpenedDrawing(try HistoryLog(folder, isReadOnly: true), limits: limits)
  }
}
