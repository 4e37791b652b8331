import Foundation
import Testing

@testable import RangeSlider

struct ValueTextTests {
  private func text(
    _ value: Double, _ minimum: Double, _ maximum: Double, step: Double = 0, stops: [Double] = [],
    locale: String = "en_US"
  ) -> String {
    ValueText(
      ValueDigits(minimum: minimum, maximum: maximum, step: step, stops: stops),
      locale: Locale(identifier: locale)
    ).string(value)
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
    #expect(ValueDigits(minimum: 0, maximum: 1e-300, step: 0).fraction == 10)
  }
}
