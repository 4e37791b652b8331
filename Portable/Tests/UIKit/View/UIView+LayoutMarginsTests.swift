import TestSupport
import Testing

@MainActor struct UIViewLayoutMarginsTests {
  final class Observing: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  @Test("The safe area adds to the margins unless switched off")
  func theSafeAreaAddsUnlessSwitchedOff() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    let view = host.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(view.layoutMargins.top == 48)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test("A controller's root view has the system's margins")
  func aControllersRootViewHasTheSystemsMargins() {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    #expect(host.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
