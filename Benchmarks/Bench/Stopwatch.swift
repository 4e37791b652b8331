/// Times a scenario in this process.
@MainActor
enum Stopwatch {
  private static let rounds = 15

  /// The median of the milliseconds one run takes.
  static func milliseconds(_ scenario: Scenario) -> Double {
    let steps = scenario.prepare()
    let clock = ContinuousClock()
    let times = (0...rounds).map { round in
      steps.before?(round)
      return clock.measure { steps.run(round) }
    }.dropFirst().sorted()
    return times[rounds / 2] / .milliseconds(1)
  }
}
