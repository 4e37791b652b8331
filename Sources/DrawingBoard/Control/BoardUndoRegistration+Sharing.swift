import UIKit

/// Steps in the undo manager of the app.
///
/// A registration outside of undo and redo drops everything that can be redone, and notifies a
/// document that it was edited. So only new steps are registered, as any model does; after a jump,
/// the actions that no longer apply are removed, of which a manager notifies nobody.
///
/// Invariant: each action that undoes a step belongs to a step up to the shown one, and each that
/// redoes one to a later step. So each has an effect.
extension BoardUndoRegistration {
  /// Removes the actions of steps that cannot be undone, or redone, any more.
  func removeOutdatedActions() {
    guard let board else { return }
    let (shown, end) = (board.stack.index + expiredCount, board.stack.count + expiredCount)
    let applicable = expiredCount..<end
    removeActions { target in
      let step = target.firstStep
      return !applicable.contains(step) || (target.isUndone ? step <= shown : step > shown)
    }
  }

  private func removeActions(where isOutdated: (BoardUndoTarget) -> Bool) {
    let outdated = targets.filter(isOutdated)
    guard !outdated.isEmpty else { return }
    let before = groupCounts
    for target in outdated { manager.removeAllActions(withTarget: target) }
    targets.removeAll(where: isOutdated)
    let undone = Set(outdated.lazy.filter(\.isUndone).map(\.firstStep))
    let others = Set(outdated.lazy.filter { !$0.isUndone }.map(\.firstStep))
    let emptied = order.remove(undo: others, redo: undone)
    // A group may have had actions of the app as well; then it is unknown what undo would undo.
    guard let before, let after = groupCounts, manager.groupingLevel == 0,
      before.undo - after.undo == emptied.undo, before.redo - after.redo == emptied.redo
    else { return order = BoardUndoOrder() }
  }

  /// The numbers of groups of the manager; `nil` where the system does not tell.
  private var groupCounts: (undo: Int, redo: Int)? {
    guard #available(iOS 17.4, macCatalyst 17.4, *) else { return nil }
    return (manager.undoCount, manager.redoCount)
  }

  /// Undoes the shown step, which is the one of the action unless the board was moved forward since.
  func performSharedUndo(of step: Int) {
    removeTarget(of: step)
    guard let board else { return }
    let shown = board.stack.index + expiredCount
    guard step <= shown, !board.interruptForUndo() else { return }
    // Before the change, so that its listeners find what can be redone.
    registerRedo(of: shown)
    if !board.undoShownStep() { needsUpdate = true }
  }

  /// Redoes the next step, which is the one of the action unless the board was moved back since.
  func performSharedRedo(of step: Int) {
    removeTarget(of: step)
    guard let board else { return }
    let next = board.stack.index + 1 + expiredCount
    guard next <= step, !board.isBusy else { return }
    registerUndo(of: next)
    if !board.redoNextStep() { needsUpdate = true }
  }

  /// Forgets the target of an action that the manager has performed.
  private func removeTarget(of step: Int) {
    targets.removeAll { $0.firstStep == step }
  }
}
