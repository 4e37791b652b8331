import CoreGraphics
import TestSupport
import Testing

struct CGPathTests {
  private func kinds(_ path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  // CGPath.cc of Core Graphics asserts "corner_height >= 0 && 2 * corner_height <=
  // CGRectGetHeight(rect)" and the same of the width, for both functions.
  @Test(
    "Corners that do not fit are misuse",
    arguments: [
      CGSize(width: 21, height: 5), CGSize(width: 5, height: 11), CGSize(width: -1, height: 5),
    ])
  func cornersThatDoNotFitAreMisuse(corner: CGSize) {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = expectMisuse(
      "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)", reason: "do not fit into"
    ) {
      CGPath(
        roundedRect: rect, cornerWidth: corner.width, cornerHeight: corner.height, transform: nil)
    }
    #expect(path.boundingBox == rect)
    expectMisuse(
      "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:)",
      reason: "do not fit into"
    ) {
      CGMutablePath().addRoundedRect(
        in: rect, cornerWidth: corner.width, cornerHeight: corner.height)
    }
  }

  @Test("Corners of half a side make an ellipse") func cornersOfHalfASideMakeAnEllipse() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(path == ellipse)
  }

  // CGPath.cc of Core Graphics asserts "CGFloatIsValid(x) && CGFloatIsValid(y)" of the points.
  @Test("Points that are not finite are misuse") func pointsThatAreNotFiniteAreMisuse() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    expectMisuse("CGMutablePath", reason: "is not finite") {
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    }
    expectMisuse("CGMutablePath", reason: "is not finite") {
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    }
    expectReport(containing: "a rectangle that is not a number") {
      path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    path.addRect(.null)
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(kinds(path) == [.moveToPoint])
  }

  @Test("A line without a current point is ignored") func aLineWithoutACurrentPointIsIgnored() {
    let path = CGMutablePath()
    expectReport(containing: "needs a current point") { path.addLine(to: CGPoint(x: 1, y: 1)) }
    #expect(path.isEmpty)
  }
}
