import TestSupport
import Testing

@MainActor struct UIViewConversionTests {
  @Test func pointsPassThroughFramesAndBoundsOrigins() {
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

  @Test func pointsPassThroughTransforms() {
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

  @Test func aRotatedRectangleBecomesTheBoxAroundIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    let box = view.convert(view.bounds, to: root)
    #expect(abs(box.width - 50) < 1e-9)
    #expect(abs(box.height - 100) < 1e-9)
  }

  @Test func nilStandsForTheWindow() {
    let host = TestHost()
    let view = host.add(UIView(frame: CGRect(x: 11, y: 12, width: 10, height: 10)))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 12))
    #expect(view.convert(CGPoint(x: 11, y: 12), from: nil) == .zero)
  }

  @Test func windowsOfOneSceneShareItsCoordinates() {
    let host = TestHost()
    let first = host.add(UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10)))
    let window = UIWindow(windowScene: host.host.scene)
    window.frame = CGRect(x: 60, y: 70, width: 200, height: 200)
    let second = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(second)
    #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: 30, y: 20))
    #expect(window.convert(CGPoint.zero, to: host.window) == CGPoint(x: 60, y: 70))
    let space = host.host.scene.coordinateSpace
    #expect(second.convert(second.bounds, to: space) == CGRect(x: 70, y: 80, width: 10, height: 10))
  }
}
