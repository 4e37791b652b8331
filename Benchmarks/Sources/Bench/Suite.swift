import Foundation

/// Measures everything and holds it against its goals.
@MainActor
enum Suite {
  /// The parts, by the first word of their results' names.
  private static let parts: [(product: String, run: @MainActor () -> [Result])] = [
    ("slider", { frames() + sliders() }), ("blur", { backdrops() }), ("core", { core() }),
    ("views", { views() }), ("layout", { layouts() }), ("document", { documents() }),
    ("sheet", { sheets() + sheetViews() }), ("sticky", { sticky() }), ("queue", { queue() }),
    ("catalog", { catalog() }), ("board", { BoardSuite.run() + FillSuite.run() }),
  ]

  /// What can be measured alone.
  static var products: [String] { parts.map(\.product) }

  /// Measures one product, or all of them.
  static func run(only product: String? = nil) -> [Result] {
    parts.filter { product == nil || product == $0.product }.flatMap { $0.run() }
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
      + browserFrames(milliseconds) + counted(event) + allocated(event)
      + counted(FrameScenarios.layout) + allocated(FrameScenarios.layout)
  }

  /// The frame of one move of a thumb for a page in a browser.
  private static func browserFrames(_ whole: Double) -> [Result] {
    let scenario = FrameScenarios.browser
    return [
      Result(scenario.name, Stopwatch.milliseconds(scenario), "ms", baseline: whole),
      Result(scenario.name + "/size", FrameScenarios.browserBytes(), "bytes"),
    ] + counted(scenario)
  }

  /// Composing a changed title in front of a blur against composing the blur: a tenth at most. A
  /// property that changes without an animation allocates nothing.
  private static func backdrops() -> [Result] {
    let pairs = [
      (BackdropScenarios.bar, BackdropScenarios.title),
      (BackdropScenarios.sheet, BackdropScenarios.sheetTitle),
    ]
    let setter = BackdropScenarios.setter
    let calls = Double(BackdropScenarios.settersPerRun)
    return pairs.flatMap { whole, part in
      let instructions = InstructionCounter.count(whole)
      return counted(whole, instructions) + counted(part, baseline: instructions, goal: 0.1)
    } + counted(setter, InstructionCounter.count(setter).map { $0 / calls }) + allocated(setter)
  }

  /// The catalog's own work, in milliseconds and in instructions.
  private static func catalog() -> [Result] {
    CatalogScenarios.all.flatMap { scenario in
      [Result(scenario.name, Stopwatch.milliseconds(scenario), "ms")] + counted(scenario)
    }
  }

  /// A tree from a storyboard, against the same tree in code.
  private static func documents() -> [Result] {
    let code = DocumentScenarios.all.last.flatMap(InstructionCounter.count)
    return DocumentScenarios.all.flatMap { scenario in
      [Result(scenario.name, Stopwatch.milliseconds(scenario), "ms")]
        + counted(scenario, baseline: code)
    }
  }

  /// One event of a drag, of the kit's sliders and of the tutorial's, and the slider's setters.
  ///
  /// Two thumbs of many may cost what the slider with two thumbs costs.
  private static func sliders() -> [Result] {
    let rival = InstructionCounter.count(SliderScenarios.tutorialEvent)
    let two = InstructionCounter.count(SliderScenarios.event)
    let events =
      counted(SliderScenarios.event, two, baseline: rival) + allocated(SliderScenarios.event)
      + counted(SliderScenarios.twoThumbs, baseline: two, goal: 1.02)
      + allocated(SliderScenarios.twoThumbs)
      + [
        SliderScenarios.labeledEvent, SliderScenarios.eightThumbs, SliderScenarios.glassEvent,
      ].flatMap { counted($0, baseline: rival) + allocated($0) }
    let setters = SliderScenarios.setters
    let calls = Double(SliderScenarios.callsPerRun)
    return events + counted(SliderScenarios.tutorialEvent, rival)
      + allocated(SliderScenarios.tutorialEvent)
      + counted(setters, InstructionCounter.count(setters).map { $0 / calls }) + ticks()
  }

  /// Eleven ticks fit, of however many stops.
  private static func ticks() -> [Result] {
    let scenarios = SliderScenarios.tickCounts.compactMap {
      Scenario.named(SliderScenarios.ticksName($0))
    }
    let first = scenarios.first.flatMap(InstructionCounter.count)
    return scenarios.flatMap { scenario in
      counted(scenario, InstructionCounter.count(scenario), baseline: first, goal: 1.5)
        + allocated(scenario)
    }
  }

  /// The allocations of a run.
  private static func allocated(_ scenario: Scenario) -> [Result] {
    AllocationCounter.count(scenario).map {
      [Result(scenario.name + "/allocations", $0, "allocations")]
    } ?? []
  }

  /// A step of scrolling, followed by a header and a footer, against the same step without.
  private static func sticky() -> [Result] {
    let bare = InstructionCounter.count(StickyScenarios.bare)
    return counted(StickyScenarios.bare, bare)
      + counted(StickyScenarios.followed, baseline: bare, goal: nil)
  }

  /// What one change of state and one hit of each shape cost.
  private static func core() -> [Result] {
    CoreScenarios.all.flatMap { scenario in
      let calls = Double(CoreScenarios.callsPerRun)
      let perSecond = calls / Stopwatch.milliseconds(scenario) * 1000
      let perCall = InstructionCounter.count(scenario).map { $0 / calls }
      return [Result(scenario.name, perSecond, "calls/s")] + counted(scenario, perCall)
    }
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

  /// A layout by constraints may grow with the number of views, and one changed constant costs a
  /// fiftieth of the whole at most. In a chain all views move after the first one does.
  private static func layouts() -> [Result] {
    let counts = LayoutScenarios.counts
    var costs: [String: Double] = [:]
    var results = ["full", "chain-full", "labels-full", "change", "chain-change"].flatMap { what in
      var results: [Result] = []
      var first: Double?
      for count in counts {
        guard let scenario = Scenario.named("layout/\(what)-\(count)"),
          let cost = InstructionCounter.count(scenario)
        else { continue }
        let growth = what == "change" ? 1 : Double(count) / Double(counts[0])
        let baseline = first.map { $0 * growth }
        results += counted(scenario, cost, baseline: baseline, goal: baseline == nil ? nil : 1.25)
        first = first ?? cost
        costs[scenario.name] = cost
      }
      return results
    }
    if let full = costs["layout/full-1000"], let change = costs["layout/change-1000"] {
      results.append(
        Result(
          "layout/change-1000/of-full", change, "instructions", baseline: full, goal: 1 / 50))
    }
    return results
  }

  /// Listing rows, and laying out rows of different heights, may grow with their number; rows of one
  /// height cost the same however many they are, and what is seen and hit grows by the steps of two
  /// binary searches.
  private static func sheets() -> [Result] {
    let counts = SheetScenarios.counts
    return ["rows", "layout-uniform", "layout-measured", "visible-and-hit"].flatMap { what in
      var results: [Result] = []
      var smaller: (count: Int, cost: Double)?
      for count in counts {
        guard let scenario = Scenario.named(SheetScenarios.name(what, count: count)) else {
          continue
        }
        results.append(Result(scenario.name, Stopwatch.milliseconds(scenario), "ms"))
        guard let cost = InstructionCounter.count(scenario) else { continue }
        let baseline = smaller.map { $0.cost * sheetGrowth(what, from: $0.count, to: count) }
        results += counted(
          scenario, cost, baseline: baseline, goal: baseline == nil ? nil : 1.25)
        smaller = (count, cost)
      }
      return results
    }
  }

  /// Sliding to the next row and selecting a detent cost the same for every number of rows. Showing costs
  /// what the visible rows cost, so ten thousand actions are compared with as many as fill the screen.
  /// Changing an action goes over the list of rows once, and makes no more views.
  private static func sheetViews() -> [Result] {
    let counts = SheetViewScenarios.counts
    let goals = ["show": 1.5, "show-long-titles": 1.5, "slide": 1.25, "detent": 1.25]
    let rows = ["show", "show-long-titles", "update", "slide", "detent"].flatMap { what in
      var results: [Result] = []
      var fewer: Double?
      for count in counts {
        guard let scenario = Scenario.named(SheetViewScenarios.name(what, count: count)) else {
          continue
        }
        results.append(Result(scenario.name, Stopwatch.milliseconds(scenario), "ms"))
        guard let cost = InstructionCounter.count(scenario) else { continue }
        results += counted(
          scenario, cost, baseline: fewer, goal: count == counts.last ? goals[what] : nil)
        fewer = cost
      }
      return results
    }
    let toast = SheetViewScenarios.toast
    return rows + [Result(toast.name, Stopwatch.milliseconds(toast), "ms")] + counted(toast)
  }

  private static func sheetGrowth(_ what: String, from: Int, to: Int) -> Double {
    switch what {
    case "layout-uniform": 1
    case "visible-and-hit": pow(log2(Double(to)) / log2(Double(from)), 2)
    default: Double(to) / Double(from)
    }
  }

  /// With a thousand times as many that wait, coming and going may cost as much more as the logarithm
  /// of their number.
  private static func queue() -> [Result] {
    let calls = Double(QueueScenarios.callsPerRun)
    return ["enqueue-cancel", "dismiss-next-enqueue"].flatMap { what in
      var results: [Result] = []
      var first: Double?
      for count in QueueScenarios.counts {
        guard let scenario = Scenario.named(QueueScenarios.name(what, count: count)) else {
          continue
        }
        let perSecond = calls / Stopwatch.milliseconds(scenario) * 1000
        results.append(Result(scenario.name, perSecond, "calls/s"))
        let perCall = InstructionCounter.count(scenario).map { $0 / calls }
        let growth = log2(Double(count)) / log2(Double(QueueScenarios.counts[0]))
        results += counted(
          scenario, perCall, baseline: first.map { $0 * growth }, goal: first == nil ? nil : 1)
        first = first ?? perCall
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
