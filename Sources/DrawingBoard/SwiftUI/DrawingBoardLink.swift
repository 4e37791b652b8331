import ControlCore
import UIKit

/// What a declarative view sets on a board at every update.
struct DrawingBoardSettings {
  var isEnabled: Bool
  var brush: any Brush
  var color: UIColor
  var width: CGFloat

  /// Sets the properties, and calls `configuration` before brush and style are set.
  ///
  /// Enabling is set only where it differs, because it ends the active stroke.
  @MainActor
  func apply(to board: DrawingBoardControl, configuration: ((DrawingBoardControl) -> Void)? = nil) {
    if board.isEnabled != isEnabled { board.isEnabled = isEnabled }
    configuration?(board)
    board.brush = brush
    board.strokeColor = color
    board.strokeWidth = width
  }
}

/// An object that reports the history of a board, never during an update of its view.
@MainActor
final class DrawingBoardLink {
  /// The board; `nil` after it is released.
  private(set) weak var board: DrawingBoardControl?

  private var token: ObservationToken?

  /// Starts to follow the history of a board.
  ///
  /// - Parameters:
  ///   - board: The board. It is not retained.
  ///   - scope: The updates of the view.
  ///   - report: Called with the present history and after every change.
  init(
    _ board: DrawingBoardControl, scope: UpdateScope,
    report: @escaping @MainActor (DrawingHistory) -> Void
  ) {
    self.board = board
    token = board.history.observe(owner: self) { _, change in
      let history = change.newValue
      scope.afterUpdate { report(history) }
    }
    let history = board.history.value
    scope.afterUpdate { report(history) }
  }
}
