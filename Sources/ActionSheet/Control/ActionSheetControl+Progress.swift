import UIKit

/// Actions at work.
extension ActionSheetControl {
  /// The actions that are at work.
  public var busyActionIDs: Set<SheetItemID> { busyActions }

  /// Whether an action is at work.
  public func isBusy(_ id: SheetItemID) -> Bool { busyActions.contains(id) }

  /// Says whether an action is at work: then its row shows progress, and no action can be chosen.
  ///
  /// An action that is not there changes nothing.
  public func setBusy(_ id: SheetItemID, _ isBusy: Bool) {
    guard isBusy != busyActions.contains(id), !isBusy || extras[id] != nil else { return }
    if isBusy {
      busyActions.insert(id)
      perform(tracker.cancel())
    } else {
      busyActions.remove(id)
    }
    invalidateRows()
  }

  /// Runs an action's handler; while it takes, the action is at work.
  ///
  /// - Returns: The task it runs in, `nil` where there is no such action.
  @discardableResult
  public func performHandler(of id: SheetItemID) -> Task<Void, Never>? {
    guard let action = action(id) else { return nil }
    return Task { [weak self] in
      // A handler that does not wait is done before anything of it could be seen.
      self?.setBusy(id, true)
      await action.handler(action)
      self?.setBusy(id, false)
    }
  }
}
