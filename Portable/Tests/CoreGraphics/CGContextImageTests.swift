import CoreGraphics
import Testing

struct CGContextImageTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("An image is upside down where y points down") func anImageIsUpsideDownWhereYPointsDown()
    throws
  {
    let context = try #require(
      CGContext(layerPixelsWide: 20, high: 20, scale: 1, opaque: false))
    context.interpolationQuality = .none
    context.draw(try #require(makeFourColorImage()), in: all)
    #expect(context.pixel(2, 2) == .blue && context.pixel(17, 2) == .white)
    #expect(context.pixel(2, 17) == .red && context.pixel(17, 17) == .green)
  }
}
