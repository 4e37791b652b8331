import TestSupport
import Testing

@testable import RangeSlider

/// Movements of all thumbs together on scales that are not linear.
struct SliderRangeScaleTests {
  private func values(_ lower: Double, _ upper: Double) -> SliderValues {
    var values = SliderValues(1, 10_000, lower, upper)
    values.scale = .logarithmic
    return values
  }

  private func expect(_ values: SliderValues, _ lower: Double, _ upper: Double) {
    #expect(abs(values.lower / lower - 1) < 1e-9 && abs(values.upper / upper - 1) < 1e-9)
  }

  @Test("On a logarithmic scale a range keeps its length on the track, at both ends too")
  func logarithmic() {
    let start = values(10, 100)
    var moved = start
    moved.moveRange(by: 90, from: start, snapping: true)
    expect(moved, 100, 1000)
    moved.moveRange(by: 9_000, from: start, snapping: true)
    expect(moved, 1000, 10_000)
    #expect(moved.upper == 10_000)
    moved.moveRange(by: -9.5, from: start, snapping: true)
    expect(moved, 1, 10)
    #expect(moved.lower == 1)
    moved.moveRange(by: 0, from: start, snapping: true)
    #expect(moved.pair == start.pair)
  }

  @Test("With stops the thumbs rest at those nearest to the same length, and at both ends")
  func stops() {
    var start = values(10, 100)
    start.stops = [3, 10, 30, 100, 300, 1000, 3000]
    var moved = start
    moved.moveRange(by: 20, from: start, snapping: true)
    #expect(moved.pair == [30, 300])
    moved.moveRange(by: 9_000, from: start, snapping: true)
    #expect(moved.pair == [1000, 10_000])
    moved.moveRange(by: -9.5, from: start, snapping: true)
    #expect(moved.pair == [1, 10])
  }

  @Test("Limits of a thumb end the movement of all of them")
  func limits() {
    var start = values(10, 100)
    start.setLimits(1...1000, of: .upper)
    var moved = start
    moved.moveRange(by: 5_000, from: start, snapping: true)
    expect(moved, 100, 1000)
    #expect(moved.upper == 1000)
  }

  @Test("On any scale the length on the track stays, as far as there is room")
  func scales() {
    var random = SeededGenerator(seed: 15)
    let scales: [SliderScale] = [
      .linear, .logarithmic, .power(exponent: 3), .piecewise([.init(fraction: 0.3, value: 2_000)]),
    ]
    for _ in 0..<Torture.count(500, torture: 50_000) {
      let bounds = 1.0...10_000
      let scale = scales.randomElement(using: &random) ?? .linear
      func value(_ fraction: Double) -> Double { scale.value(atFraction: fraction, in: bounds) }
      let first = Double.random(in: 0...1, using: &random)
      let second = Double.random(in: first...1, using: &random)
      var start = SliderValues(1, 10_000, value(first), value(second))
      start.scale = scale
      let target = Double.random(in: 0...1, using: &random)
      var moved = start
      moved.moveRange(by: value(target) - start.lower, from: start, snapping: true)
      let expected = min(target, 1 - (second - first))
      #expect(abs(scale.fraction(of: moved.lower, in: bounds) - expected) < 1e-6)
      #expect(
        abs(scale.fraction(of: moved.upper, in: bounds) - expected - (second - first)) < 1e-6)
    }
  }
}
