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

  @Test("A radial gradient changes outwards") func aRadialGradientChangesOutwards() throws {
    let context = try #require(makeBitmap())
    let center = CGPoint(x: 10, y: 10)
    context.drawRadialGradient(
      try #require(makeGradient()), startCenter: center, startRadius: 0, endCenter: center,
      endRadius: 8, options: [])
    #expect(context.pixel(10, 10).red > 200)
    #expect(context.pixel(16, 10).blue > 150)
    #expect(context.pixel(0, 0) == .clear)
  }

  @Test("A conic gradient turns from x to y and covers the clip")
  func aConicGradientTurnsFromXToYAndCoversTheClip() throws {
    let context = try #require(makeBitmap())
    context.drawConicGradient(
      try #require(makeGradient()), center: CGPoint(x: 10, y: 10), angle: 0)
    #expect(context.coverage == 400 * 255)
    #expect(context.pixel(19, 9).red > 240)
    #expect(context.pixel(19, 10).blue > 240)
    #expect(context.pixel(0, 9).isClose(to: Pixel(128, 0, 128), within: 6))
    #expect(context.pixel(10, 0).isClose(to: Pixel(191, 0, 64), within: 6))
  }
}
