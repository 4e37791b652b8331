import CoreGraphics
import Testing

struct CGPathTests {
  private func kinds(_ path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  @Test("Elements come in order with their points") func elementsComeInOrderWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      for index in 0..<count { points.append(element.pointee.points[index]) }
    }
    #expect(kinds(path) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
  }

  @Test("The current point after closing is the start of the subpath")
  func theCurrentPointAfterClosingIsTheSubpathsStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 5))
    #expect(kinds(path).suffix(2) == [.moveToPoint, .addLineToPoint])
  }

  @Test("A copy does not follow its mutable original") func aCopyDoesNotFollowItsMutableOriginal()
    throws
  {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 10, y: 10, width: 4, height: 4))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(copy != path)
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
  }

  @Test("An empty path has null bounds") func anEmptyPathHasNullBounds() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test("The bounds of a curve leave its control points out")
  func theBoundsOfACurveLeaveItsControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(abs(path.boundingBoxOfPath.height - 6) < 1e-9)
  }

  @Test("Containment follows the fill rule") func containmentFollowsTheFillRule() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(
      path.contains(
        CGPoint(x: 5, y: 5), transform: CGAffineTransform(scaleX: 10, y: 10)))
  }

  @Test("Containment stays exact in a path of unit size")
  func containmentStaysExactInAPathOfUnitSize() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(path.contains(CGPoint(x: 0.147, y: 0.147)))
    #expect(!path.contains(CGPoint(x: 0.146, y: 0.146)))
  }
}
