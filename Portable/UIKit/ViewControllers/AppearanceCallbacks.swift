/// Appearance callbacks that wait for the frame in which the view first shows: the frame loop runs
/// them after it has committed.
@MainActor enum AppearanceCallbacks {
  private static var scheduled: [() -> Void] = []

  static func schedule(_ callback: @escaping @MainActor () -> Void) {
    scheduled.append(callback)
  }

  static func runScheduled() {
    let due = scheduled
    scheduled = []
    for callback in due { callback() }
  }
}
