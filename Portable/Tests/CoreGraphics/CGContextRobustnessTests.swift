import CoreGraphics
import TestSupport
import Testing

struct CGContextRobustnessTests {
  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("Nonfinite values are ignored") func numbersThatAreNotFiniteAreIgnored() throws {
    let context = try #require(makeBitmap())
    expectReport(containing: "a transform that is not finite") {
      context.translateBy(x: .nan, y: 0)
      context.rotate(by: CGFloat.infinity)
      context.scaleBy(x: CGFloat.infinity, y: 1)
    }
    #expect(context.ctm == .identity)
    expectReport(containing: "a point that is not finite") {
      context.move(to: CGPoint(x: CGFloat.nan, y: 0))
    }
    expectReport(containing: "needs a current point") { context.addLine(to: CGPoint(x: 3, y: 3)) }
    // The path of a context asserts "CGFloatIsValid(x) && CGFloatIsValid(y)" in CGPathAddArc.
    expectMisuse("CGMutablePath", reason: "is not finite") {
      context.addArc(
        center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
    }
    #expect(context.isPathEmpty)
    context.setLineWidth(.nan)
    context.strokeEllipse(in: all)
    context.setLineDash(phase: .nan, lengths: [1, .infinity])
    context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: .nan)
    expectReport(containing: "a rectangle that is not a number") {
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    }
    #expect(context.coverage == 0)
    context.fill(all)
    #expect(context.coverage == 400 * 255)
  }

  @Test("Unbalanced calls are ignored") func unbalancedCallsAreIgnored() throws {
    let context = try #require(makeBitmap())
    expectReport(containing: "without a matching saveGState()") { context.restoreGState() }
    expectReport(containing: "without a begin") { context.endTransparencyLayer() }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    expectReport(containing: "without a matching saveGState()") { context.restoreGState() }
    context.saveGState()
    context.fill(all)
    context.endTransparencyLayer()
    #expect(context.coverage == 400 * 255)
    context.closePath()
    context.strokePath()
  }

  @Test("Empty and infinite image rectangles draw nothing")
  func emptyAndInfiniteImageRectanglesDrawNothing() throws {
    let context = try #require(makeBitmap())
    let image = try #require(makeFourColorImage())
    context.draw(image, in: .zero)
    context.draw(image, in: .null)
    expectReport(containing: "a rectangle that is not finite") {
      context.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    }
    #expect(context.coverage == 0)
  }
}
