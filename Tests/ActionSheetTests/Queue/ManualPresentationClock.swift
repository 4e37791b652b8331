import UIKit

@testable import ActionSheet

/// A clock that stands still until it is told to go on.
@MainActor final class ManualPresentationClock: PresentationClock {
  private struct Call {
    let time: Duration
    let number: Int
    let handler: @MainActor () -> Void
  }

  private(set) var now = Duration.zero
  private var calls: [Call] = []
  private var lastNumber = 0

  /// A coordinator that stands for those of all transitions; `nil` for the coordinators of UIKit.
  var coordinator: (any UIViewControllerTransitionCoordinator)?

  func transitionCoordinator(of controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    controller.transitionCoordinator == nil && !controller.isBeingDismissed
      ? nil : coordinator ?? controller.transitionCoordinator
  }

  /// How many calls wait.
  var count: Int { calls.count }

  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    lastNumber += 1
    let number = lastNumber
    calls.append(Call(time: now + max(time, .zero), number: number, handler: handler))
    return { [weak self] in self?.calls.removeAll { $0.number == number } }
  }

  /// Calls what is due until then, in order; what a call adds for the same moment comes next time.
  func advance(by time: Duration) {
    let end = now + time
    let last = lastNumber
    while let next = calls.filter({ $0.time <= end && ($0.time > now || $0.number <= last) })
      .min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
    {
      calls.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.handler()
    }
    now = end
  }
}
