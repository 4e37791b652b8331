import TestSupport
import Testing

@testable import RangeSlider

/// The values of sliders with one to eight thumbs.
struct SliderValuesThumbsTests {
  private func values(_ list: [Double], _ bounds: ClosedRange<Double> = 0...100) -> SliderValues {
    var values = SliderValues(count: list.count)
    values.set(
      minimum: bounds.lowerBound, maximum: bounds.upperBound, values: ThumbNumbers(list))
    return values
  }

  @Test("The values of a new slider are evenly distributed")
  func defaults() {
    #expect(Array(SliderValues(count: 1).values) == [0.5])
    #expect(Array(SliderValues(count: 2).values) == [0.2, 0.8])
    #expect(Array(SliderValues(count: 4).values).map { ($0 * 10).rounded() } == [2, 4, 6, 8])
    #expect(SliderValues(count: 0).count == 1)
    #expect(SliderValues(count: 99).count == 8)
  }

  @Test("The thumb set last takes precedence, and its neighbors follow on both sides")
  func neighborsFollow() {
    var four = values([20, 40, 60, 80])
    four.minimumDistance = 10
    four.setValue(95, of: Thumb(rawValue: 1))
    #expect(Array(four.values) == [20, 80, 90, 100])
    four.setValue(5, of: Thumb(rawValue: 3))
    #expect(Array(four.values) == [0, 10, 20, 30])
  }

  @Test("A single thumb keeps to the bounds and the stops")
  func single() {
    var one = values([30])
    one.step = 25
    #expect(Array(one.values) == [25])
    one.setValue(400, of: .lower)
    #expect(Array(one.values) == [100])
    one.move(.lower, to: 60, from: one, collision: .swap, snapping: true)
    #expect(Array(one.values) == [50])
  }

  @Test("Limits of a thumb apply to the app and to the user")
  func limits() {
    var two = values([20, 80])
    two.setLimits(10...30, of: .lower)
    two.setValue(90, of: .lower)
    #expect(Array(two.values) == [30, 80])
    two.move(.lower, to: 0, from: two, collision: .stop, snapping: true)
    #expect(two.lower == 10)
    two.move(.upper, to: 0, from: two, collision: .push, snapping: true)
    #expect(Array(two.values) == [10, 10])
    two.setLimits(nil, of: .lower)
    #expect(two.ownLimits(of: .lower) == nil)
    #expect(two.limits(of: .lower) == 0...10)
  }

  @Test("The enabled range limits all thumbs, and a range drag stops there")
  func enabledRange() {
    var two = values([20, 40])
    two.enabledRange = 10...60
    #expect(two.limits(of: .lower) == 10...40)
    #expect(two.limits(of: .upper) == 20...60)
    two.moveRange(by: 90, from: two, snapping: true)
    #expect(Array(two.values) == [40, 60])
    two.moveRange(by: -90, from: two, snapping: true)
    #expect(Array(two.values) == [10, 30])
  }

  @Test("Stops without room for all thumbs at the least distance have no effect")
  func stopsWithoutRoom() {
    var four = values([0, 3, 6, 9], 0...10)
    four.minimumDistance = 3
    four.step = 5
    #expect(four.stopCount == 0)
    #expect(Array(four.values) == [0, 3, 6, 9])
    four.minimumDistance = 0
    #expect(Array(four.values) == [0, 5, 5, 10])
  }

  @Test("Push moves all neighbors in the way, up to a locked one")
  func push() {
    let start = values([20, 40, 60, 80])
    var four = start
    four.move(.lower, to: 70, from: start, collision: .push, snapping: true)
    #expect(Array(four.values) == [70, 70, 70, 80])
    four = start
    let locked = ThumbSet(Thumb(rawValue: 2))
    four.move(.lower, to: 70, from: start, collision: .push, locked: locked, snapping: true)
    #expect(Array(four.values) == [60, 60, 60, 80])
    four.move(
      Thumb(rawValue: 3), to: 0, from: four, collision: .push, locked: locked, snapping: true)
    #expect(Array(four.values) == [60, 60, 60, 60])
  }

  @Test("A thumb passes several others, and skips a gap without room")
  func swap() {
    var start = values([20, 40, 45, 80])
    start.minimumDistance = 5
    var four = start
    #expect(four.move(.lower, to: 43, from: start, collision: .swap, snapping: true) == .lower)
    #expect(Array(four.values) == [35, 40, 45, 80])
    let held = four.move(.lower, to: 60, from: start, collision: .swap, snapping: true)
    #expect(held == Thumb(rawValue: 2))
    #expect(Array(four.values) == [40, 45, 60, 80])
  }

  // Over two seconds, because the rules are checked after each of many calls, for one to eight
  // thumbs.
  @Test("The values obey all rules after each of many random calls", arguments: 1...8)
  func rules(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var values = SliderValues(count: count)
    for _ in 0..<Torture.count(20_000, torture: 1_000_000) {
      change(&values, using: &random)
      if let broken = values.brokenRule {
        Issue.record("\(broken): \(values)")
        return
      }
    }
  }

  @Test("The values are those of the naive rules after each of many random calls", arguments: 1...5)
  func naive(count: Int) {
    var random = SeededGenerator(seed: UInt64(100 + count))
    var values = SliderValues(count: count)
    values.set(minimum: -10, maximum: 10, values: ThumbNumbers(0, count: count))
    var compared = 0
    for _ in 0..<Torture.count(4000, torture: 1_000_000) {
      change(&values, using: &random)
      // The naive model knows multiples of one half. Fine steps end between them, and so does a thumb
      // that is moved while the bounds reduce the least distance.
      let halves = values.requestedValues.map { $0.isFinite ? ($0 * 2).rounded() / 2 : $0 }
      if halves != Array(values.requestedValues) {
        values.set(minimum: nil, maximum: nil, values: ThumbNumbers(halves))
      }
      let naive = NaiveThumbs(values)
      guard naive.isSatisfiable, values.step == 0 || values.stopCount > 0 else { continue }
      compared += 1
      let wishes = Array(values.requestedValues)
      let expected = naive.resolved(wishes, winner: values.requests.latestThumb.rawValue)
      guard zip(values.values, expected).allSatisfy({ abs($0 - $1) < 1e-9 }) else {
        Issue.record("\(expected) expected: \(values)")
        return
      }
    }
    #expect(compared > 1000)
  }

  /// Makes one random call with multiples of one half.
  private func change(_ values: inout SliderValues, using random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int> = -20...20) -> Double {
      Double(Int.random(in: range, using: &random)) / 2
    }
    let thumb = Thumb(rawValue: Int.random(in: 0..<values.count, using: &random))
    switch Int.random(in: 0..<18, using: &random) {
    case 0: values.set(minimum: number(-20...0))
    case 1: values.set(maximum: number(0...20))
    case 2, 3: values.setValue(number(), of: thumb)
    case 4:
      values.set(minimum: nil, maximum: nil, values: ThumbNumbers(values.map { _ in number() }))
    case 5: values.step = number(-2...6)
    case 6: values.stops = (0..<Int.random(in: 0...9, using: &random)).map { _ in number() }
    case 7: values.stops = []
    case 8: values.minimumDistance = number(-1...4)
    case 9: values.maximumDistance = number(0...20)
    case 10: values.maximumDistance = .infinity
    case 11:
      let low = number()
      values.setLimits(low...low + number(0...20), of: thumb)
    case 12: for index in 0..<values.count { values.setLimits(nil, of: Thumb(rawValue: index)) }
    case 13:
      let low = number()
      values.enabledRange = Bool.random(using: &random) ? nil : low...low + number(4...40)
    case 14: values.moveRange(by: number(), from: values, snapping: true)
    case 15:
      values.adjust(thumb, bySteps: Int.random(in: -3...3, using: &random))
    default:
      values.move(
        thumb, to: number(), from: values,
        collision: ThumbCollision.allCases.randomElement(using: &random) ?? .stop,
        locked: ThumbSet(rawValue: Int.random(in: 0..<256, using: &random)), snapping: true)
    }
  }
}

extension SliderValues {
  fileprivate func map(_ transform: (Double) -> Double) -> [Double] { values.map(transform) }
}
