/// Measures everything and holds it against its goals.
@MainActor
enum Suite {
  static func run() -> [Result] {
    frames() + model() + views()
  }

  /// Composing one move of a thumb against composing the whole page: a tenth at most.
  private static func frames() -> [Result] {
    let (whole, move, event) = (FrameScenarios.whole, FrameScenarios.move, FrameScenarios.event)
    let milliseconds = Stopwatch.milliseconds(whole)
    let instructions = InstructionCounter.count(whole)
    return [
      Result(whole.name, milliseconds, "ms"),
      Result(move.name, Stopwatch.milliseconds(move), "ms", baseline: milliseconds),
      Result(event.name, Stopwatch.milliseconds(event), "ms"),
    ] + counted(whole, instructions) + counted(move, baseline: instructions, goal: 0.1)
      + counted(event)
  }

  private static func model() -> [Result] {
    let setters = ModelScenarios.all[0]
    let calls = Double(ModelScenarios.callsPerRun)
    let perSecond = calls / Stopwatch.milliseconds(setters) * 1000
    let perCall = InstructionCounter.count(setters).map { $0 / calls }
    return [Result(setters.name, perSecond, "calls/s")] + counted(setters, perCall)
  }

  /// A hit test and the layout of one view may grow with the depth, the layout of all with the
  /// count; a quarter more is allowed for caches.
  private static func views() -> [Result] {
    let allowance = 1.25
    let depths = ViewTreeScenarios.depths
    return ["hit-test", "layout-one", "layout-all"].flatMap { what in
      var results: [Result] = []
      var first: Double?
      for depth in depths {
        guard let scenario = Scenario.named(ViewTreeScenarios.name(what, depth: depth)),
          let cost = InstructionCounter.count(scenario)
        else { continue }
        let growth =
          what == "layout-all"
          ? Double(ViewTreeScenarios.count(depth: depth))
            / Double(ViewTreeScenarios.count(depth: depths[0]))
          : Double(depth) / Double(depths[0])
        let baseline = first.map { $0 * growth }
        results += counted(
          scenario, cost, baseline: baseline, goal: baseline == nil ? nil : allowance)
        first = first ?? cost
      }
      return results
    }
  }

  private static func counted(
    _ scenario: Scenario, baseline: Double? = nil, goal: Double? = nil
  ) -> [Result] {
    counted(
      scenario, InstructionCounter.count(scenario), baseline: baseline,
      goal: baseline == nil ? nil : goal)
  }

  private static func counted(
    _ scenario: Scenario, _ instructions: Double?, baseline: Double? = nil, goal: Double? = nil
  ) -> [Result] {
    guard let instructions else { return [] }
    return [
      Result(
        scenario.name + "/instructions", instructions, "instructions", baseline: baseline,
        goal: goal)
    ]
  }
}
