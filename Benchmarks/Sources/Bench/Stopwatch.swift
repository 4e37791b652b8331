/// Times a scenario in this process.
@MainActor
enum Stopwatch {
  private static let rounds = 15

  /// The median of the milliseconds one run takes.
  static func milliseconds(_ scenario: Scenario) -> Double {
    let run = scenario.prepare()
    run(0)
    let clock = ContinuousClock()
    let times = (1...rounds).map { round in clock.measure { run(round) } }.sorted()
    return times[rounds / 2] / .milliseconds(1)
  }
}
