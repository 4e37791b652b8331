import CoreGraphics
import Testing

struct CGContextImageTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("An image is upright where y points up") func anImageIsUprightWhereYPointsUp() throws {
    let context = try #require(makeBitmap())
    context.interpolationQuality = .none
    context.draw(try #require(makeFourColorImage()), in: all)
    #expect(context.pixel(2, 2) == .red && context.pixel(17, 2) == .green)
    #expect(context.pixel(2, 17) == .blue && context.pixel(17, 17) == .white)
  }

  @Test("Edges of an enlarged image stay full") func edgesOfAnEnlargedImageStayFull() throws {
    let context = try #require(makeBitmap())
    context.draw(try #require(makeFourColorImage()), in: all)
    #expect(context.pixel(0, 0) == .red)
    #expect(context.pixel(19, 19) == .white)
  }

  @Test("Alpha and clip apply to images") func alphaAndClipApplyToImages() throws {
    let context = try #require(makeBitmap())
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 10, width: 10, height: 10))
    context.draw(try #require(makeFourColorImage()), in: all)
    #expect(context.pixel(1, 1).isClose(to: Pixel(128, 0, 0, 128)))
    #expect(context.pixel(15, 1) == .clear)
  }

  @Test("Tiling repeats the rectangle over the clip") func tilingRepeatsTheRectangleOverTheClip()
    throws
  {
    let context = try #require(makeBitmap())
    context.interpolationQuality = .none
    context.draw(
      try #require(makeFourColorImage()), in: CGRect(x: 0, y: 0, width: 4, height: 4),
      byTiling: true)
    #expect(context.coverage == 400 * 255)
    for tile in 0..<5 {
      #expect(context.pixel(tile * 4, tile * 4) == .red)
      #expect(context.pixel(tile * 4 + 3, tile * 4 + 3) == .white)
    }
  }

  @Test("Drawing an image leaves the current path alone")
  func drawingAnImageLeavesTheCurrentPathAlone() throws {
    let context = try #require(makeBitmap())
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.draw(try #require(makeFourColorImage()), in: all)
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
  }
}
