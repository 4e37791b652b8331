import Foundation

/// The controls, but for the drawing board.
extension Suite {
  /// One event of a drag, of the kit's sliders and of the tutorial's, and the slider's setters.
  ///
  /// Two thumbs of many may cost what the slider with two thumbs costs.
  func sliders() {
    let rival = SliderScenarios.tutorialEvent
    counted(SliderScenarios.event, baseline: InstructionCounter.count(rival))
    allocated(SliderScenarios.event)
    counted(
      SliderScenarios.twoThumbs, baseline: InstructionCounter.count(SliderScenarios.event),
      goal: 1.02)
    allocated(SliderScenarios.twoThumbs)
    counted(
      SliderScenarios.linkedEvent, baseline: InstructionCounter.count(SliderScenarios.event),
      goal: 1.5)
    allocated(SliderScenarios.linkedEvent)
    for scenario in [
      SliderScenarios.titledEvent, SliderScenarios.decoratedEvent, SliderScenarios.labeledEvent,
      SliderScenarios.eightThumbs, SliderScenarios.glassEvent,
    ] {
      counted(scenario, baseline: InstructionCounter.count(rival))
      allocated(scenario)
    }
    counted(rival)
    allocated(rival)
    counted(SliderScenarios.setters, calls: Double(SliderScenarios.callsPerRun))
    ticks()
  }

  /// Eleven ticks fit, of however many stops.
  private func ticks() {
    let scenarios = SliderScenarios.tickCounts.compactMap {
      Scenario.named(SliderScenarios.ticksName($0))
    }
    for scenario in scenarios {
      counted(scenario, baseline: scenarios.first.flatMap(InstructionCounter.count), goal: 1.5)
      allocated(scenario)
    }
  }

  /// What one change of state and one hit of each shape cost.
  func core() {
    let calls = Double(CoreScenarios.callsPerRun)
    for scenario in CoreScenarios.all {
      rated(scenario, calls: calls)
      counted(scenario, calls: calls)
    }
  }

  /// A step of scrolling, followed by a header and a footer, against the same step without.
  func sticky() {
    counted(StickyScenarios.bare)
    counted(StickyScenarios.followed, baseline: InstructionCounter.count(StickyScenarios.bare))
  }

  /// Listing rows may grow with their number; laying them out in another window costs the same however
  /// many they are, and what is seen and hit grows by the steps of two binary searches.
  func sheetLayouts() {
    for what in ["rows", "layout-uniform", "layout-measured", "visible-and-hit"] {
      let scenarios = SheetScenarios.counts.compactMap { count in
        Scenario.named(SheetScenarios.name(what, count: count)).map { ($0, Double(count)) }
      }
      for (scenario, _) in scenarios { timed(scenario) }
      grown(scenarios, comparesWithFirst: false, goal: 1.25) { from, to in
        switch what {
        case "layout-uniform", "layout-measured": 1
        case "visible-and-hit": pow(log2(to) / log2(from), 2)
        default: to / from
        }
      }
    }
  }

  /// Sliding to the next row and selecting a detent cost the same for every number of rows. Showing costs
  /// what the visible rows cost, so ten thousand actions are compared with as many as fill the screen.
  /// Changing an action goes over the list of rows once, and makes no more views.
  func sheetViews() {
    let counts = SheetViewScenarios.counts
    let goals = ["show": 1.5, "show-long-titles": 1.5, "slide": 1.25, "detent": 1.25]
    for what in ["show", "show-long-titles", "update", "slide", "detent"] {
      var fewer: Scenario?
      for count in counts {
        guard let scenario = Scenario.named(SheetViewScenarios.name(what, count: count)) else {
          continue
        }
        timed(scenario)
        counted(
          scenario, baseline: fewer.flatMap(InstructionCounter.count),
          goal: count == counts.last ? goals[what] : nil)
        fewer = scenario
      }
    }
    let sheet = Scenario.named(SheetViewScenarios.name("show", count: counts[0]))
    timed(SheetViewScenarios.dialog)
    counted(
      SheetViewScenarios.dialog, baseline: sheet.flatMap(InstructionCounter.count), goal: 3)
    timed(SheetViewScenarios.toast)
    counted(SheetViewScenarios.toast)
  }

  /// With a thousand times as many that wait, coming and going may cost as much more as the logarithm
  /// of their number.
  func queue() {
    let calls = Double(QueueScenarios.callsPerRun)
    for what in ["enqueue-cancel", "dismiss-next-enqueue"] {
      let scenarios = QueueScenarios.counts.compactMap { count in
        Scenario.named(QueueScenarios.name(what, count: count)).map { ($0, Double(count)) }
      }
      for (scenario, _) in scenarios { rated(scenario, calls: calls) }
      grown(scenarios, calls: calls, goal: 1) { log2($1) / log2($0) }
    }
  }
}
