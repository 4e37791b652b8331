import CoreGraphics
import Foundation
import Testing

/// The rule of the Swift evolution proposal SE-0170, "NSNumber bridging and Numeric types", which
/// names CGFloat: a number casts to a type that represents its value exactly.
struct CGFloatBridgingTests {
  @Test("A number casts to CGFloat") func aNumberCastsToCGFloat() {
    let number: Any = NSNumber(value: 2.5)
    #expect(number as? CGFloat == 2.5)
    let integer: Any = NSNumber(value: 7)
    #expect(integer as? CGFloat == 7)
  }

  @Test("A CGFloat casts to a number") func aCGFloatCastsToANumber() {
    let value: Any = CGFloat(2.5)
    #expect((value as? NSNumber)?.doubleValue == 2.5)
  }

  @Test("A text does not cast to CGFloat") func aTextDoesNotCastToCGFloat() {
    let text: Any = "2.5"
    #expect(text as? CGFloat == nil)
  }
}
