import ControlExtras
import TestSupport
import Testing

/// Sticky headers and the safe area of their scroll view.
@MainActor
struct StickySafeAreaTests {
  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    return scrollView
  }

  private func makeHeader(in scrollView: UIScrollView) -> StickyHeaderView {
    let header = StickyHeaderView(headerLayout: StickyHeaderLayout(isPinned: true))
    scrollView.addSubview(header)
    return header
  }

  @Test("A pinned header follows the edge of a bar that disappears, without a scroll")
  func safeAreaThatShrinks() {
    let host = TestHost()
    host.rootViewController.additionalSafeAreaInsets = UIEdgeInsets(
      top: 59, left: 0, bottom: 34, right: 0)
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    scrollView.contentOffset.y = 900
    host.layout()
    #expect(header.convert(header.bounds, to: host.window).minY == 59)
    host.rootViewController.additionalSafeAreaInsets = .zero
    host.layout()
    #expect(scrollView.contentOffset.y == 900)
    #expect(header.convert(header.bounds, to: host.window).minY == 0)
  }

  @Test("A pinned header follows a navigation bar that is hidden and shown")
  func navigationBar() {
    let content = UIViewController()
    let scrollView = makeScrollView()
    content.view = scrollView
    let header = makeHeader(in: scrollView)
    let navigation = UINavigationController(rootViewController: content)
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    host.layout()
    scrollView.contentOffset.y = 900
    host.advance(by: 1)
    for isHidden in [true, false] {
      navigation.setNavigationBarHidden(isHidden, animated: false)
      host.layout()
      let bar = isHidden ? 0 : navigation.navigationBar.frame.height
      #expect(header.convert(header.bounds, to: host.window).minY == 59 + bar, "\(isHidden)")
    }
  }

  @Test("A header that leaves its scroll view leaves no view behind")
  func subviews() {
    let scrollView = makeScrollView()
    let before = scrollView.subviews
    let header = makeHeader(in: scrollView)
    #expect(scrollView.subviews == before + [header])
    header.removeFromSuperview()
    #expect(scrollView.subviews == before && scrollView.constraints.isEmpty)
    #expect(header.subviews.isEmpty)
  }
}
