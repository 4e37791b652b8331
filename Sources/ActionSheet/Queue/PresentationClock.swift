/// The time a queue goes by: pauses, times on screen, and looking again.
@MainActor
protocol PresentationClock: AnyObject {
  /// The time from any origin; it never goes back.
  var now: Duration { get }

  /// Calls the handler once on the main actor when `time` is over, and never before this returns.
  ///
  /// - Parameters:
  ///   - time: How long to wait; zero and less mean the next turn of the run loop.
  ///   - handler: What is called.
  /// - Returns: A call that keeps the handler from being called; afterwards it does nothing.
  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
}

/// The device's time.
///
/// Its calls come through the main queue, so a popup goes in time also while the user scrolls.
@MainActor
final class SystemPresentationClock: PresentationClock {
  private let start = ContinuousClock.now

  /// Makes a clock that starts at zero.
  init() {}

  /// The time since the clock was made, also that during which the device slept.
  var now: Duration { start.duration(to: .now) }

  /// Calls the handler on the main actor when `time` is over.
  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    let deadline = ContinuousClock.now + max(time, Duration.zero)
    let task = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      if !Task.isCancelled { handler() }
    }
    return { task.cancel() }
  }
}
