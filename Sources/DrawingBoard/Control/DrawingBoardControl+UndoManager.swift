import UIKit

/// A value that follows how many steps of a board are in each group of an undo manager.
///
/// A manager does not report what it would undo. This value is a copy of its two stacks, derived
/// from notifications. A copy that proves wrong is discarded.
struct BoardUndoOrder: Equatable, Sendable {
  /// The number of the board's steps in each group that can be undone, the latest group last.
  private(set) var undo: [Int] = []

  /// The number of the board's steps in each group that can be redone, the next group last.
  private(set) var redo: [Int] = []

  /// A Boolean value that indicates whether undo would undo one step of the board.
  var undoesOneStep: Bool { undo.last == 1 }

  /// A Boolean value that indicates whether redo would redo one step of the board.
  var redoesOneStep: Bool { redo.last == 1 }

  /// A Boolean value that indicates whether the latest group has steps of the board.
  var endsWithStep: Bool { (undo.last ?? 0) > 0 }

  /// A Boolean value that indicates whether the group undone next is the last one with a step of
  /// the board.
  var isAtLastUndo: Bool { !undo.dropLast().contains { $0 > 0 } }

  /// A Boolean value that indicates whether the group redone next is the last one with a step of
  /// the board.
  var isAtLastRedo: Bool { !redo.dropLast().contains { $0 > 0 } }

  /// Adds a group.
  ///
  /// - Parameter steps: The number of the board's steps in it.
  mutating func open(steps: Int) {
    undo.append(steps)
    redo = []
  }

  /// Adds a step of the board to the open group, which is the latest.
  mutating func join() {
    redo = []
    if undo.isEmpty { undo = [1] } else { undo[undo.count - 1] += 1 }
  }

  /// Moves the latest group to those that can be redone.
  ///
  /// - Parameter steps: The number of the board's steps that were undone.
  mutating func undone(steps: Int) {
    move(from: \.undo, to: \.redo, steps)
  }

  /// Moves the next group to those that can be undone.
  ///
  /// - Parameter steps: The number of the board's steps that were redone.
  mutating func redone(steps: Int) {
    move(from: \.redo, to: \.undo, steps)
  }

  private mutating func move(
    from source: WritableKeyPath<Self, [Int]>, to target: WritableKeyPath<Self, [Int]>, _ steps: Int
  ) {
    if (self[keyPath: source].popLast() ?? 0) == steps {
      self[keyPath: target].append(steps)
    } else {
      self = Self()
    }
  }
}

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
