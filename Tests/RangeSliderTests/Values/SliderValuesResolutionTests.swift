import TestSupport
import Testing

@testable import RangeSlider

/// Section 2.2: what holds, of what was asked for.
struct SliderValuesResolutionTests {
  // MARK: Reference vectors

  @Test("The minimum distance leaves 0.9 and 1")
  func leastDistanceVector() {
    var model = SliderValues()
    model.minimumDistance = 0.1
    model.setValue(0.95, of: .lower)
    #expect(model.pair == [0.9, 1])
  }

  @Test("The maximum distance moves the lower value along")
  func greatestDistanceVector() {
    var model = SliderValues()
    model.maximumDistance = 0.5
    model.setValue(0.1, of: .lower)
    model.setValue(0.9, of: .upper)
    #expect(model.pair == [0.4, 0.9])
  }

  @Test("A pair of stops that is too near is skipped")
  func stopsTooNearVector() {
    var model = SliderValues(0, 10, 2, 8, step: 3, minimumDistance: 2)
    model.setValue(9, of: .lower)
    model.setValue(10, of: .upper)
    #expect(model.pair == [6, 10])
  }

  @Test("The values 4.4 and 9.6 rest at 3 and at the maximum")
  func nearestStopVector() {
    #expect(SliderValues(0, 10, 4.4, 9.6, step: 3).pair == [3, 10])
  }

  @Test("Stops take precedence over the maximum distance")
  func gridBeatsGreatestDistanceVector() {
    var model = SliderValues(0, 100, 0, 100, step: 10, minimumDistance: 3, maximumDistance: 5)
    model.setValue(40, of: .lower)
    model.setValue(44, of: .upper)
    #expect(model.pair == [30, 40])
  }

  @Test("Padding 5 and margin 3 of noUiSlider are bounds and a minimum distance")
  func marginVector() {
    var model = SliderValues(15, 25, 15, 25, step: 1, minimumDistance: 3)
    model.set(lower: 10, upper: 12)
    #expect(model.pair == [15, 18])
  }

  @Test("Limit 30 of noUiSlider is a maximum distance")
  func limitVector() {
    var model = SliderValues(100, 1000, 100, 120, maximumDistance: 30)
    model.set(lower: 150, upper: 600)
    #expect(model.pair == [150, 180])
  }

  @Test("Values that are legal together stay, set before their rules or after")
  func legalValuesVector() {
    // As seen from 10, the nearest one is 0.5.
    for setsRulesFirst in [false, true] {
      var model = SliderValues(0, 10, 5, 6)
      func setRules(_ model: inout SliderValues) {
        model.stops = [0.5]
        model.minimumDistance = 1
        model.maximumDistance = 2
      }
      if setsRulesFirst { setRules(&model) }
      model.setValue(0, of: .lower)
      model.setValue(10, of: .upper)
      if !setsRulesFirst { setRules(&model) }
      #expect(model.pair == [0, 10])
    }
  }

  // MARK: Stops

  @Test("Steps count from the minimum, and the maximum is always a stop")
  func stepOrigin() {
    let model = SliderValues(1, 10, 3, 9, step: 3)
    #expect(model.pair == [4, 10])
    #expect(stops(of: model) == [1, 4, 7, 10])
    #expect(stops(of: SliderValues(0, 10, 0, 10, step: 3)) == [0, 3, 6, 9, 10])
  }

  @Test("Halves go toward the maximum on both sides of zero")
  func halves() {
    let model = SliderValues(-10, 10, -10, 10, step: 1)
    #expect(model.snapped(-2.5) == -2)
    #expect(model.snapped(2.5) == 3)
    #expect(model.snapped(-0.5) == 0)
    #expect(SliderValues(0, 10, 0, 10, step: 3).snapped(9.5) == 10)
    #expect(SliderValues(0, 1, 0, 1, step: 0.1).snapped(0.35) == 0.4)
  }

  @Test("The rounding of steps does not accumulate")
  func noNoise() {
    var model = SliderValues(0, 1, 0, 1, step: 0.1)
    for count in 1...8 {
      model.adjust(.lower, bySteps: 1)
      #expect(model.lower == Double(count) / 10)
    }
  }

  @Test("A trillion stops cost what two do; more than two billion are ignored")
  func fineSteps() {
    var model = SliderValues(0, 1e6, 0.25, 0.75, step: 1e-6)
    #expect(model.stopCount == 0)
    #expect(model.pair == [0.25, 0.75])
    model.step = 1e-3
    #expect(model.stopCount == 1_000_000_001)
    model.setValue(123.456_78, of: .lower)
    #expect(model.lower == 123.457)
  }

  @Test("A step as long as the bounds, or longer, leaves the two ends")
  func longStep() {
    for step in [1.0, 1.5, 1e9] {
      let model = SliderValues(0, 1, 0.4, 0.6, step: step)
      #expect(stops(of: model) == [0, 1])
      #expect(model.pair == [0, 1])
    }
  }

  // MARK: Priorities

  @Test("A minimum distance wider than the bounds is as wide as they are")
  func leastDistanceWiderThanBounds() {
    #expect(SliderValues(0, 10, 4, 6, minimumDistance: 99).pair == [0, 10])
  }

  @Test("Bounds take precedence over the minimum distance, and that over the maximum")
  func priorities() {
    #expect(SliderValues(0, 10, 4, 6, minimumDistance: 4, maximumDistance: 1).pair == [4, 8])
    #expect(
      SliderValues(0, 3, 1, 2, step: 2, minimumDistance: 9, maximumDistance: 1).pair == [0, 3])
  }

  @Test("The widest possible bounds neither trap nor give nonfinite numbers")
  func widestBounds() {
    let greatest = Double.greatestFiniteMagnitude
    for step in [0, 1, greatest] {
      var model = SliderValues(-greatest, greatest, 0, 1, step: step)
      model.minimumDistance = greatest
      model.maximumDistance = greatest
      model.move(.lower, to: greatest, from: model, collision: .push, snapping: true)
      model.moveRange(by: greatest, from: model, snapping: true)
      model.adjust(.lower, bySteps: .max, fraction: 0.1)
      model.adjust(.upper, bySteps: .min, fraction: greatest)
      #expect(model.minimum <= model.lower && model.lower <= model.upper)
      #expect(model.upper <= model.maximum)
    }
  }

  // MARK: Properties

  @Test("The values are legal after any of many random calls")
  func invariants() {
    var random = SeededGenerator(seed: 7)
    var model = SliderValues()
    for _ in 0..<Torture.count(200_000, torture: 2_000_000) {
      change(&model, wildly: true, using: &random)
      if let broken = model.brokenInvariant {
        Issue.record("\(broken): \(model)")
        return
      }
    }
  }

  @Test("The values are those of the naive model after each of many random calls")
  func naive() {
    var random = SeededGenerator(seed: 8)
    var model = SliderValues()
    for _ in 0..<Torture.count(100_000, torture: 1_000_000) {
      change(&model, wildly: false, using: &random)
      let wishes = model.requestedValues
      let (lower, upper) = NaiveRange(model).resolved(
        lower: wishes[0], upper: wishes[1], winner: model.requests.latestThumb)
      guard abs(model.lower - lower) < 1e-9, abs(model.upper - upper) < 1e-9 else {
        Issue.record("\(lower), \(upper) expected: \(model)")
        return
      }
    }
  }

  private func stops(of model: SliderValues) -> [Double] {
    var all: [Double] = []
    for hundredth in 0...1000 {
      let value = model.minimum + (model.maximum - model.minimum) * Double(hundredth) / 1000
      if all.last != model.snapped(value) { all.append(model.snapped(value)) }
    }
    return all
  }

  /// One random call; wild numbers include the smallest and the greatest, the others are halves.
  private func change(
    _ model: inout SliderValues, wildly isWild: Bool, using random: inout SeededGenerator
  ) {
    let special: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 0.1, 1 / 3,
    ]
    func number(_ range: ClosedRange<Int> = -40...40) -> Double {
      if isWild, Int.random(in: 0..<4, using: &random) == 0 {
        return special.randomElement(using: &random) ?? 0
      }
      let half = Double(Int.random(in: range, using: &random)) / 2
      return isWild ? half * Double.random(in: 0.5...1.5, using: &random) : half
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: model.set(minimum: number())
    case 1: model.set(maximum: number())
    case 2: model.setValue(number(), of: .lower)
    case 3: model.setValue(number(), of: .upper)
    case 4: model.set(lower: number(), upper: number())
    case 5: model.step = number(-2...8)
    case 6: model.stops = (0..<Int.random(in: 0...6, using: &random)).map { _ in number() }
    case 7: model.stops = []
    case 8: model.minimumDistance = number(-2...20)
    case 9: model.maximumDistance = number(-2...40)
    case 10: model.maximumDistance = .infinity
    case 11:
      model.set(minimum: number(), maximum: number(), lower: number(), upper: number())
    case 12:
      model.moveRange(by: number(), from: model, snapping: true)
    case 13:
      model.adjust(
        Bool.random(using: &random) ? .lower : .upper,
        bySteps: Int.random(in: -12...12, using: &random),
        fraction: Bool.random(using: &random) ? number() : nil)
    default:
      model.move(
        Bool.random(using: &random) ? .lower : .upper, to: number(), from: model,
        collision: ThumbCollision.allCases.randomElement(using: &random) ?? .stop, snapping: true)
    }
  }
}
