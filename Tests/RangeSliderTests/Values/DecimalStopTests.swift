import Foundation
import TestSupport
import Testing

@testable import RangeSlider

/// Values at stops, compared with exact decimal numbers.
struct DecimalStopTests {
  @Test("Of 0 to 10 by 0.01, each of the 1,001 values is the number nearest to its decimal")
  func hundredths() {
    var values = SliderValues(0, 10, 0, 10, step: 0.01)
    for index in 0...1000 {
      values.setValue(Double(index) / 100 + 0.001, of: .lower)
      #expect(values.lower == Double(index) / 100)
    }
  }

  @Test("Every stop of decimal bounds and steps is the number nearest to its decimal")
  func decimals() throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<Torture.count(2_000, torture: 100_000) {
      let places = Int.random(in: 0...6, using: &random)
      let unit = Decimal(sign: .plus, exponent: -places, significand: 1)
      let start = Decimal(Int.random(in: -5000...5000, using: &random)) * unit
      let step = Decimal(Int.random(in: 1...999, using: &random)) * unit
      let count = Int.random(in: 1...300, using: &random)
      let (minimum, maximum) = (start.nearest, (start + Decimal(count) * step).nearest)
      let grid = try #require(
        StopGrid(step: step.nearest, minimum: minimum, maximum: maximum))
      #expect(grid.lastIndex == count)
      let index = Int.random(in: 0...count, using: &random)
      let decimal = start + Decimal(index) * step
      #expect(grid.value(at: index) == decimal.nearest, "\(start) + \(index) * \(step)")
      #expect(grid.index(nearest: decimal.nearest) == index)
      #expect(grid.index(atMost: decimal.nearest) == index)
      #expect(grid.index(atLeast: decimal.nearest) == index)
    }
  }

  @Test("Steps that are no short decimal are multiples of the step")
  func thirds() throws {
    let grid = try #require(StopGrid(step: 1.0 / 3, minimum: 0, maximum: 2))
    for index in 0..<6 { #expect(grid.value(at: index) == Double(index) * (1.0 / 3)) }
  }

  @Test("A least distance of one step is one step at every stop, by touch and in code")
  func distance() {
    for index in 0...9 {
      let lower = Double(index) / 10
      let next = Double(index + 1) / 10
      let start = SliderValues(0, 1, lower, 1, step: 0.1, minimumDistance: 0.1)
      var moved = start
      moved.move(.upper, to: 0, from: start, collision: .stop, snapping: true)
      #expect(moved.pair == [lower, next])
      var set = start
      set.setValue(lower, of: .upper)
      set.setValue(lower, of: .lower)
      #expect(set.pair == [lower, next])
    }
  }

  @Test("A greatest distance of some steps reaches so many stops, from every stop")
  func greatestDistance() {
    for steps in 1...5 {
      for index in 0...(10 - steps) {
        let lower = Double(index) / 10
        let start = SliderValues(
          0, 1, lower, lower, step: 0.1, maximumDistance: Double(steps) / 10)
        var moved = start
        moved.move(.upper, to: 1, from: start, collision: .stop, snapping: true)
        #expect(moved.pair == [lower, Double(index + steps) / 10])
      }
    }
  }

  @Test("Keys, assistive technologies and drags of all thumbs rest at decimals")
  func changes() {
    var values = SliderValues(0, 1, 0, 0.4, step: 0.1)
    for index in 1...4 {
      values.adjust(.lower, bySteps: 1)
      #expect(values.lower == Double(index) / 10)
    }
    let start = SliderValues(0, 1, 0.1, 0.3, step: 0.1)
    for index in 1...8 {
      var moved = start
      moved.moveRange(by: Double(index) / 10 - 0.1, from: start, snapping: true)
      #expect(moved.pair == [Double(index) / 10, min(Double(index + 2), 10) / 10])
    }
  }
}

extension Decimal {
  /// The number nearest to the decimal, which the conversion to a number does not promise.
  fileprivate var nearest: Double { Double("\(self)") ?? .nan }
}
