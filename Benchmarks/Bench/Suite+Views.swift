import Foundation

/// What everything stands on: frames, view hierarchies, constraints, documents.
extension Suite {
  /// Composing one move of a thumb against composing the whole page: a tenth at most.
  func frames() {
    let (whole, move, event) = (FrameScenarios.whole, FrameScenarios.move, FrameScenarios.event)
    let browser = FrameScenarios.browser
    timed(whole)
    timed(move, baseline: Stopwatch.milliseconds(whole))
    timed(event)
    counted(whole)
    counted(move, baseline: InstructionCounter.count(whole), goal: 0.1)
    timed(browser, baseline: Stopwatch.milliseconds(whole))
    if report.wants(goal: nil) {
      report.add(Result(browser.name + "/size", FrameScenarios.browserBytes(), "bytes"))
    }
    counted(browser)
    counted(event)
    allocated(event)
    counted(FrameScenarios.layout)
    allocated(FrameScenarios.layout)
  }

  /// Composing a changed title in front of a blur against composing the blur: a tenth at most. A
  /// property that changes without an animation allocates nothing.
  func backdrops() {
    let pairs = [
      (BackdropScenarios.bar, BackdropScenarios.title),
      (BackdropScenarios.sheet, BackdropScenarios.sheetTitle),
    ]
    for (whole, part) in pairs {
      counted(whole)
      counted(part, baseline: InstructionCounter.count(whole), goal: 0.1)
    }
    counted(BackdropScenarios.setter, calls: Double(BackdropScenarios.settersPerRun))
    allocated(BackdropScenarios.setter)
  }

  /// A hit test and the layout of one view may grow with the depth, the layout of all with the
  /// count; a quarter more is allowed for caches.
  func views() {
    for what in ["hit-test", "layout-one", "layout-all"] {
      let scenarios = ViewTreeScenarios.depths.compactMap { depth in
        Scenario.named(ViewTreeScenarios.name(what, depth: depth)).map {
          ($0, what == "layout-all" ? Double(ViewTreeScenarios.count(depth: depth)) : Double(depth))
        }
      }
      grown(scenarios, goal: 1.25) { $1 / $0 }
    }
  }

  /// A layout by constraints may grow with the number of views, and one changed constant costs a
  /// fiftieth of the whole at most. In a chain all views move after the first one does.
  func layouts() {
    for what in ["full", "chain-full", "labels-full", "change", "chain-change"] {
      let scenarios = LayoutScenarios.counts.compactMap { count in
        Scenario.named("layout/\(what)-\(count)").map { ($0, Double(count)) }
      }
      grown(scenarios, goal: 1.25) { what == "change" ? 1 : $1 / $0 }
    }
    guard let full = Scenario.named("layout/full-1000").flatMap(InstructionCounter.count),
      let change = Scenario.named("layout/change-1000").flatMap(InstructionCounter.count)
    else { return }
    report.add(
      Result("layout/change-1000/of-full", change, "instructions", baseline: full, goal: 1 / 50))
  }

  /// A tree from a storyboard, against the same tree in code.
  func documents() {
    for scenario in DocumentScenarios.all {
      timed(scenario)
      counted(
        scenario, baseline: DocumentScenarios.all.last.flatMap { InstructionCounter.count($0) })
    }
  }

  /// The catalog's own work, in milliseconds and in instructions.
  ///
  /// Opening any page takes at most 200 million instructions.
  func catalog() {
    for scenario in CatalogScenarios.all {
      timed(scenario)
      let isOpening = scenario.name.hasPrefix(CatalogScenarios.opening)
      counted(
        scenario, baseline: isOpening ? CatalogScenarios.openingLimit : nil,
        goal: isOpening ? 1 : nil)
    }
  }
}
