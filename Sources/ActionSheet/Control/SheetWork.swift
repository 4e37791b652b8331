/// The asynchronous work of a sheet: handlers of actions, and the loading of items in the place of an action.
@MainActor
final class SheetWork {
  var busyActions: Set<SheetItemID> = []
  private var runs: [Int: (action: ActionSheetAction, task: Task<Void, Never>)] = [:]
  private var runCount = 0

  /// Runs an operation of an action; `ended` is called in its task.
  @discardableResult
  func run<Value>(
    _ operation: @escaping @MainActor () async throws -> Value, of action: ActionSheetAction,
    ended: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) -> Task<Void, Never> {
    runCount += 1
    let number = runCount
    let task = Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      runs[number] = nil
      ended(result)
    }
    runs[number] = (action, task)
    return task
  }

  func isRunning(_ id: SheetItemID) -> Bool {
    runs.values.contains { $0.action.id == id && !$0.task.isCancelled }
  }

  /// Cancels tasks, and returns the identities of their actions.
  func cancel(where isChosen: (ActionSheetAction) -> Bool) -> [SheetItemID] {
    let cancelled = runs.values.filter { isChosen($0.action) && !$0.task.isCancelled }
    for run in cancelled { run.task.cancel() }
    return cancelled.map(\.action.id)
  }
}
