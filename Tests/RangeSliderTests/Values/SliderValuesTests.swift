import TestSupport
import Testing

@testable import RangeSlider

/// Section 2.2 of the range slider's contract: settings and requests.
struct SliderValuesTests {
  @Test("New values have the tutorial's defaults") func seedDefaults() {
    let model = SliderValues()
    #expect([model.minimum, model.maximum] == [0, 1])
    #expect(model.pair == [0.2, 0.8])
    #expect(model.step == 0)
    #expect(model.stops.isEmpty)
    #expect(model.minimumDistance == 0)
    #expect(model.maximumDistance == .infinity)
    #expect(model.scale == .linear)
  }

  @Test("Setting the values just read changes nothing")
  func idempotent() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<Torture.count(20_000, torture: 300_000) {
      var model = SliderValues.random(using: &random)
      let before = model.pair
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.setValue(model.lower, of: .lower)
      case 1: model.setValue(model.upper, of: .upper)
      case 2: model.set(lower: model.lower, upper: model.upper)
      case 3: model[keyPath: \.step] = model.step
      case 4: model[keyPath: \.minimumDistance] = model.minimumDistance
      default: model[keyPath: \.maximumDistance] = model.maximumDistance
      }
      #expect(model.pair == before)
      guard model.pair == before else { return }
    }
  }

  @Test("Every property ignores NaN")
  func notANumber() {
    var model = SliderValues()
    model.set(minimum: .nan)
    model.set(maximum: .nan)
    model.setValue(.nan, of: .lower)
    model.setValue(.nan, of: .upper)
    model.set(lower: .nan, upper: .nan)
    model.set(minimum: .nan, maximum: .nan, lower: .nan, upper: .nan)
    model.step = .nan
    model.minimumDistance = .nan
    model.maximumDistance = .nan
    model.stops = [.nan]
    model.move(.lower, to: .nan, from: model, collision: .push, snapping: true)
    model.moveRange(by: .nan, from: model, snapping: true)
    #expect(model == SliderValues())
  }

  @Test("Bounds, step and minimum distance ignore infinity")
  func infinity() {
    var model = SliderValues()
    model.step = 0.1
    model.minimumDistance = 0.2
    let before = model
    for infinity in [Double.infinity, -.infinity] {
      model.set(minimum: infinity)
      model.set(maximum: infinity)
      model.step = infinity
      model.minimumDistance = infinity
      model.stops = [infinity]
    }
    #expect(model == before)
  }

  @Test("An infinite value means as far as allowed, an infinite maximum distance none")
  func infiniteValues() {
    var model = SliderValues()
    model.maximumDistance = 0.1
    model.maximumDistance = .infinity
    model.setValue(.infinity, of: .upper)
    model.setValue(-.infinity, of: .lower)
    #expect(model.pair == [0, 1])
    model.set(maximum: 5)
    #expect(model.pair == [0, 5])
  }

  @Test("Negative steps and distances are replaced by zero")
  func negative() {
    var model = SliderValues()
    model.step = -1
    model.minimumDistance = -2
    model.maximumDistance = -3
    #expect([model.step, model.minimumDistance, model.maximumDistance] == [0, 0, 0])
  }

  @Test("With inverted bounds the one set last applies to both")
  func reversedBounds() {
    var model = SliderValues()
    model.set(minimum: 10)
    #expect([model.minimum, model.maximum] == [10, 10])
    model = SliderValues()
    model.set(maximum: -5)
    #expect([model.minimum, model.maximum] == [-5, -5])
    model.set(minimum: 3, maximum: 1, lower: nil, upper: nil)
    #expect([model.minimum, model.maximum] == [1, 1])
  }

  @Test("A value displaced by the bounds returns")
  func remembered() {
    var model = SliderValues(0, 100, 20, 50)
    model.set(maximum: 40)
    #expect(model.pair == [20, 40])
    model.set(maximum: 100)
    #expect(model.pair == [20, 50])
  }

  @Test("A value displaced by step and distances returns")
  func rememberedSettings() {
    var model = SliderValues(0, 100, 22, 27)
    model.minimumDistance = 30
    model.step = 10
    #expect(model.pair == [20, 50])
    model.step = 0
    model.minimumDistance = 0
    #expect(model.pair == [22, 27])
  }

  @Test("A change by the user replaces the request of the thumb that it moves, and no other")
  func committed() {
    var model = SliderValues(0, 100, 20, 50)
    model.set(maximum: 40)
    model.move(.lower, to: 15, from: model, collision: .stop, snapping: true)
    model.set(maximum: 100)
    #expect(model.pair == [15, 50])
    model.set(maximum: 40)
    model.move(.upper, to: 30, from: model, collision: .stop, snapping: true)
    model.set(maximum: 100)
    #expect(model.pair == [15, 30])
  }

  @Test("A value that another thumb displaced stays when the user moves that one")
  func displacedByThumb() {
    var model = SliderValues(0, 100, 20, 90, maximumDistance: 50)
    #expect(model.pair == [20, 70])
    model.setValue(90, of: .upper)
    #expect(model.pair == [40, 90])
    model.move(.upper, to: 80, from: model, collision: .stop, snapping: true)
    #expect(model.pair == [40, 80])
    model.step = 5
    #expect(model.pair == [40, 80])
  }

  @Test("All 5040 orders of seven setters end at the same state")
  func orderIndependence() {
    let setters: [(inout SliderValues) -> Void] = [
      { $0.set(minimum: 5) }, { $0.set(maximum: 30) }, { $0.setValue(6, of: .lower) },
      { $0.setValue(23, of: .upper) }, { $0.step = 1 }, { $0.minimumDistance = 2 },
      { $0.maximumDistance = 20 },
    ]
    let orders = permutations(Array(setters.indices))
    #expect(orders.count == 5040)
    for order in orders {
      var model = SliderValues()
      for index in order { setters[index](&model) }
      guard [model.minimum, model.maximum] + model.pair == [5, 30, 6, 23] else {
        Issue.record("\(order) ends at \(model)")
        return
      }
    }
  }

  @Test("The value set last takes precedence, and the other yields until it is requested again")
  func readBack() {
    var model = SliderValues()
    model.setValue(0.9, of: .lower)
    #expect(model.pair == [0.9, 0.9])
    model.setValue(0.2, of: .upper)
    #expect(model.pair == [0.2, 0.2])
    model.setValue(1, of: .upper)
    #expect(model.pair == [0.9, 1])
  }

  @Test("A value set on a stop within the limits reads the same, whatever came before")
  func readBackOfAny() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Torture.count(20_000, torture: 300_000) {
      var model = SliderValues.random(using: &random)
      let least = min(model.minimumDistance, model.maximum - model.minimum)
      let value = model.snapped(
        Double.random(in: model.minimum...model.maximum, using: &random))
      if value <= model.maximum - least {
        model.setValue(value, of: .lower)
        #expect(model.lower == value)
      }
      if value >= model.minimum + least {
        model.setValue(value, of: .upper)
        #expect(model.upper == value)
      }
    }
  }

  @Test("One call sets bounds and values without an intermediate state")
  func atomic() {
    var model = SliderValues()
    model.set(minimum: 100, maximum: 200, lower: 120, upper: 180)
    #expect([model.minimum, model.maximum] + model.pair == [100, 200, 120, 180])
    model.set(lower: 130, upper: nil)
    model.set(lower: nil, upper: 131)
    #expect(model.pair == [130, 131])
    model.set(lower: nil, upper: nil)
    #expect(model.pair == [130, 131])
    model.set(lower: 10, upper: 0)
    #expect(model.pair == [100, 100])
  }

  @Test("The lower of two incompatible values takes precedence")
  func atomicConflict() {
    var model = SliderValues(0, 100, 10, 90)
    model.set(lower: 60, upper: 40)
    #expect(model.pair == [60, 60])
  }

  @Test("Stops are sorted and unique, and take precedence over the step")
  func listedStops() {
    var model = SliderValues(0, 100, 20, 80)
    model.step = 30
    model.stops = [50, 10, 10, .nan, 25, 400, -.infinity, -5]
    #expect(model.stops == [-5, 10, 25, 50, 400])
    #expect(model.pair == [25, 100])
    #expect(model.stopCount == 5)
    model.stops = []
    #expect(model.pair == [30, 90])
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(items.filter { $0 != item }).map { [item] + $0 }
    }
  }
}

extension SliderValues {
  /// A model with settings at random, some of them at odds with one another.
  static func random(using random: inout SeededGenerator) -> SliderValues {
    var model = SliderValues()
    let minimum = Double.random(in: -100...100, using: &random)
    model.set(
      minimum: minimum, maximum: minimum + Double.random(in: 0.5...200, using: &random),
      lower: Double.random(in: -150...300, using: &random),
      upper: Double.random(in: -150...300, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: model.step = Double.random(in: 0.01...30, using: &random)
    case 1:
      model.stops = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Double.random(in: -120...300, using: &random)
      }
    default: break
    }
    if Bool.random(using: &random) {
      model.minimumDistance = Double.random(in: 0...60, using: &random)
    }
    if Bool.random(using: &random) {
      model.maximumDistance = Double.random(in: 0...90, using: &random)
    }
    if Bool.random(using: &random) {
      model.setValue(Double.random(in: -150...300, using: &random), of: .lower)
    }
    return model
  }
}
