import ActionSheet
import Foundation

/// The queue of popups with one of them shown and few or very many that wait.
@MainActor
enum QueueScenarios {
  /// How many requests wait.
  static let counts = [10, 10_000]
  static let callsPerRun = 1000

  static func name(_ what: String, count: Int) -> String {
    "queue/\(what)/\(count)"
  }

  static let all = counts.flatMap { count in
    [
      // Whoever comes also leaves, so that as many wait as before.
      scenario("enqueue-cancel", count: count) { queue, call in
        queue.enqueue(presentable: InstantPopup(), as: request(call)).cancel()
      },
      scenario("dismiss-next-enqueue", count: count) { queue, call in
        guard let gone = queue.current else { preconditionFailure("nothing is shown") }
        gone.cancel()
        queue.enqueue(presentable: InstantPopup(), as: request(call))
      },
    ]
  }

  private static func scenario(
    _ what: String, count: Int, _ step: @escaping @MainActor (PresentationQueue, Int) -> Void
  ) -> Scenario {
    Scenario(name: name(what, count: count), countedRuns: 4) {
      let queue = PresentationQueue(clock: StoppedClock())
      for number in 0...count {
        queue.enqueue(presentable: InstantPopup(), as: request(number))
      }
      return Scenario.Steps { run in
        for call in 0..<callsPerRun { step(queue, run &* 31 &+ call) }
        precondition(!queue.isIdle)
      }
    }
  }

  /// Requests of every policy that waits, of four priorities, every other one with a key.
  private static func request(_ number: Int) -> PresentationRequest {
    PresentationRequest(
      id: number % 2 == 0 ? "\(number % 64)" : nil,
      policy: number % 5 == 0 ? .next : .append,
      priority: [Operation.QueuePriority.low, .normal, .high, .veryHigh][number &* 7 % 4])
  }
}

/// A popup that is there at once, and gone at once.
private final class InstantPopup: QueuePresentable {
  private var context: PresentationContext?

  func present(in context: PresentationContext) {
    self.context = context
    context.didPresent()
  }

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    self.context = nil
    context.didDismiss()
  }
}

/// A clock whose timers never fire.
private final class StoppedClock: PresentationClock {
  let now = Duration.zero

  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  { {} }
}
