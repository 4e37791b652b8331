/// Something that is measured: made once, then run as often as wanted.
@MainActor
struct Scenario {
  /// What a prepared scenario does, once for every run.
  struct Steps {
    /// Brings about what is measured next; it is not counted itself.
    var before: (@MainActor (Int) -> Void)?

    /// What is measured.
    var run: @MainActor (Int) -> Void
  }

  /// The stable name that results are kept under.
  let name: String

  /// How often it runs when instructions are counted: enough to drown the noise of one run.
  ///
  /// 0 for what is so large that making it takes longest: it runs once, without a warm-up.
  let countedRuns: Int

  /// Whether something comes before each run that must not be counted.
  var hasBefore = false

  /// Makes what is measured.
  let prepare: @MainActor () -> Steps

  static let all: [Scenario] =
    FrameScenarios.all + BackdropScenarios.all + ViewTreeScenarios.all + LayoutScenarios.all
    + SliderScenarios.all
    + SheetScenarios.all + SheetViewScenarios.all + StickyScenarios.all + QueueScenarios.all
    + CoreScenarios.all + BoardScenarios.all + ZoomScenarios.all
    + DocumentScenarios.all + CatalogScenarios.all

  static func named(_ name: String) -> Scenario? {
    all.first { $0.name == name }
  }

  /// Prepares the scenario and runs it, or only what comes before each run.
  func perform(runs: Int, isMeasured: Bool) {
    let steps = prepare()
    for run in 0..<runs {
      steps.before?(run)
      if isMeasured { steps.run(run) }
    }
  }
}
