import RangeSlider
import TestSupport
import Testing
import UIKit

/// Properties with consistent final values can be set in any order.
@MainActor
struct SliderPropertyOrderTests {
  private struct Setter {
    var name: String
    var apply: (MultiSliderControl) -> Void
  }

  @Test(
    "Random subsets of the properties of values and rules have the same result in any order",
    arguments: 0..<4)
  func anyOrder(seed: Int) {
    var random = SeededGenerator(seed: UInt64(600 + seed))
    for _ in 0..<Torture.count(400, torture: 40_000) {
      let count = Int.random(in: 1...8, using: &random)
      // Rules that defaults could contradict come with bounds and values.
      let isComplete = Bool.random(using: &random)
      let setters = setters(count: count, isComplete: isComplete, using: &random).filter { setter in
        if isComplete, Self.required.contains(setter.name) { return true }
        if !isComplete, Self.strict.contains(setter.name) { return false }
        return Int.random(in: 0..<3, using: &random) > 0
      }
      let (sorted, shuffled) = (MultiSliderControl(), MultiSliderControl())
      for setter in setters.sorted(by: { $0.name < $1.name }) { setter.apply(sorted) }
      let order = setters.shuffled(using: &random)
      for setter in order { setter.apply(shuffled) }
      guard state(of: sorted) == state(of: shuffled) else {
        Issue.record("\(state(of: shuffled)) after \(order.map(\.name)), not \(state(of: sorted))")
        return
      }
    }
  }

  @Test("The bounds and both values of a range slider have the same result in any order")
  func rangeSlider() {
    var random = SeededGenerator(seed: 610)
    for _ in 0..<Torture.count(400, torture: 40_000) {
      let minimum = CGFloat.random(in: -100...100, using: &random)
      let values = (0..<2).map { _ in minimum + CGFloat.random(in: 0...50, using: &random) }
        .sorted()
      let maximum = minimum + 50
      let step = CGFloat([0, 0.5, 3].randomElement(using: &random) ?? 0)
      let setters: [(RangeSliderControl) -> Void] = [
        { $0.minimumValue = minimum }, { $0.maximumValue = maximum },
        { $0.lowerValue = values[0] }, { $0.upperValue = values[1] }, { $0.step = step },
        { $0.scale = .power(exponent: 2) }, { $0.enabledRange = Double(minimum)...Double(maximum) },
      ]
      let (first, second) = (RangeSliderControl(), RangeSliderControl())
      for setter in setters { setter(first) }
      for setter in setters.shuffled(using: &random) { setter(second) }
      #expect(first.range == second.range)
      guard step == 0 else { continue }
      #expect([second.lowerValue, second.upperValue] == values)
    }
  }

  private static let required = ["minimumValue", "maximumValue", "thumbCount", "thumbValues"]
  private static let strict = [
    "minimumDistance", "maximumDistance", "limits", "stops", "ticks", "snapsToTicks",
  ]

  /// Setters of values that satisfy all of the rules.
  private func setters(
    count: Int, isComplete: Bool, using random: inout SeededGenerator
  ) -> [Setter] {
    let minimum = Double(Int.random(in: -20...20, using: &random))
    let maximum = minimum + 80
    // Values at multiples of the step, with at least one step between them.
    let places = Array(Array(1..<20).shuffled(using: &random).prefix(count)).sorted()
    let values = places.map { minimum + 4 * Double($0) }
    let thumb = Thumb(rawValue: Int.random(in: 0..<count, using: &random))
    let value = values[thumb.rawValue]
    let ticks = values.map { SliderTick(value: $0) }
    let some = Array(values.prefix(Int.random(in: 1...count, using: &random)))
    return [
      Setter(name: "minimumValue") { $0.minimumValue = CGFloat(minimum) },
      Setter(name: "maximumValue") { $0.maximumValue = CGFloat(maximum) },
      Setter(name: "thumbCount") { $0.thumbCount = count },
      Setter(name: "thumbValues") { $0.thumbValues = isComplete ? values : some },
      Setter(name: "value") { $0[thumb].value = value },
      Setter(name: "step") { $0.step = 4 },
      Setter(name: "stops") { $0.stops = values.map { CGFloat($0) } },
      Setter(name: "minimumDistance") { $0.minimumDistance = 4 },
      Setter(name: "maximumDistance") { $0.maximumDistance = 80 },
      Setter(name: "enabledRange") { $0.enabledRange = minimum...maximum },
      Setter(name: "limits") { $0[thumb].limits = value - 4...value + 4 },
      Setter(name: "scale") { $0.scale = .power(exponent: 2) },
      Setter(name: "ticks") { $0.ticks = ticks },
      Setter(name: "snapsToTicks") { $0.snapsToTicks = true },
      Setter(name: "isThumbEnabled") { $0[thumb].isEnabled = false },
      Setter(name: "collisionRawValue") { $0.collisionRawValue = 2 },
      Setter(name: "waitingValue") {
        if count < 8 { $0[Thumb(rawValue: 7)].value = maximum }
      },
    ]
  }

  private func state(of slider: MultiSliderControl) -> [String] {
    let thumbs = (0..<8).map(Thumb.init)
    return [
      "\(slider.minimumValue) \(slider.maximumValue) \(slider.step) \(slider.stops)",
      "\(slider.minimumDistance) \(slider.maximumDistance) \(slider.scale)",
      "\(slider.thumbCount) \(slider.thumbValues)",
      "\(String(describing: slider.enabledRange)) \(slider.snapsToTicks) \(slider.ticks.count)",
      "\(thumbs.map { String(describing: slider[$0].limits) })",
      "\(thumbs.map { slider[$0].isEnabled }) \(slider.collision)",
    ]
  }
}
