import RangeSlider

/// The slider's values: a thousand calls of setters in one run.
@MainActor
enum ModelScenarios {
  static let callsPerRun = 1000

  static let all = [
    Scenario(name: "slider/model/setters", countedRuns: 20) {
      var model = RangeModel()
      return Scenario.Steps { run in
        for call in 0..<callsPerRun {
          let value = Double((run &* 31 &+ call &* 17) % 997) / 997
          switch call % 4 {
          case 0: model.setValue(value, of: .lower)
          case 1: model.setValue(value, of: .upper)
          case 2: model.move(.lower, to: value, from: model, collision: .stop, snapping: true)
          default: model.move(.upper, to: value, from: model, collision: .stop, snapping: true)
          }
        }
        precondition(model.lower <= model.upper)
      }
    }
  ]
}
