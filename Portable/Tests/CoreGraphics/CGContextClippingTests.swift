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

  @Test("A mask holds paint back where its samples are high")
  func aMaskHoldsPaintBackWhereItsSamplesAreHigh() throws {
    let provider = CGDataProvider(bytes: Data([0, 255, 255, 0]))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let context = try #require(makeBitmap())
    context.clip(to: all, mask: mask)
    context.fill(all)
    #expect(context.pixel(2, 2) == .black)
    #expect(context.pixel(17, 2) == .clear)
    #expect(context.pixel(2, 17) == .clear)
    #expect(context.pixel(17, 17) == .black)
  }
}
