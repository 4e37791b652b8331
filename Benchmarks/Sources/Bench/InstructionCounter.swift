/// Counts instructions with valgrind's callgrind, which repeats whatever else the machine does.
@MainActor
enum InstructionCounter {
  /// The instructions of one run of a scenario, or `nil` where valgrind is missing or fails.
  ///
  /// The scenario runs in a process of its own, once with a warm-up only, and each again without what
  /// is measured; the differences leave out what it takes to start, to prepare and to come before.
  static func count(_ scenario: Scenario) -> Double? {
    if scenario.countedRuns == 0 { return single(scenario) }
    guard let all = perRun(scenario, isMeasured: true) else { return nil }
    guard scenario.hasBefore else { return all }
    return perRun(scenario, isMeasured: false).map { max(all - $0, 0) }
  }

  private static func single(_ scenario: Scenario) -> Double? {
    guard let with = total(scenario, runs: 1, isMeasured: true),
      let without = total(scenario, runs: 1, isMeasured: false)
    else { return nil }
    return max(with - without, 0)
  }

  private static func perRun(_ scenario: Scenario, isMeasured: Bool) -> Double? {
    guard let few = total(scenario, runs: 1, isMeasured: isMeasured),
      let many = total(scenario, runs: 1 + scenario.countedRuns, isMeasured: isMeasured)
    else { return nil }
    return (many - few) / Double(scenario.countedRuns)
  }

  private static func total(_ scenario: Scenario, runs: Int, isMeasured: Bool) -> Double? {
    let lines = Valgrind.lines([
      "--tool=callgrind", "--callgrind-out-file=/dev/null", CommandLine.arguments[0],
      "--scenario", scenario.name, "--runs", String(runs), "--measured", String(isMeasured),
    ])
    let line = lines?.first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}
