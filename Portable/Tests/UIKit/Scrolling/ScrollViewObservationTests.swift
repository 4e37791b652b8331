import TestSupport
import Testing

@MainActor
struct ScrollViewObservationTests {
  private final class Counter: @unchecked Sendable {
    // Only the main thread touches it; the callback's type asks for Sendable.
    var count = 0
  }

  @Test("Content size and inset are observed") func contentSizeAndInsetAreObserved() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sizes = Counter()
    let insets = Counter()
    let first = scrollView.observe(\.contentSize) { _, _ in sizes.count += 1 }
    let second = scrollView.observe(\.contentInset) { _, _ in insets.count += 1 }
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentInset.top = 20
    #expect(sizes.count == 1)
    #expect(insets.count == 1)
    first.invalidate()
    second.invalidate()
    scrollView.contentSize.height = 600
    #expect(sizes.count == 1)
  }

  /// "Typically properties in Apple-supplied frameworks are only KVO-compliant if they are documented
  /// as such" (Key-Value Observing Programming Guide, "Registering for Key-Value Observing"), and
  /// safeAreaInsets is not; a view hears of it by safeAreaInsetsDidChange().
  @Test("Safe area is not observed") func safeAreaIsNotObserved() {
    let host = TestHost()
    let scrollView = host.add(UIScrollView(frame: host.view.bounds))
    let changes = Counter()
    let token = scrollView.observe(\.safeAreaInsets) { _, _ in changes.count += 1 }
    host.rootViewController.additionalSafeAreaInsets.top = 30
    host.layout()
    #expect(changes.count == 0)
    #expect(scrollView.safeAreaInsets.top == 30)
    token.invalidate()
  }

  @Test("Touches end at a scroll view") func touchesEndAtAScrollView() {
    final class Touched: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let host = TestHost()
    let outer = host.add(Touched(frame: host.view.bounds))
    let scrollView = UIScrollView(frame: outer.bounds)
    outer.addSubview(scrollView)
    host.touches.tap(scrollView)
    #expect(outer.count == 0)
  }
}
