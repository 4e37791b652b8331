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

  @Test("An array of colors makes the same gradient") func anArrayOfColorsMakesTheSameGradient()
    throws
  {
    let colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.5]))
    let context = try #require(makeBitmap())
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    #expect(context.pixel(0, 0).red > 240)
    #expect(context.pixel(15, 0) == .blue)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }
}
