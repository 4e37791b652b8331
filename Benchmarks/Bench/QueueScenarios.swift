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
      scenario("enqueue-cancel", count: count) { core, call in
        let token = core.enqueue(request(call), at: .zero).token
        _ = core.handle(.cancel(token), at: .zero)
      },
      scenario("dismiss-next-enqueue", count: count) { core, call in
        guard let gone = core.current else { preconditionFailure("nothing is shown") }
        show(core.handle(.vanished(gone), at: .zero), in: &core)
        _ = core.enqueue(request(call), at: .zero)
      },
    ]
  }

  private static func scenario(
    _ what: String, count: Int,
    _ step: @escaping @MainActor (inout PresentationQueueCore, Int) -> Void
  ) -> Scenario {
    Scenario(name: name(what, count: count), countedRuns: 4) {
      var core = PresentationQueueCore()
      show(core.enqueue(PresentationRequest(), at: .zero).effects, in: &core)
      for number in 0..<count { _ = core.enqueue(request(number), at: .zero) }
      return Scenario.Steps { run in
        for call in 0..<callsPerRun { step(&core, run &* 31 &+ call) }
        precondition(!core.isIdle)
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

  /// Says yes to the one that is asked, and that it has arrived.
  private static func show(_ effects: [PresentationEffect], in core: inout PresentationQueueCore) {
    for case .ask(let token, _) in effects {
      _ = core.handle(.answered(token, .show), at: .zero)
      _ = core.handle(.presented(token), at: .zero)
    }
  }
}
