import Foundation

/// Measures the products and compares the figures with their goals.
@MainActor
struct Suite {
  /// The figures, which are shown and written as they come.
  let report: Report

  /// What can be measured alone, by the first word of the rows' names, with the minutes on two cores
  /// without other work. Those of the quick rows were measured; those of all rows are estimated from
  /// the number of rows.
  static let products: [(name: String, minutes: Double, quickMinutes: Double)] = [
    ("slider", 3, 0.6), ("blur", 1, 0.5), ("core", 1, 0), ("views", 1, 0.5), ("layout", 2.5, 1.5),
    ("document", 1.5, 0), ("sheet", 3, 1), ("sticky", 0.5, 0), ("queue", 0.5, 0.2),
    ("catalog", 4, 3), ("board", 6, 1),
  ]

  /// Measures one product, or all of them.
  func run(only product: String?) {
    for known in Self.products.map(\.name) where product == nil || product == known {
      switch known {
      case "slider":
        frames()
        sliders()
      case "blur": backdrops()
      case "core": core()
      case "views": views()
      case "layout": layouts()
      case "document": documents()
      case "sheet":
        sheetLayouts()
        sheetViews()
      case "sticky": sticky()
      case "queue": queue()
      case "catalog": catalog()
      default: BoardSuite(report: report).run()
      }
    }
  }

  // MARK: Rows

  /// The instructions of a run, or of each of the calls in a run.
  ///
  /// - Parameters:
  ///   - scenario: What is measured.
  ///   - calls: The calls in a run.
  ///   - baseline: What the figure is compared with; measured only for rows that are wanted.
  ///   - goal: The greatest ratio to the baseline that is good enough.
  func counted(
    _ scenario: Scenario, calls: Double = 1, baseline: @autoclosure () -> Double? = nil,
    goal: Double? = nil
  ) {
    guard report.wants(goal: goal),
      let count = report.measuring(scenario.name, { InstructionCounter.count(scenario) })
    else { return }
    let baseline = baseline()
    report.add(
      Result(
        scenario.name + "/instructions", count / calls, "instructions", baseline: baseline,
        goal: baseline == nil ? nil : goal))
  }

  /// The median of the milliseconds that a run takes.
  func timed(_ scenario: Scenario, baseline: @autoclosure () -> Double? = nil) {
    guard report.wants(goal: nil) else { return }
    let time = report.measuring(scenario.name) { Stopwatch.milliseconds(scenario) }
    report.add(Result(scenario.name, time, "ms", baseline: baseline()))
  }

  /// The calls in a second.
  func rated(_ scenario: Scenario, calls: Double) {
    guard report.wants(goal: nil) else { return }
    let time = report.measuring(scenario.name) { Stopwatch.milliseconds(scenario) }
    report.add(Result(scenario.name, calls / time * 1000, "calls/s"))
  }

  /// The allocations of a run.
  func allocated(_ scenario: Scenario) {
    guard report.wants(goal: nil),
      let count = report.measuring(scenario.name, { AllocationCounter.count(scenario) })
    else { return }
    report.add(Result(scenario.name + "/allocations", count, "allocations"))
  }

  /// One scenario in several sizes, each compared with the first or the one before it.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios with their sizes, the smallest first.
  ///   - comparesWithFirst: A Boolean value that determines whether the first is the baseline of all.
  ///   - growth: How often the cost of the baseline a size may cost.
  ///   - goal: The greatest ratio to the cost so enlarged.
  ///   - calls: The calls in a run.
  func grown(
    _ scenarios: [(scenario: Scenario, size: Double)], comparesWithFirst: Bool = true,
    calls: Double = 1, goal: Double?, growth: (_ from: Double, _ to: Double) -> Double
  ) {
    for (index, entry) in scenarios.enumerated() {
      guard index > 0 else {
        counted(entry.scenario, calls: calls)
        continue
      }
      let base = scenarios[comparesWithFirst ? 0 : index - 1]
      counted(
        entry.scenario, calls: calls,
        baseline: InstructionCounter.count(base.scenario).map {
          $0 / calls * growth(base.size, entry.size)
        }, goal: goal)
    }
  }
}
