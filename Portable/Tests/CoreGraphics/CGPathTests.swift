import CoreGraphics
import Testing

struct CGPathTests {
  private func kinds(_ path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  @Test func `Corners larger than half a side are cut`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(path == ellipse)
    #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
  }

  @Test func `Geometry that is not finite is ignored`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    path.addRect(.null)
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(kinds(path) == [.moveToPoint])
  }

  @Test func `A line without a current point is ignored`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
  }
}
