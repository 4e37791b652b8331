/// Something that is measured: made once, then run as often as wanted.
@MainActor
struct Scenario {
  /// The stable name that results are kept under.
  let name: String

  /// How often it runs when instructions are counted: enough to drown the noise of one run.
  let countedRuns: Int

  /// Makes what is measured and returns one run of it.
  let prepare: @MainActor () -> @MainActor (Int) -> Void

  static let all: [Scenario] = FrameScenarios.all + ViewTreeScenarios.all + ModelScenarios.all

  static func named(_ name: String) -> Scenario? {
    all.first { $0.name == name }
  }
}
