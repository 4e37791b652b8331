/// A group of an undo manager, as far as it is the board's.
struct BoardUndoGroup: Equatable, Sendable {
  /// The numbers of the board's steps in it.
  var steps: [Int]

  /// A Boolean value that indicates whether the board has opened the group.
  var isOwn = true
}

/// A value that follows which steps of a board are in each group of an undo manager.
///
/// A manager does not report what it would undo. This value is a copy of its two stacks, derived
/// from notifications. A copy that proves wrong is discarded.
struct BoardUndoOrder: Equatable, Sendable {
  /// The groups that can be undone, the latest last.
  private(set) var undo: [BoardUndoGroup] = []

  /// The groups that can be redone, the next one last.
  private(set) var redo: [BoardUndoGroup] = []

  /// A Boolean value that indicates whether undo would undo one step of the board.
  var undoesOneStep: Bool { undo.last?.steps.count == 1 }

  /// A Boolean value that indicates whether redo would redo one step of the board.
  var redoesOneStep: Bool { redo.last?.steps.count == 1 }

  /// A Boolean value that indicates whether the latest group has steps of the board.
  var endsWithStep: Bool { undo.last?.steps.isEmpty == false }

  /// A Boolean value that indicates whether the group undone next is the last one with a step of
  /// the board.
  var isAtLastUndo: Bool { !undo.dropLast().contains { !$0.steps.isEmpty } }

  /// A Boolean value that indicates whether the group redone next is the last one with a step of
  /// the board.
  var isAtLastRedo: Bool { !redo.dropLast().contains { !$0.steps.isEmpty } }

  /// Adds a group of the app.
  mutating func openForeign() {
    undo.append(BoardUndoGroup(steps: [], isOwn: false))
    redo = []
  }

  /// Adds a group of the board with a step.
  mutating func open(_ step: Int) {
    undo.append(BoardUndoGroup(steps: [step]))
    redo = []
  }

  /// Adds a step of the board to the open group, which is the latest.
  mutating func join(_ step: Int) {
    redo = []
    if undo.isEmpty {
      undo = [BoardUndoGroup(steps: [step], isOwn: false)]
    } else {
      undo[undo.count - 1].steps.append(step)
    }
  }

  /// Moves the latest group to those that can be redone.
  ///
  /// - Parameters:
  ///   - performed: The number of the board's actions that were performed.
  ///   - steps: The steps that were registered for redo.
  mutating func undone(_ performed: Int, registered steps: [Int]) {
    move(from: \.undo, to: \.redo, performed, steps)
  }

  /// Moves the next group to those that can be undone.
  ///
  /// - Parameters:
  ///   - performed: The number of the board's actions that were performed.
  ///   - steps: The steps that were registered for undo.
  mutating func redone(_ performed: Int, registered steps: [Int]) {
    move(from: \.redo, to: \.undo, performed, steps)
  }

  private mutating func move(
    from source: WritableKeyPath<Self, [BoardUndoGroup]>,
    to target: WritableKeyPath<Self, [BoardUndoGroup]>, _ performed: Int, _ steps: [Int]
  ) {
    let group = self[keyPath: source].popLast() ?? BoardUndoGroup(steps: [], isOwn: false)
    guard group.steps.count == performed else {
      self = Self()
      return
    }
    // A group in which nothing was registered does not exist.
    guard !steps.isEmpty || !group.isOwn else { return }
    self[keyPath: target].append(BoardUndoGroup(steps: steps, isOwn: group.isOwn))
  }

  /// Removes steps whose actions were removed from the manager.
  ///
  /// - Returns: The numbers of groups that are empty now, of those that can be undone and redone.
  mutating func remove(undo undone: Set<Int>, redo redone: Set<Int>) -> (undo: Int, redo: Int) {
    (Self.remove(undone, from: &undo), Self.remove(redone, from: &redo))
  }

  private static func remove(_ steps: Set<Int>, from groups: inout [BoardUndoGroup]) -> Int {
    guard !steps.isEmpty else { return 0 }
    let count = groups.count
    groups = groups.compactMap { group in
      var group = group
      group.steps.removeAll { steps.contains($0) }
      let isEmptied = group.steps.isEmpty && group.isOwn
      return isEmptied ? nil : group
    }
    return count - groups.count
  }
}
