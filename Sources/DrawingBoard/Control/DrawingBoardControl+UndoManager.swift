import UIKit

/// The undo manager of a board.
extension DrawingBoardControl {
  /// The undo manager of the app that the board registers its steps with.
  ///
  /// Default `nil`: the board has an undo manager of its own. The app may register actions of its
  /// model with either; undo and redo then follow the order in which steps and actions happened,
  /// those of one event together.
  ///
  ///     board.sharedUndoManager = document.undoManager
  ///
  /// After a jump, and when a stored drawing is shown, the board's steps around the shown one are
  /// registered anew, up to 64 on each side, after all actions of the app; further ones follow as
  /// these are used up. The board retains the manager. Setting another one removes the board's
  /// actions from the manager before.
  public var sharedUndoManager: UndoManager? {
    get { undoRegistration.isShared ? undoRegistration.manager : nil }
    set {
      guard newValue !== sharedUndoManager else { return }
      undoRegistration.removeAllActions()
      undoRegistration = BoardUndoRegistration(
        self, manager: newValue ?? UndoManager(), isShared: newValue != nil)
    }
  }
}
