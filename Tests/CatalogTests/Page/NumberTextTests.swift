import Testing

@testable import CatalogApp

struct NumberTextTests {
  @Test func atMostTwoDecimals() {
    #expect(NumberText.string(0.30000000000000004) == "0.3")
    #expect(NumberText.string(12.0) == "12")
    #expect(NumberText.string(-0.126) == "-0.13")
    #expect(NumberText.string(1e300) == "1e+300")
  }
}
