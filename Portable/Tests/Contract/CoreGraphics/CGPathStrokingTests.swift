import CoreGraphics
import Testing

struct CGPathStrokingTests {
  private func line(_ points: [CGPoint], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private func stroked(
    _ path: CGPath, width: CGFloat = 4, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10
  ) -> CGPath {
    path.copy(
      strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  private let level = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]

  @Test("Caps reach past the ends as named") func capsReachPastTheEndsAsNamed() {
    #expect(
      stroked(line(level)).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = stroked(line(level), cap: .square)
    #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(square.contains(CGPoint(x: -1.9, y: 1.9)))
    let round = stroked(line(level), cap: .round)
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
  }

  @Test("Joins fill the outer corner as named") func joinsFillTheOuterCornerAsNamed() {
    let corner = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let tip = CGPoint(x: 11.9, y: -1.9)
    let nearTip = CGPoint(x: 11.2, y: -1.2)
    #expect(stroked(corner).contains(tip))
    #expect(!stroked(corner, miterLimit: 1).contains(tip))
    #expect(!stroked(corner, join: .bevel).contains(nearTip))
    #expect(stroked(corner, join: .round).contains(nearTip))
    #expect(!stroked(corner, join: .round).contains(tip))
    #expect(stroked(corner).contains(CGPoint(x: 9, y: 1)))
  }

  @Test("A closed path leaves its inside free") func aClosedPathLeavesItsInsideFree() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let ring = stroked(square)
    #expect(ring.contains(CGPoint(x: 0, y: 10)))
    #expect(ring.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("A circle's outline keeps its distance all round")
  func aCirclesOutlineKeepsItsDistanceAllRound() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let ring = stroked(circle, width: 10)
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      }
      #expect(ring.contains(point(54.9)) && ring.contains(point(45.1)))
      #expect(!ring.contains(point(55.1)) && !ring.contains(point(44.9)))
    }
  }

  @Test("A point draws a dot with round caps and nothing with butt caps")
  func aPointDrawsADotWithRoundCapsAndNothingWithButtCaps() {
    let dot = line([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    #expect(stroked(dot).isEmpty)
    #expect(stroked(dot, cap: .round).contains(CGPoint(x: 6.5, y: 5)))
  }

  @Test("Dashes begin at the phase") func dashesBeginAtThePhase() {
    let dashed = line([.zero, CGPoint(x: 10, y: 0)])
      .copy(dashingWithPhase: 1, lengths: [2, 3])
    let wide = stroked(dashed, width: 2)
    #expect(wide.contains(CGPoint(x: 0.5, y: 0)))
    #expect(!wide.contains(CGPoint(x: 1.5, y: 0)))
    #expect(wide.contains(CGPoint(x: 5, y: 0)))
    #expect(!wide.contains(CGPoint(x: 7, y: 0)))
    #expect(wide.contains(CGPoint(x: 9.5, y: 0)))
  }

  @Test("Dashes on a curve are as long as asked") func dashesOnACurveAreAsLongAsAsked() {
    let half = CGMutablePath()
    half.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: false)
    let dashed = half.copy(dashingWithPhase: 0, lengths: [10, 10])
    let wide = stroked(dashed, width: 2)
    for step in 0..<15 {
      let angle = (CGFloat(step) * 20 + 5) / 100
      #expect(wide.contains(CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))))
      let gap = (CGFloat(step) * 20 + 15) / 100
      #expect(!wide.contains(CGPoint(x: 100 * cos(gap), y: 100 * sin(gap))))
    }
  }
}
