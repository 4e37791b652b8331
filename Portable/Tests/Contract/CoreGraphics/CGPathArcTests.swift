import CoreGraphics
import Testing

struct CGPathArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("Counterclockwise turns from x to y") func counterclockwiseTurnsFromXToY() {
    let quarter = arc(0, .pi / 2, clockwise: false)
    #expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10)))
    let box = quarter.boundingBoxOfPath
    #expect(abs(box.minX) < 1e-9 && abs(box.width - 10) < 1e-9)
  }

  @Test("Clockwise takes the other way round") func clockwiseTakesTheOtherWayRound() {
    let box = arc(0, .pi / 2, clockwise: true).boundingBoxOfPath
    #expect(abs(box.width - 20) < 0.02 && abs(box.height - 20) < 0.02)
    let band = arc(0, .pi / 2, clockwise: true).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(band.contains(CGPoint(x: -7, y: -7)))
    #expect(!band.contains(CGPoint(x: 7, y: 7)))
  }

  @Test("A full turn is a circle either way") func aFullTurnIsACircleEitherWay() {
    for clockwise in [true, false] {
      let box = arc(0, 2 * .pi, clockwise: clockwise).boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.02 && abs(box.height - 20) < 0.02)
    }
  }

  @Test("Angles more than a turn apart end at the right place")
  func anglesMoreThanATurnApartEndAtTheRightPlace() {
    #expect(isClose(arc(0, 5 * .pi / 2, clockwise: false).currentPoint, CGPoint(x: 0, y: 10)))
    #expect(isClose(arc(0, -5 * .pi / 2, clockwise: true).currentPoint, CGPoint(x: 0, y: -10)))
  }
}
