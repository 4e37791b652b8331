import CoreGraphics
import RangeSlider

/// The slider's values and places, without a view: a thousand calls in one run, unless told
/// otherwise.
@MainActor
enum ModelScenarios {
  static let callsPerRun = 1000

  static let all = [setters, tutorialSetters, drag, tutorialDrag, labels] + ticks

  /// Setters with every rule there is: bounds, steps and distances.
  static let setters = Scenario(name: "slider/model/setters", countedRuns: 20) {
    var model = RangeModel()
    model.step = 0.01
    model.minimumDistance = 0.1
    model.maximumDistance = 0.7
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let value = Double((run &* 31 &+ call &* 17) % 997) / 997
        switch call % 4 {
        case 0: model.setValue(value, of: .lower)
        case 1: model.setValue(value, of: .upper)
        case 2: model.setMinimum(value / 2)
        default: model.setMaximum(1 + value)
        }
      }
      precondition(model.lower <= model.upper)
    }
  }

  static let tutorialSetters = Scenario(name: "slider/tutorial/setters", countedRuns: 20) {
    var slider = TutorialSlider()
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let value = CGFloat((run &* 31 &+ call &* 17) % 997) / 997
        switch call % 4 {
        case 0: slider.lower = value
        case 1: slider.upper = value
        case 2: slider.minimum = value / 2
        default: slider.maximum = 1 + value
        }
      }
      precondition(slider.minimum <= slider.maximum)
    }
  }

  /// Drag events as a control works them out: from the place of the finger to a legal pair.
  static let drag = Scenario(name: "slider/model/drag", countedRuns: 20) {
    var model = RangeModel()
    model.step = 0.01
    model.minimumDistance = 0.1
    let geometry = makeGeometry(maximum: 1)
    var drag = ThumbDrag(.thumb(.lower), at: 68, model: model, collision: .push)
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let location = CGFloat((run &* 31 &+ call &* 17) % 331)
        drag.move(to: location, in: geometry, model: &model)
      }
      precondition(model.lower <= model.upper)
    }
  }

  static let tutorialDrag = Scenario(name: "slider/tutorial/drag", countedRuns: 20) {
    var slider = TutorialSlider()
    slider.beginDrag(at: 68)
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let location = CGFloat((run &* 31 &+ call &* 17) % 331)
        slider.dragLower(to: location, width: 300, thumb: 28)
      }
      precondition(slider.lower <= slider.upper)
    }
  }

  static let labels = Scenario(name: "slider/labels", countedRuns: 20) {
    let layout = LabelLayout()
    let geometry = makeGeometry(maximum: 1)
    var sum: CGFloat = 0
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let value = Double((run &* 31 &+ call &* 17) % 997) / 997
        let frames = layout.frames(
          in: geometry, lower: value / 2, upper: value,
          lowerSize: CGSize(width: 40, height: 20), upperSize: CGSize(width: 60, height: 20))
        sum += frames.lower.minX + frames.upper.maxX
      }
      precondition(sum.isFinite)
    }
  }

  // MARK: Ticks

  static let tickCounts = [11, 1001, 1_000_001, 1_000_000_001]

  static func ticksName(_ count: Int) -> String { "slider/ticks/\(count)" }

  /// All the ticks that are shown, of as many stops.
  private static let ticks = tickCounts.map { count in
    Scenario(name: ticksName(count), countedRuns: 200) {
      var model = RangeModel()
      model.set(minimum: 0, maximum: Double(count - 1), lower: 0, upper: 1)
      model.step = 1
      let geometry = makeGeometry(maximum: Double(count - 1))
      var sum: CGFloat = 0
      return Scenario.Steps { _ in
        for tick in TickLayout(stopsOf: model, in: geometry, minimumSpacing: 24) {
          sum += tick.position
        }
        precondition(sum.isFinite)
      }
    }
  }

  private static func makeGeometry(maximum: Double) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: maximum)
  }
}
