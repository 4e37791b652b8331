import RangeSlider
import Testing

/// Section 2.2 of the range slider's contract, as far as bounds and values go.
struct RangeModelTests {
  @Test func seedDefaults() {
    let model = RangeModel()
    #expect(model.minimum == 0)
    #expect(model.maximum == 1)
    #expect(model.lower == 0.2)
    #expect(model.upper == 0.8)
  }

  @Test("V1: bounds and values are ordered after any of a million random calls")
  func invariant() {
    var random = SplitMix(seed: 7)
    var model = RangeModel()
    let special: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude,
    ]
    for _ in 0..<1_000_000 {
      let roll = random.next() % 24
      let value =
        roll < 8 ? special[Int(roll)] : Double(Int64(bitPattern: random.next()) % 1000) / 10
      switch random.next() % 6 {
      case 0: model.setMinimum(value)
      case 1: model.setMaximum(value)
      case 2: model.setValue(value, of: .lower)
      case 3: model.setValue(value, of: .upper)
      case 4: model.moveByUser(.lower, to: value)
      default: model.moveByUser(.upper, to: value)
      }
      let isOrdered =
        model.minimum <= model.lower && model.lower <= model.upper && model.upper <= model.maximum
        && model.minimum.isFinite && model.maximum.isFinite
      guard isOrdered else {
        Issue.record("\(model)")
        return
      }
    }
  }

  @Test("V6: setting the value just read changes nothing")
  func idempotent() {
    var model = RangeModel()
    model.setValue(0.9, of: .lower)
    for thumb in Thumb.allCases {
      let (lower, upper) = (model.lower, model.upper)
      model.setValue(model.value(of: thumb), of: thumb)
      #expect((model.lower, model.upper) == (lower, upper))
    }
  }

  @Test("V7: what is not a number is ignored; infinity means as far as allowed, for values only")
  func badInput() {
    var model = RangeModel()
    model.setMinimum(.nan)
    model.setMinimum(-.infinity)
    model.setMaximum(.infinity)
    model.setValue(.nan, of: .lower)
    #expect(model == RangeModel())
    model.setValue(.infinity, of: .upper)
    model.setValue(-.infinity, of: .lower)
    #expect(model.lower == 0)
    #expect(model.upper == 1)
  }

  @Test("V8: of two bounds the wrong way round the one set last holds for both")
  func reversedBounds() {
    var model = RangeModel()
    model.setMinimum(10)
    #expect((model.minimum, model.maximum) == (10, 10))
    model = RangeModel()
    model.setMaximum(-5)
    #expect((model.minimum, model.maximum) == (-5, -5))
  }

  @Test("V9: a value that the bounds pushed aside comes back")
  func remembered() {
    var model = make(0, 100, 20, 50)
    model.setMaximum(40)
    #expect((model.lower, model.upper) == (20, 40))
    model.setMaximum(100)
    #expect((model.lower, model.upper) == (20, 50))
  }

  @Test("V9: a change by the user commits what is shown")
  func committed() {
    var model = make(0, 100, 20, 50)
    model.setMaximum(40)
    model.moveByUser(.lower, to: 15)
    model.setMaximum(100)
    #expect((model.lower, model.upper) == (15, 40))
  }

  @Test("V10: every order of setters ends at the same state")
  func orderIndependence() {
    let setters: [(inout RangeModel) -> Void] = [
      { $0.setMinimum(5) }, { $0.setMaximum(30) }, { $0.setValue(6, of: .lower) },
      { $0.setValue(23, of: .upper) },
    ]
    let orders = permutations(Array(setters.indices))
    #expect(orders.count == 24)
    for order in orders {
      var model = RangeModel()
      for index in order { setters[index](&model) }
      #expect((model.minimum, model.maximum, model.lower, model.upper) == (5, 30, 6, 23))
    }
  }

  @Test("V11: the value just set wins, and the other yields until it is asked for again")
  func readBack() {
    var model = RangeModel()
    model.setValue(0.9, of: .lower)
    #expect((model.lower, model.upper) == (0.9, 0.9))
    model.setValue(0.2, of: .upper)
    #expect((model.lower, model.upper) == (0.2, 0.2))
    model.setValue(1, of: .upper)
    #expect((model.lower, model.upper) == (0.9, 1))
  }

  @Test("D5: a user's thumb stops at the other one and at the bounds")
  func userStops() {
    var model = make(0, 100, 20, 50)
    model.moveByUser(.lower, to: 70)
    #expect((model.lower, model.upper) == (50, 50))
    model.moveByUser(.upper, to: 400)
    #expect((model.lower, model.upper) == (50, 100))
    model.moveByUser(.lower, to: -3)
    #expect((model.lower, model.upper) == (0, 100))
  }

  private func make(_ minimum: Double, _ maximum: Double, _ lower: Double, _ upper: Double)
    -> RangeModel
  {
    var model = RangeModel()
    model.setMinimum(minimum)
    model.setMaximum(maximum)
    model.setValue(lower, of: .lower)
    model.setValue(upper, of: .upper)
    return model
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(items.filter { $0 != item }).map { [item] + $0 }
    }
  }
}

/// A small generator that gives the same numbers every time.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
