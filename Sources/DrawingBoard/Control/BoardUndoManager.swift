import UIKit

/// The face that a board's history shows to the system: shake, the edit menu, and Command-Z.
///
/// It keeps no steps of its own, so it can never disagree with the board, and a drawing that was
/// restored can be undone as well. What others register with it is not recorded.
@MainActor
final class BoardUndoManager: UndoManager {
  private weak var board: DrawingBoardControl?
  private var isTakingBack = false
  private var isDoingAgain = false

  /// Makes the manager of a board.
  static func make(for board: DrawingBoardControl) -> BoardUndoManager {
    let manager = BoardUndoManager()
    manager.board = board
    manager.disableUndoRegistration()
    return manager
  }

  override var canUndo: Bool { board?.canUndo ?? false }
  override var canRedo: Bool { board?.canRedo ?? false }
  override var isUndoing: Bool { isTakingBack }
  override var isRedoing: Bool { isDoingAgain }
  override var undoActionName: String { board?.undoStep?.name ?? "" }
  override var redoActionName: String { board?.redoStep?.name ?? "" }

  override func undo() {
    guard let board, canUndo else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isTakingBack = true
    board.undo()
    isTakingBack = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  override func undoNestedGroup() {
    undo()
  }

  override func redo() {
    guard let board, canRedo else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isDoingAgain = true
    board.redo()
    isDoingAgain = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Nothing: the board's history is not forgotten for the sake of a menu.
  override func removeAllActions() {}

  /// Tells who watches the manager, as documents do, that a step was added.
  func stepAdded() {
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  /// Tells who watches the manager that what can be undone may be another step.
  func historyChanged() {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
  }
}
