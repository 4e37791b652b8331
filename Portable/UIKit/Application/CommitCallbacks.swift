/// Callbacks that wait for the next commit.
///
/// UIKit runs transitions between controllers and the first appearance of a view after the commit
/// of the current turn of the run loop. The frame loop calls these after it has committed.
@MainActor final class CommitCallbacks {
  private var scheduled: [() -> Void] = []

  func schedule(_ callback: @escaping @MainActor () -> Void) {
    scheduled.append(callback)
  }

  /// Calls everything that was scheduled before.
  ///
  /// - Returns: Whether there was anything.
  func runScheduled() -> Bool {
    let due = scheduled
    scheduled = []
    for callback in due { callback() }
    return !due.isEmpty
  }
}
