import CValgrind

/// Counts instructions with valgrind's callgrind, which repeats whatever else the machine does.
@MainActor
enum InstructionCounter {
  private static var counts: [String: Double?] = [:]

  /// The instructions of one run of a scenario, or `nil` where valgrind is missing or fails.
  ///
  /// The scenario runs in a process of its own, which counts nothing but the measured runs, on all
  /// threads. A scenario is counted once, however many rows are compared with it.
  static func count(_ scenario: Scenario) -> Double? {
    if let known = counts[scenario.name] { return known }
    let count = total(scenario).map { $0 / Double(max(scenario.countedRuns, 1)) }
    counts[scenario.name] = count
    return count
  }

  /// Runs a scenario for its own counting: a warm-up first, unless making it takes longest.
  static func perform(_ scenario: Scenario) {
    let steps = scenario.prepare()
    let warmUps = scenario.countedRuns == 0 ? 0 : 1
    for run in 0..<warmUps {
      steps.before?(run)
      steps.run(run)
    }
    let runs = warmUps..<(warmUps + max(scenario.countedRuns, 1))
    // Switching drops the code that valgrind has translated, so it is done once where it can be.
    guard let before = steps.before else {
      startCountingInstructions()
      for run in runs { steps.run(run) }
      return stopCountingInstructions()
    }
    for run in runs {
      before(run)
      startCountingInstructions()
      steps.run(run)
      stopCountingInstructions()
    }
  }

  private static func total(_ scenario: Scenario) -> Double? {
    let lines = Valgrind.lines([
      "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null",
      CommandLine.arguments[0], "--count", scenario.name,
    ])
    let line = lines?.first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}
