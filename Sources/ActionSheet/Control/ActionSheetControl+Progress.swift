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

  /// Runs an action's handler; while it takes its time, the action is at work.
  ///
  /// - Returns: The task it runs in, `nil` where there is no such action or it is done already.
  @discardableResult
  public func performHandler(of id: SheetItemID) -> Task<Void, Never>? {
    action(id).flatMap { performHandler(of: $0) }
  }

  /// Runs the handler of an action as it was once, also when it is no longer there.
  @discardableResult
  func performHandler(of action: ActionSheetAction) -> Task<Void, Never>? {
    switch action.handler {
    case .immediate(let handler):
      handler(action)
      return nil
    case .suspending(let handler):
      setBusy(action.id, true)
      return Task { [weak self] in
        await handler(action)
        self?.setBusy(action.id, false)
      }
    }
  }
}
