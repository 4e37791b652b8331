/// The asynchronous handlers of actions that run, and the actions that are busy.
///
/// It knows neither rows nor items: the sheet shows what changes.
@MainActor
final class SheetWork {
  /// The actions that are busy.
  private(set) var busyActions: Set<SheetItemID> = []

  /// The running handlers, by the order in which they began.
  private var runs: [Int: (action: ActionSheetAction, task: Task<Void, Never>)] = [:]
  private var runCount = 0

  /// Sets whether an action is busy.
  ///
  /// - Returns: A Boolean value that states whether that is a change.
  func setBusy(_ id: SheetItemID, _ isBusy: Bool) -> Bool {
    isBusy ? busyActions.insert(id).inserted : busyActions.remove(id) != nil
  }

  /// Forgets the busy actions that the sheet does not have.
  func keepBusyActions(where isKept: (SheetItemID) -> Bool) {
    busyActions = busyActions.filter(isKept)
  }

  /// Runs an asynchronous handler.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - action: The action, which is passed to the handler.
  ///   - ended: Called in the task when the handler has ended, with the error that it has thrown.
  /// - Returns: The task of the handler.
  func run(
    _ handler: @escaping @MainActor (ActionSheetAction) async throws -> Void,
    of action: ActionSheetAction, ended: @escaping @MainActor ((any Error)?) -> Void
  ) -> Task<Void, Never> {
    runCount += 1
    let number = runCount
    let task = Task {
      var failure: (any Error)?
      do {
        try await handler(action)
      } catch {
        failure = error
      }
      runs[number] = nil
      ended(failure)
    }
    runs[number] = (action, task)
    return task
  }

  /// Cancels running handlers.
  ///
  /// - Parameter isCancelled: Returns whether the handler of an action is cancelled.
  /// - Returns: The actions whose handlers were cancelled.
  func cancel(where isCancelled: (ActionSheetAction) -> Bool) -> [SheetItemID] {
    let cancelled = runs.values.filter { isCancelled($0.action) }
    for run in cancelled { run.task.cancel() }
    return cancelled.map(\.action.id)
  }
}
