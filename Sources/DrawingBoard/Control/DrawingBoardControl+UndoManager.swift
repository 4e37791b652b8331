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
  /// Only a new step is registered. Opening a drawing, a jump, and setting the manager register
  /// nothing: a registration would drop the app's actions that can be redone, mark a document as
  /// edited, and count for `levelsOfUndo`. So the manager does not undo the steps of a drawing that
  /// were made before; ``undo()`` and ``redo()`` of the board do.
  ///
  /// After a jump, the actions of steps that no longer apply are removed: those that undo steps after
  /// the shown one, and those that redo steps up to it. Where the actions do not continue at the shown
  /// step, as after a jump forward, an action undoes or redoes one step at the shown one.
  ///
  /// The board retains the manager. Setting another one removes the board's actions from the manager
  /// before. The board's own manager, which is used without a shared one, has up to 64 steps on each
  /// side of the shown one at any time. After an opening or a jump they are registered anew, which
  /// drops the app's actions that can be redone, and the manager posts notifications of undo. An app
  /// that registers actions of its own with it, or follows its notifications, sets a shared one.
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
