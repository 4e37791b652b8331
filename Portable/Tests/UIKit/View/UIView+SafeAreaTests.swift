import TestSupport
import Testing

@MainActor struct UIViewSafeAreaTests {
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  final class Observing: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test("A view gets the part of the safe area that reaches into it")
  func aViewSeesThePartThatReachesIntoIt() {
    let host = TestHost(safeAreaInsets: insets)
    #expect(host.window.safeAreaInsets == insets)
    #expect(host.view.safeAreaInsets == insets)
    let view = host.add(Observing(frame: CGRect(x: 0, y: 20, width: 390, height: 100)))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(view.changes == 1)
    view.frame.origin.y = 47
    #expect(view.safeAreaInsets == .zero)
    #expect(view.changes == 2)
    view.frame = CGRect(x: 0, y: 744, width: 390, height: 100)
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test("Outside a window the safe area is empty") func outsideAWindowThereIsNone() {
    let host = TestHost(safeAreaInsets: insets)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(view.safeAreaInsets == .zero)
    host.add(view)
    #expect(view.safeAreaInsets.top == 47)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("A rotation reaches the whole tree") func aRotationReachesTheWholeTree() {
    let host = TestHost(safeAreaInsets: insets)
    let outer = UIView(frame: host.view.bounds)
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = Observing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    host.add(outer)
    inner.changes = 0
    host.host.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(outer.frame.size == CGSize(width: 844, height: 390))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 0))
    #expect(inner.changes >= 1)
  }

  @Test("A controller adds its own insets") func aControllerAddsItsOwnInsets() {
    let host = TestHost(safeAreaInsets: insets)
    host.rootViewController.additionalSafeAreaInsets.top = 10
    #expect(host.view.safeAreaInsets.top == 57)
  }

  @Test("Insets of a deeply nested controller take effect once it has a window")
  func theInsetsOfAControllerDeepInTheTreeCountOnceItHasAWindow() {
    let host = TestHost()
    let child = UIViewController()
    child.additionalSafeAreaInsets.left = 12
    let outer = UIView(frame: host.view.bounds)
    let middle = UIView(frame: outer.bounds)
    outer.addSubview(middle)
    host.rootViewController.addChild(child)
    child.view.frame = middle.bounds
    middle.addSubview(child.view)
    child.didMove(toParent: host.rootViewController)
    host.add(outer)
    #expect(child.view.safeAreaInsets.left == 12)
    outer.removeFromSuperview()
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test("Scrolling does not change the insets of the content")
  func scrollingDoesNotChangeTheInsetsOfWhatIsScrolled() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 0))
    let scrollView = UIScrollView(frame: host.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    scrollView.addSubview(view)
    host.add(scrollView)
    #expect(view.safeAreaInsets.top == 0)
    view.changes = 0
    scrollView.contentOffset.y = 500
    scrollView.contentOffset.y = 700
    #expect(view.changes == 0)
  }

  @Test("The safe area left to the content of a scroll view follows its insets")
  func whatAScrollViewLeavesToItsContentFollowsItsInsets() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let scroll = UIScrollView(frame: host.view.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    host.add(scroll)
    #expect(content.safeAreaInsets.top == 47)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(content.safeAreaInsets.top == 0)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == 47)
    #expect(content.safeAreaInsets.bottom == 34)
    scroll.contentSize.height = 3100
    #expect(content.safeAreaInsets.bottom == 0)
  }
}
