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

  @Test("A width that is not positive gives nothing") func aWidthThatIsNotPositiveGivesNothing() {
    #expect(stroked(line(level), width: 0).isEmpty)
    #expect(stroked(line(level), width: .nan).isEmpty)
  }

  @Test("Lengths that add up to nothing leave the path whole")
  func lengthsThatAddUpToNothingLeaveThePathWhole() {
    let path = line(level)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
  }
}
