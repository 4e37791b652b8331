import UIKit

/// The time and the transitions that presentations follow.
@MainActor
protocol PresentationClock: AnyObject {
  /// The time since a fixed moment; it never decreases.
  var now: Duration { get }

  /// Calls a handler once on the main actor after a time, and never before this method returns.
  ///
  /// Zero and negative times mean the next turn of the run loop. The closure that is returned cancels the
  /// call; after the call it has no effect.
  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void

  func transitionCoordinator(of controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
}

extension PresentationClock {
  func transitionCoordinator(of controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    controller.transitionCoordinator
  }
}

@MainActor
final class SystemPresentationClock: PresentationClock {
  private let start = ContinuousClock.now

  /// The time since the clock was created, sleep of the device included.
  var now: Duration { start.duration(to: .now) }

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
