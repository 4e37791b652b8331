import CoreGraphics
import Testing

@testable import DrawingBoard

struct BoardPlacementTests {
  @Test("Redisplayed areas have whole points, at every scale")
  func wholePoints() {
    for scale in [1, 2, 3] as [CGFloat] {
      for x in 0..<7 {
        let changed = CGRect(x: CGFloat(x) / scale, y: 100 / scale, width: 1 / scale, height: 2)
        let rect = BoardPlacement().displayRect(
          of: changed, scale: scale, displayScale: scale)
        #expect(rect == rect.integral && rect.contains(changed))
        let scaled = BoardPlacement(origin: CGPoint(x: 0, y: 8.25), factor: 0.33)
        let part = scaled.displayRect(
          of: changed, scale: scale, displayScale: scale)
        #expect(
          part == part.integral && part.insetBy(dx: 1, dy: 1).contains(scaled.viewRect(changed)))
      }
    }
  }

  @Test("A placement and its inverse agree")
  func inverse() {
    let placement = BoardPlacement(origin: CGPoint(x: 0, y: 75), factor: 3)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 5)
    #expect(placement.viewRect(rect) == CGRect(x: 30, y: 135, width: 90, height: 15))
    #expect(placement.pictureRect(placement.viewRect(rect)) == rect)
    #expect(placement.viewPoint(CGPoint(x: 10, y: 20)) == CGPoint(x: 30, y: 135))
    #expect(placement.picturePoint(CGPoint(x: 30, y: 135)) == CGPoint(x: 10, y: 20))
  }
}
