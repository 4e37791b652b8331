import CoreGraphics
import Testing

struct CGContextGradientTests {
  private func makeGradient(_ locations: [CGFloat]? = nil) -> CGGradient? {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    return CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components,
      locations: locations, count: 2)
  }

  private func draw(_ options: CGGradientDrawingOptions) throws -> CGContext {
    let context = try #require(makeBitmap())
    context.drawLinearGradient(
      try #require(makeGradient()), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
      options: options)
    return context
  }

  @Test("Colors change from start to end") func colorsChangeFromStartToEnd() throws {
    let context = try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(context.pixel(1, 1) == .red)
    #expect(context.pixel(18, 1) == .blue)
    #expect(context.pixel(10, 1).isClose(to: Pixel(121, 0, 134), within: 10))
  }

  @Test("Sides outside stay empty unless asked for") func sidesOutsideStayEmptyUnlessAskedFor()
    throws
  {
    let none = try draw([])
    #expect(none.pixel(1, 1) == .clear && none.pixel(18, 1) == .clear)
    #expect(none.pixel(10, 1).alpha == 255)
    let before = try draw(.drawsBeforeStartLocation)
    #expect(before.pixel(1, 1) == .red && before.pixel(18, 1) == .clear)
    let after = try draw(.drawsAfterEndLocation)
    #expect(after.pixel(1, 1) == .clear && after.pixel(18, 1) == .blue)
  }
}
