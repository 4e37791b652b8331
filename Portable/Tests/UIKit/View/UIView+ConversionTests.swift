import TestSupport
import Testing

@MainActor struct UIViewConversionTests {
  @Test("Nil stands for the window") func nilStandsForTheWindow() {
    let host = TestHost()
    let view = host.add(UIView(frame: CGRect(x: 11, y: 12, width: 10, height: 10)))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 12))
    #expect(view.convert(CGPoint(x: 11, y: 12), from: nil) == .zero)
  }

  @Test("Windows of one scene share its coordinates") func windowsOfOneSceneShareItsCoordinates() {
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
