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
