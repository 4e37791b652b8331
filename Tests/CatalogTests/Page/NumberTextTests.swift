import TestSupport
import Testing

@testable import CatalogApp

struct NumberTextTests {
  @Test("A number has at most two decimals") func atMostTwoDecimals() {
    #expect(NumberText.string(0.30000000000000004) == "0.3")
    #expect(NumberText.string(12.0) == "12")
    #expect(NumberText.string(-0.126) == "-0.13")
    #expect(NumberText.string(1e300) == "1e+300")
  }

  @Test(
    "Code is the shortest text of a number",
    arguments: [
      (0.004, "0.004"), (1.0 / 3, "0.3333333333333333"), (0.1 + 0.2, "0.30000000000000004"),
      (12, "12"), (-50, "-50"), (0, "0"), (-0.0, "-0.0"), (1e15, "1000000000000000"),
      (9_007_199_254_740_993, "9007199254740992"), (1e300, "1e+300"), (-2.5e-7, "-2.5e-07"),
      (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
      (.leastNonzeroMagnitude, "5e-324"),
    ])
  func codeIsTheShortestTextOfANumber(number: Double, text: String) {
    #expect(NumberText.code(number) == text)
  }

  @Test("A field shows numbers with few digits completely") func aFieldShowsFewDigitsWhole() {
    #expect(NumberText.field(0.004) == "0.004")
    #expect(NumberText.field(1.0 / 3) == "0.33")
    #expect(NumberText.field(-12.125) == "-12.125")
    #expect(NumberText.field(.infinity) == "∞")
    #expect(NumberText.exact(-.infinity) == "−∞")
    #expect(NumberText.exact(1.0 / 3) == "0.3333333333333333")
  }

  @Test("Ranges are spaced where an operator would take a sign")
  func rangesAreSpacedWhereAnOperatorWouldTakeASign() {
    #expect(NumberText.rangeCode("-1", "0.5") == "-1...0.5")
    #expect(NumberText.rangeCode("-2", "-1") == "-2 ... -1")
    #expect(NumberText.rangeCode("0", ".infinity") == "0 ... .infinity")
  }

  @Test("Code reads back as the same bits") func codeReadsBackAsTheSameBits() throws {
    var generator = SeededGenerator(seed: 28)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: generator.next())
      let part = Double.random(in: -100...100, using: &generator)
      let short = (part * 1_000).rounded() / 1_000
      for number in [bits, part, short] where number.isFinite {
        let text = NumberText.code(number)
        try #require(Double(text)?.bitPattern == number.bitPattern, "\(text)")
        try #require(!text.hasSuffix(".0") || number == 0, "\(text)")
      }
    }
  }
}
