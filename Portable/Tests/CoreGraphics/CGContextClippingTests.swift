import CoreGraphics
import Foundation
import TestSupport
import Testing

struct CGContextClippingTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("A rectangle that is not a number does not clip")
  func aRectangleThatIsNotANumberDoesNotClip() throws {
    let context = try #require(makeBitmap())
    expectReport(containing: "a rectangle that is not a number") {
      context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    context.fill(all)
    #expect(context.coverage == 400 * 255)
  }
}
