import ControlCore
import UIKit

/// An object that registers the steps of a board with an undo manager, as any model does its own.
///
/// A step is one action of the manager, so the actions of the app and the steps of the board are
/// undone and redone in the order in which they happened. What changes the history other than by
/// adding, undoing and redoing a step, such as a jump, removes the board's actions from its own
/// manager and registers the steps around the shown one anew; the app's own actions stay, below them.
/// With a manager of the app, it only removes actions: see `BoardUndoRegistration+Sharing.swift`.
///
/// Actions refer to steps by number, counted from the first step ever, expired ones included.
@MainActor
final class BoardUndoRegistration {
  /// The largest number of steps on each side of the shown one that are registered anew.
  static let window = 64

  /// The number of steps that share a target in the board's own manager.
  ///
  /// Expired steps are removed by their target.
  static let stepsOfTarget = 256

  /// The undo manager that the steps are registered with.
  let manager: UndoManager

  /// A Boolean value that indicates whether the manager is the app's.
  let isShared: Bool

  private(set) weak var board: DrawingBoardControl?
  var targets: [BoardUndoTarget] = []
  var expiredCount = 0
  var order = BoardUndoOrder()
  private var observers: [NotificationObserver] = []

  /// The number of the board's actions that the undo or redo in progress has performed.
  private var performedCount = 0

  /// The steps that the undo or redo in progress has registered.
  private var registeredSteps: [Int] = []
  private var isRegistering = false
  private var isRehearsing = false
  var needsUpdate = false

  /// Creates the registration of a board, and registers the steps that it has.
  init(_ board: DrawingBoardControl, manager: UndoManager, isShared: Bool = false) {
    self.board = board
    self.manager = manager
    self.isShared = isShared
    observe(.NSUndoManagerDidOpenUndoGroup) { $0.groupOpened() }
    observe(.NSUndoManagerDidCloseUndoGroup) { $0.updateIfNeeded() }
    observe(.NSUndoManagerWillUndoChange) { ($0.performedCount, $0.registeredSteps) = (0, []) }
    observe(.NSUndoManagerWillRedoChange) { ($0.performedCount, $0.registeredSteps) = (0, []) }
    observe(.NSUndoManagerDidUndoChange) {
      $0.order.undone($0.performedCount, registered: $0.registeredSteps)
      $0.updateIfNeeded()
    }
    observe(.NSUndoManagerDidRedoChange) {
      $0.order.redone($0.performedCount, registered: $0.registeredSteps)
      $0.updateIfNeeded()
    }
    update()
  }

  deinit {
    // The manager may outlive the board.
    let (manager, targets) = (manager, targets)
    MainQueue.perform {
      for target in targets { manager.removeAllActions(withTarget: target) }
    }
  }

  // MARK: Changes by the board

  /// Registers the step that was added last.
  ///
  /// It joins an open group of the app, but not another step: an event that makes several steps has
  /// each undone on its own.
  func stepAdded() {
    guard let board, board.stack.index >= 0, manager.isUndoRegistrationEnabled else {
      return update()
    }
    let step = board.stack.index + expiredCount
    if canChangeGroups, manager.groupingLevel == 1, order.endsWithStep { manager.endUndoGrouping() }
    guard manager.groupingLevel > 0 || manager.groupsByEvent else { return registerInGroup(step) }
    let opensGroup = manager.groupingLevel == 0
    isRegistering = true
    register(step)
    isRegistering = false
    if opensGroup { order.open(step) } else { order.join(step) }
  }

  /// Removes the actions of expired steps, many at a time.
  ///
  /// Until then they have no effect.
  func stepsExpired(_ count: Int, wereUndone: Bool) {
    guard !wereUndone else { return update() }
    expiredCount += count
    if isShared { return removeOutdatedActions() }
    while targets.count > 1, targets[1].firstStep <= expiredCount {
      manager.removeAllActions(withTarget: targets.removeFirst())
    }
  }

  /// Undoes the shown step by the manager, or directly when the manager would undo something else.
  ///
  /// - Returns: A Boolean value that indicates whether the step was undone.
  func undo() -> Bool {
    guard let board else { return false }
    guard order.undoesOneStep, manager.canUndo, canChangeGroups else {
      return changeDirectly(board.undoShownStep)
    }
    let index = board.stack.index
    manager.undo()
    return board.stack.index != index
  }

  /// Redoes the next step by the manager, or directly when the manager would redo something else.
  ///
  /// - Returns: A Boolean value that indicates whether the step was redone.
  func redo() -> Bool {
    guard let board else { return false }
    guard order.redoesOneStep, manager.canRedo, canChangeGroups else {
      return changeDirectly(board.redoNextStep)
    }
    let index = board.stack.index
    manager.redo()
    return board.stack.index != index
  }

  private func changeDirectly(_ change: () -> Bool) -> Bool {
    guard change() else { return false }
    update()
    return true
  }

  /// Removes the board's actions from the manager.
  func removeAllActions() {
    for target in targets { manager.removeAllActions(withTarget: target) }
    targets = []
    order = BoardUndoOrder()
  }

  /// Follows another history.
  func historyReplaced() {
    if isShared { removeAllActions() }
    expiredCount = 0
    update()
  }

  /// Registers the steps around the shown one anew, or with a manager of the app removes the actions
  /// that no longer apply.
  ///
  /// While a group of the app is open, the registration is postponed until it is closed.
  func update() {
    if isShared {
      needsUpdate = isRegistering || manager.isUndoing || manager.isRedoing
      return needsUpdate ? () : removeOutdatedActions()
    }
    needsUpdate = isRegistering || !canChangeGroups
    guard !needsUpdate else { return }
    isRegistering = true
    defer { isRegistering = false }
    if manager.groupingLevel == 1 { manager.endUndoGrouping() }
    removeAllActions()
    guard let board, board.stack.count > 0, manager.isUndoRegistrationEnabled else { return }
    let next = board.stack.index + 1
    let levels = manager.levelsOfUndo > 0 ? manager.levelsOfUndo / 2 : Self.window
    let last = min(next + min(Self.window, levels), board.stack.count)
    for place in max(next - Self.window, 0)..<last { registerInGroup(place + expiredCount) }
    // Undoing an action without its effect is the only way to what can be redone.
    isRehearsing = true
    for _ in next..<max(last, next) { manager.undo() }
    isRehearsing = false
  }

  // MARK: Changes by the manager

  private func observe(
    _ name: Notification.Name,
    _ handler: @escaping @MainActor @Sendable (BoardUndoRegistration) -> Void
  ) {
    observers.append(
      NotificationObserver(name, of: manager) { [weak self] _ in
        if let self { handler(self) }
      })
  }

  private func groupOpened() {
    guard !isRegistering, !manager.isUndoing, !manager.isRedoing, manager.groupingLevel == 1 else {
      return
    }
    order.openForeign()
  }

  private func updateIfNeeded() {
    if needsUpdate, !isRegistering { update() }
  }

  /// A Boolean value that indicates whether the manager is idle, or has the group of the event
  /// open.
  private var canChangeGroups: Bool {
    guard !manager.isUndoing, !manager.isRedoing else { return false }
    return manager.groupingLevel == 0 || manager.groupingLevel == 1 && manager.groupsByEvent
  }

  // MARK: Actions

  private func registerInGroup(_ step: Int) {
    let (wasRegistering, groupsByEvent) = (isRegistering, manager.groupsByEvent)
    isRegistering = true
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    register(step)
    manager.endUndoGrouping()
    manager.groupsByEvent = groupsByEvent
    isRegistering = wasRegistering
    order.open(step)
  }

  private func register(_ step: Int) {
    registerUndo(of: step)
    guard let name = board?.step(at: step - expiredCount)?.actionName else { return }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
  }

  // The handlers retain the target: managers do not, and may call it after the board is gone.

  func registerUndo(of step: Int) {
    let target = target(of: step)
    target.isUndone = false
    if manager.isRedoing { registeredSteps.append(step) }
    manager.registerUndo(withTarget: target) { [target] _ in target.owner?.performUndo(of: step) }
  }

  func registerRedo(of step: Int) {
    let target = target(of: step)
    target.isUndone = true
    if manager.isUndoing { registeredSteps.append(step) }
    manager.registerUndo(withTarget: target) { [target] _ in target.owner?.performRedo(of: step) }
  }

  private func target(of step: Int) -> BoardUndoTarget {
    let index = targets.lastIndex { $0.firstStep <= step }
    // A shared manager has its actions removed one by one.
    let count = isShared ? 1 : Self.stepsOfTarget
    if let index, step < targets[index].firstStep + count { return targets[index] }
    let target = BoardUndoTarget(owner: self, firstStep: step)
    targets.insert(target, at: index.map { $0 + 1 } ?? 0)
    return target
  }

  private func performUndo(of step: Int) {
    performedCount += 1
    guard !isRehearsing else { return registerRedo(of: step) }
    guard !isShared else { return performSharedUndo(of: step) }
    guard let board, step - expiredCount == board.stack.index, !board.interruptForUndo() else {
      needsUpdate = true
      return
    }
    // Before the change, so that its listeners find what can be redone.
    registerRedo(of: step)
    let isUndone = board.undoShownStep()
    // The manager has fewer steps than the board after an update, and more after an expiry.
    if !isUndone || order.isAtLastUndo == board.canUndo { needsUpdate = true }
  }

  private func performRedo(of step: Int) {
    performedCount += 1
    guard !isShared else { return performSharedRedo(of: step) }
    guard let board, step - expiredCount == board.stack.index + 1, !board.isBusy else {
      needsUpdate = true
      return
    }
    registerUndo(of: step)
    let isRedone = board.redoNextStep()
    if !isRedone || order.isAtLastRedo == board.canRedo { needsUpdate = true }
  }
}

/// The target of the actions of some consecutive steps, in a shared manager of one.
@MainActor
final class BoardUndoTarget {
  weak var owner: BoardUndoRegistration?
  let firstStep: Int

  /// A Boolean value that indicates whether the action that was registered last is for redo.
  var isUndone = false

  init(owner: BoardUndoRegistration, firstStep: Int) {
    self.owner = owner
    self.firstStep = firstStep
  }
}
