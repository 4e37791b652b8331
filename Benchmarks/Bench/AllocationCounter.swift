import Foundation

/// Counts allocations on the heap with valgrind's memcheck.
@MainActor
enum AllocationCounter {
  /// The allocations of one run of a scenario, or `nil` where valgrind is missing or fails.
  ///
  /// The scenario runs in a process of its own, once with a warm-up only, and each again without what
  /// is measured; the differences leave out what it takes to start, to prepare and to come before.
  static func count(_ scenario: Scenario) -> Double? {
    guard let all = perRun(scenario, isMeasured: true) else { return nil }
    guard scenario.hasBefore else { return all }
    return perRun(scenario, isMeasured: false).map { all - $0 }
  }

  private static func perRun(_ scenario: Scenario, isMeasured: Bool) -> Double? {
    guard let few = total(scenario, runs: 1, isMeasured: isMeasured),
      let many = total(scenario, runs: 1 + scenario.countedRuns, isMeasured: isMeasured)
    else { return nil }
    return (many - few) / Double(scenario.countedRuns)
  }

  private static func total(_ scenario: Scenario, runs: Int, isMeasured: Bool) -> Double? {
    let arguments = [
      "--tool=memcheck", "--leak-check=no", CommandLine.arguments[0], "--scenario", scenario.name,
      "--runs", String(runs), "--measured", String(isMeasured),
    ]
    let line = Valgrind.lines(arguments)?.first { $0.contains("total heap usage:") }
    let number = line?.components(separatedBy: "usage: ").last?.prefix { $0 != " " }
    return number.flatMap { Double($0.replacingOccurrences(of: ",", with: "")) }
  }
}
