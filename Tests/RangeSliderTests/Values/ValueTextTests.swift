import Foundation
import TestSupport
import Testing

@testable import RangeSlider

@MainActor
struct ValueTextTests {
  private func text(
    _ value: Double, _ minimum: Double, _ maximum: Double, step: Double = 0, stops: [Double] = [],
    scale: SliderScale = .linear, locale: String = "en_US"
  ) -> String {
    ValueText(locale: Locale(identifier: locale)).string(
      value,
      by: .init(minimum: minimum, maximum: maximum, step: step, stops: stops, scale: scale))
  }

  @Test("Without a step the text distinguishes a hundredth of the range")
  func withoutAStepAHundredthOfTheRangeCanBeTold() {
    #expect(text(0.2, 0, 1) == "0.20")
    #expect(text(2.34, 0, 10) == "2.3")
    #expect(text(23.4, 0, 100) == "23")
    #expect(text(2344.6, 0, 10_000) == "2,345")
    #expect(text(0.00021, 0, 0.001) == "0.00021")
  }

  @Test("Stops are formatted exactly, without the noise of binary fractions")
  func steps() {
    #expect(text(3 * 0.1, 0, 1, step: 0.1) == "0.3")
    #expect(text(0.75, 0, 1_000_000, step: 0.25) == "0.75")
    #expect(text(40, 0, 100, step: 10) == "40")
    #expect(text(0.5, 0.5, 9.5, step: 1) == "0.5")
    #expect(text(10.25, 0, 10.25, step: 1) == "10.25")
  }

  @Test("A step without an end gets two digits more than it needs")
  func aStepWithoutAnEndGetsTwoDigitsMoreThanItNeeds() {
    #expect(text(1.0 / 3, 0, 1, step: 1.0 / 3) == "0.3333")
  }

  @Test("Listed stops have the digits of the longest") func listedStopsHaveTheDigitsOfTheLongest() {
    #expect(text(2, 0, 100, stops: [0, 0.5, 2, 100]) == "2.0")
    #expect(text(2, 0, 100, stops: [0, 2, 100]) == "2")
  }

  @Test("Listed stops are distinguished however small they are")
  func listedStopsAreDistinguishedHoweverSmallTheyAre() {
    let stops = [0.001, 0.002, 1_000]
    #expect(stops.map { text($0, 0.001, 1_000, stops: stops) } == ["0.001", "0.002", "1,000.000"])
  }

  @Test("On a logarithmic scale each value has the digits that distinguish it from its neighbors")
  func onALogarithmicScaleEachValueHasTheDigitsThatDistinguishItFromItsNeighbors() {
    let texts = (0...10).map {
      text(pow(10, Double($0) * 0.6 - 3), 0.001, 1_000, scale: .logarithmic)
    }
    #expect(
      texts == [
        "0.0010", "0.0040", "0.016", "0.063", "0.25", "1.0", "4.0", "16", "63", "251", "1,000",
      ])
    #expect(text(0.01, 0.01, 100, scale: .logarithmic) == "0.0100")
    #expect(text(0.015, 0.01, 100, scale: .logarithmic) == "0.015")
  }

  @Test(
    "Values a hundredth of the track apart have different texts on every scale",
    arguments: [
      SliderScale.linear, .logarithmic, .power(exponent: 3), .power(exponent: 0.5),
      .piecewise([.init(fraction: 0.9, value: 1)]),
    ])
  func valuesAHundredthOfTheTrackApartHaveDifferentTextsOnEveryScale(scale: SliderScale) {
    expectEach([0.001...1_000, 0.01...100, 20...20_000, 1...2] as [ClosedRange<Double>]) { bounds in
      let values = (0...100).map { scale.value(atFraction: Double($0) / 100, in: bounds) }
      let texts = values.map { text($0, bounds.lowerBound, bounds.upperBound, scale: scale) }
      #expect(Set(texts).count == 101, "\(bounds)")
    }
  }

  @Test("A value that rounds to zero has no sign") func whatRoundsToZeroHasNoSign() {
    #expect(text(-0.3, -50, 50) == "0")
    #expect(text(-0.0, -50, 50) == "0")
    #expect(text(-0.6, -50, 50) == "-1")
  }

  @Test("Halves go up on both sides of zero")
  func halves() {
    #expect(text(2.5, -50, 50) == "3")
    #expect(text(-2.5, -50, 50) == "-2")
  }

  @Test("Digits and separators are the locale's") func digitsAndSeparatorsAreTheLocales() {
    #expect(text(0.2, 0, 1, locale: "de_DE") == "0,20")
    #expect(text(2344.6, 0, 10_000, locale: "de_DE") == "2.345")
    #expect(text(12, 0, 100, locale: "ar_EG") == "١٢")
  }

  @Test("A single value, distant bounds and endless fractions are harmless")
  func extremes() {
    #expect(text(5, 5, 5) == "5")
    #expect(!text(1e300, -1e308, 1e308).isEmpty)
    #expect(!text(.infinity, 0, 1).isEmpty)
    #expect(!text(.nan, 0, 1).isEmpty)
    #expect(ValueText().fractionDigits(of: 0, by: .init(minimum: 0, maximum: 1e-300)) == 10)
    for value in [-.infinity, -1e308, 0, 5e-324, 1e308, .infinity, .nan] {
      #expect(!text(value, -1e308, 1e308, scale: .power(exponent: 3)).isEmpty)
      #expect(!text(value, 5e-324, 1e308, scale: .logarithmic).isEmpty)
    }
  }
}
