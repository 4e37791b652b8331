import TestSupport
import Testing

@testable import RangeSlider

/// Random operations, compared with a model that shares no code with the slider.
struct SliderModelTests {
  @Test(
    "Values, precedence and requests are those of the model after each of many random calls",
    arguments: 1...5)
  func model(count: Int) {
    var random = SeededGenerator(seed: UInt64(400 + count))
    let start = (0..<count).map { Double($0) }
    var model = SliderModel(start)
    model.latest = 0
    var values = SliderValues(count: count)
    values.set(minimum: -10, maximum: 10, values: ThumbNumbers(start))
    var (calls, compared) = (0, 0)
    while calls < Torture.count(400, torture: 50_000) {
      calls += 1
      let call = change(&values, &model, using: &random)
      guard model.rules != nil else {
        // What limits that contradict each other result in is not defined.
        for index in 0..<count {
          values.setLimits(nil, of: Thumb(rawValue: index))
          model.limits[index] = nil
        }
        values.enabledRange = nil
        model.enabledRange = nil
        model.resolve()
        continue
      }
      compared += 1
      guard Array(values.values) == model.values,
        values.requests.latestThumb.rawValue == model.latest,
        Array(values.requestedValues) == model.requests
      else {
        Issue.record("\(call): \(model) expected: \(values)")
        return
      }
      var same = values
      same.step = values.step
      guard same.values == values.values else {
        Issue.record("the step set again after \(call) moves thumbs to \(same.values): \(values)")
        return
      }
    }
    #expect(compared > calls / 2)
  }

  /// Makes one random call, in words, with multiples of one half.
  private func change(
    _ values: inout SliderValues, _ model: inout SliderModel, using random: inout SeededGenerator
  ) -> String {
    func number(_ range: ClosedRange<Int> = -24...24) -> Double {
      Double(Int.random(in: range, using: &random)) / 2
    }
    let index = Int.random(in: 0..<values.count, using: &random)
    let thumb = Thumb(rawValue: index)
    let call = Int.random(in: 0..<20, using: &random)
    defer { if call < 13 { model.resolve() } }
    switch call {
    case 0:
      model.bounds = number(-40 ... -20)...model.bounds.upperBound
      values.set(minimum: model.bounds.lowerBound)
    case 1:
      model.bounds = model.bounds.lowerBound...number(20...40)
      values.set(maximum: model.bounds.upperBound)
    case 2, 3:
      let value = number()
      values.setValue(value, of: thumb)
      model.set(value, of: index)
      return "set \(index) to \(value)"
    case 4:
      (values.step, model.step) = (number(0...8), 0)
      model.step = values.step
    case 5:
      model.stops = (0..<Int.random(in: 1...12, using: &random)).map { _ in number() }
      values.stops = model.stops
    case 6: (values.stops, model.stops) = ([], [])
    case 7:
      model.least = number(0...4)
      values.minimumDistance = model.least
    case 8:
      model.greatest = number(0...24)
      values.maximumDistance = model.greatest
    case 9: (values.maximumDistance, model.greatest) = (.infinity, .infinity)
    case 10:
      let low = number()
      model.limits[index] = low...low + number(0...30)
      values.setLimits(model.limits[index], of: thumb)
    case 11:
      model.limits[index] = nil
      values.setLimits(nil, of: thumb)
    case 12:
      let low = number(-24...0)
      model.enabledRange = Bool.random(using: &random) ? nil : low...low + number(4...40)
      values.enabledRange = model.enabledRange
    default:
      let collision = ThumbCollision.allCases.randomElement(using: &random) ?? .stop
      let target = number()
      let locked = Set(
        (0..<values.count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      // A locked thumb is not held.
      guard !locked.contains(index) else { return "nothing" }
      let before = values
      let held = values.move(
        thumb, to: target, from: before, collision: collision, locked: ThumbSet(locked),
        snapping: true)
      let expected = model.move(index, to: target, collision, locked: locked)
      if held.rawValue != expected { Issue.record("\(expected) held, not \(held): \(before)") }
      return "\(collision) \(index) to \(target) beside \(locked) from \(before)"
    }
    return "\(call)"
  }
}
