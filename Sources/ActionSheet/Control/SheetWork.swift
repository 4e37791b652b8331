/// The asynchronous work of a sheet: handlers of actions, and items that are loaded.
@MainActor
final class SheetWork {
  private(set) var busyActions: Set<SheetItemID> = []
  private var runs: [Int: (action: ActionSheetAction, task: Task<Void, Never>)] = [:]
  private var runCount = 0

  /// The tasks that load items, by the action in whose place the items will be.
  private var loads: [SheetItemID: Task<Void, Never>] = [:]

  func setBusy(_ id: SheetItemID, _ isBusy: Bool) -> Bool {
    isBusy ? busyActions.insert(id).inserted : busyActions.remove(id) != nil
  }

  func keepBusyActions(where isKept: (SheetItemID) -> Bool) {
    busyActions = busyActions.filter(isKept)
  }

  /// Runs a handler; `ended` is called in the task with the error that the handler has thrown.
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

  func cancel(where isCancelled: (ActionSheetAction) -> Bool) -> [SheetItemID] {
    let cancelled = runs.values.filter { isCancelled($0.action) }
    for run in cancelled { run.task.cancel() }
    return cancelled.map(\.action.id)
  }

  // MARK: Items

  /// Loads items, unless that has begun; a load that is canceled has no result.
  func load(
    _ id: SheetItemID, _ provider: @escaping @MainActor () async throws -> [ActionSheetItem],
    ended: @escaping @MainActor (Result<[ActionSheetItem], any Error>) -> Void
  ) {
    guard loads[id] == nil else { return }
    loads[id] = Task {
      let result: Result<[ActionSheetItem], any Error>
      do {
        result = .success(try await provider())
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      loads[id] = nil
      ended(result)
    }
  }

  func cancelLoads() -> Bool {
    defer { loads.removeAll() }
    for task in loads.values { task.cancel() }
    return !loads.isEmpty
  }
}
