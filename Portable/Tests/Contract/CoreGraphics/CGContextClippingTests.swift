import CoreGraphics
import Foundation
import Testing

struct CGContextClippingTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("Clips intersect and end with the state") func clipsIntersectAndEndWithTheState() throws {
    let context = try #require(makeBitmap())
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(all)
    context.restoreGState()
    #expect(context.coverage == 100 * 255)
    #expect(context.boundingBoxOfClipPath == all)
  }

  @Test("Several rectangles clip to their union") func severalRectanglesClipToTheirUnion() throws {
    let context = try #require(makeBitmap())
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 5, height: 20), CGRect(x: 10, y: 0, width: 5, height: 20),
    ])
    context.fill(all)
    #expect(context.coverage == 200 * 255)
    context.resetClip()
    context.fill(all)
    #expect(context.coverage == 400 * 255)
  }

  @Test("An image without alpha lets paint through where it is light")
  func anImageWithoutAlphaLetsPaintThroughWhereItIsLight() throws {
    let mask = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    mask.setFillColor(gray: 1, alpha: 1)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let context = try #require(makeBitmap())
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: all, mask: try #require(mask.makeImage()))
    context.setFill(1, 0, 0)
    context.fill(all)
    context.restoreGState()
    context.setFill(1, 0, 0)
    #expect(context.pixel(3, 10) == .red)
    #expect(context.pixel(16, 10) == .clear)
    context.fill(all)
    #expect(context.pixel(16, 10) == .red)
  }
}
