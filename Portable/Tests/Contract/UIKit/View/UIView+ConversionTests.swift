import Testing
import UIKit

@MainActor struct UIViewConversionTests {
  @Test("Points pass through frames and bounds origins")
  func pointsPassThroughFramesAndBoundsOrigins() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 5, y: 7)
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 30, y: 40))
    #expect(inner.convert(CGPoint(x: 31, y: 42), from: outer) == CGPoint(x: 1, y: 2))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 53))
  }

  @Test("Points pass through transforms") func pointsPassThroughTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    root.addSubview(view)
    let corner = view.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 50) < 1e-9)
    #expect(abs(corner.y - 125) < 1e-9)
    let back = view.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9)
    #expect(abs(back.y) < 1e-9)
  }

  @Test("A rotated rectangle becomes the box around it")
  func aRotatedRectangleBecomesTheBoxAroundIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    let box = view.convert(view.bounds, to: root)
    #expect(abs(box.width - 50) < 1e-9)
    #expect(abs(box.height - 100) < 1e-9)
  }
}
