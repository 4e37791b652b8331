import Foundation
import Testing

@testable import RangeSlider

/// The numbers of texts that users type.
struct ValueParserTests {
  @Test(
    "Numbers have the format of the locale, with units around them",
    arguments: [
      ("en_US", "12", 12.0), ("en_US", " 1,234.5 ", 1234.5), ("en_US", ".5", 0.5),
      ("en_US", "€ 160", 160), ("en_US", "-€5", -5), ("en_US", "from 8.25 °C", 8.25),
      ("de_DE", "1.234,5", 1234.5), ("de_DE", "0,5 m", 0.5), ("fr_FR", "1 000,5", 1000.5),
      ("en_US", "١٢", 12),
    ])
  func numbers(locale: String, text: String, number: Double) {
    #expect(ValueParser(locale: Locale(identifier: locale)).number(in: text) == number)
  }

  @Test(
    "A text without a number, with several, or with misplaced separators has no value",
    arguments: ["", "abc", "2 – 4", "1,5", "1.2.3"])
  func others(text: String) {
    #expect(ValueParser(locale: Locale(identifier: "en_US")).number(in: text) == nil)
  }
}
