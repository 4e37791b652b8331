import CoreGraphics
import Testing

struct CGContextRobustnessTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("A collapsed transform hides drawing until it is restored")
  func aCollapsedTransformHidesDrawingUntilItIsRestored() throws {
    let context = try #require(makeBitmap())
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(all)
    context.strokeEllipse(in: all)
    if let image = makeFourColorImage() { context.draw(image, in: all) }
    #expect(context.coverage == 0)
    #expect(context.ctm.a == 0)
    context.restoreGState()
    context.fill(all)
    #expect(context.coverage == 400 * 255)
  }

  @Test("Infinite and huge shapes fill the visible area")
  func endlessAndHugeShapesFillWhatIsVisible()
    throws
  {
    let context = try #require(makeBitmap())
    context.fill(.infinite)
    #expect(context.coverage == 400 * 255)
    context.clear(.infinite)
    #expect(context.coverage == 0)
    context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    #expect(context.coverage == 400 * 255)
    context.clear(all)
    context.scaleBy(x: 1000, y: 1000)
    context.fill(CGRect(x: -1e6, y: 0, width: 2e6, height: 0.01))
    #expect(context.coverage == 200 * 255)
  }
}
