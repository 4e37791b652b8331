import RangeSlider
import TestSupport
import Testing

/// Section 2.10: who gets a touch that something around the slider wants too.
@MainActor
struct RangeSliderScrollTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  private func center(_ thumb: Thumb) -> CGPoint {
    let frame = slider.accessibilityElement(for: thumb).accessibilityFrameInContainerSpace
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @discardableResult
  private func putIntoScrollView(
    _ given: UIScrollView? = nil, contentSize: CGSize = CGSize(width: 390, height: 3000)
  ) -> UIScrollView {
    let scrollView = given ?? UIScrollView(frame: host.view.bounds)
    scrollView.contentSize = contentSize
    host.add(scrollView)
    scrollView.addSubview(slider)
    host.layout()
    return scrollView
  }

  private func drag(from start: CGPoint, by movement: CGVector, duration: TimeInterval = 0.06) {
    host.touches.drag(
      in: slider, from: start, to: CGPoint(x: start.x + movement.dx, y: start.y + movement.dy),
      steps: 4, duration: duration)
  }

  // MARK: Taps

  /// Counts the taps of a recognizer on the view around the slider.
  @MainActor private final class TapCounter: NSObject, _SelectorReceiving {
    private(set) var taps = 0

    func count(_ tap: UITapGestureRecognizer) { taps += 1 }

    static var _selectors: [_SelectorMethod] { [.init("count:", count)] }
  }

  @Test("A tap around the slider is refused where the slider responds to it, and passes elsewhere")
  func tapAround() {
    let counter = TapCounter()
    let tap = UITapGestureRecognizer()
    tap.addTarget(counter, action: "count:")
    host.view.addGestureRecognizer(tap)
    host.add(slider)
    host.layout()
    func touch(at x: CGFloat) { host.touches.tap(slider, at: CGPoint(x: x, y: 22)) }
    touch(at: center(.lower).x)
    touch(at: 14 + 272 * 0.4)
    #expect(counter.taps == 0)
    #expect(abs(slider.lowerValue - 0.4) < 1e-6, "the tap on the track moves a thumb")
    slider.tapsTrack = false
    touch(at: 14 + 272 * 0.6)
    #expect(counter.taps == 1)
    #expect(slider.upperValue == 0.8)
    touch(at: center(.upper).x)
    #expect(counter.taps == 1)
    slider.isUpperThumbEnabled = false
    touch(at: center(.upper).x)
    #expect(counter.taps == 2, "a thumb that is not enabled")
    slider.isEnabled = false
    touch(at: center(.lower).x)
    slider.tapsTrack = true
    touch(at: 250)
    #expect(counter.taps == 4, "a slider that is not enabled")
  }

  // MARK: Lists

  @Test("In a scroll view a quick drag along the track moves the thumb")
  func quickDragInScrollView() {
    let scrollView = putIntoScrollView()
    drag(from: center(.lower), by: CGVector(dx: 60, dy: 0))
    #expect(slider.lowerValue > 0.3)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("In a scroll view a drag across the track scrolls")
  func dragAcrossInScrollView() {
    let scrollView = putIntoScrollView()
    drag(from: center(.lower), by: CGVector(dx: 0, dy: -80))
    #expect(slider.lowerValue == 0.2)
    #expect(scrollView.contentOffset.y > 30)
  }

  @Test("A mostly vertical drag scrolls, a mostly horizontal one drags")
  func slanted() {
    let scrollView = putIntoScrollView()
    drag(from: center(.lower), by: CGVector(dx: 30, dy: -80))
    #expect(slider.lowerValue == 0.2)
    #expect(scrollView.contentOffset.y > 30)
    host.advance(by: 2)
    scrollView.contentOffset = .zero
    drag(from: center(.lower), by: CGVector(dx: 80, dy: -30))
    #expect(slider.lowerValue > 0.4)
    #expect(scrollView.contentOffset.y == 0)
  }

  private final class CancellingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  @Test(
    "A scroll view that takes touches back from controls does so until a drag has begun")
  func restingFinger() {
    let scrollView = putIntoScrollView(CancellingScrollView(frame: host.view.bounds))
    let recorder = ControlEventRecorder(slider, for: [.touchCancel, .valueChanged])
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.advance(by: 0.5)
    #expect(slider.trackedThumb == .lower)
    host.touches.glide(to: CGPoint(x: 40 + start.x, y: 142))
    #expect(scrollView.contentOffset.y > 30)
    #expect(slider.trackedThumb == nil)
    #expect(recorder.names == ["touchCancel"])
    host.touches.up()
    #expect(slider.lowerValue == 0.2)
  }

  @Test("Any other scroll view leaves a held thumb alone, as UIKit does for controls")
  func heldThumb() {
    let scrollView = putIntoScrollView()
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.advance(by: 0.5)
    host.touches.glide(to: CGPoint(x: 40 + start.x, y: 142))
    #expect(scrollView.contentOffset.y == 0)
    #expect(slider.trackedThumb == .lower)
    host.touches.up()
    #expect(slider.lowerValue == 0.2)
  }

  @Test("A dragged thumb keeps the finger wherever it goes")
  func wanderingFinger() {
    let scrollView = putIntoScrollView(CancellingScrollView(frame: host.view.bounds))
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.advance(by: 0.5)
    host.touches.glide(to: CGPoint(x: 40 + start.x + 30, y: 222))
    host.touches.glide(to: CGPoint(x: 40 + start.x + 30, y: 500))
    #expect(slider.trackedThumb == .lower)
    #expect(scrollView.contentOffset.y == 0)
    host.touches.up()
    #expect(slider.lowerValue > 0.25)
  }

  @Test("A drag that starts beside the thumbs is left to the scroll view")
  func dragBesideInScrollView() {
    let scrollView = putIntoScrollView()
    drag(from: CGPoint(x: 150, y: 22), by: CGVector(dx: 0, dy: -82))
    #expect(scrollView.contentOffset.y > 30)
  }

  @Test("A disabled slider leaves every finger to the scroll view")
  func disabled() {
    let scrollView = putIntoScrollView(contentSize: CGSize(width: 1200, height: 844))
    slider.isEnabled = false
    drag(from: center(.upper), by: CGVector(dx: -80, dy: 0))
    #expect(scrollView.contentOffset.x > 30)
  }

  @Test("A vertical slider drags up and down, and leaves sideways movements to a pager")
  func verticalSlider() {
    slider.isVertical = true
    slider.frame = CGRect(x: 100, y: 200, width: 44, height: 300)
    let scrollView = putIntoScrollView(contentSize: CGSize(width: 1200, height: 3000))
    drag(from: center(.lower), by: CGVector(dx: 0, dy: -60))
    #expect(slider.lowerValue > 0.3)
    #expect(scrollView.contentOffset == .zero)
    let value = slider.lowerValue
    drag(from: center(.lower), by: CGVector(dx: -80, dy: 0))
    #expect(slider.lowerValue == value)
    #expect(scrollView.contentOffset.x > 30)
  }

  // MARK: Pagers, sheets, swipes back

  @Test("In a horizontal pager a thumb is dragged, and beside the thumbs the page turns")
  func pager() {
    let pager = putIntoScrollView(contentSize: CGSize(width: 1170, height: 844))
    pager.isPagingEnabled = true
    drag(from: center(.upper), by: CGVector(dx: -80, dy: 0))
    #expect(pager.contentOffset.x == 0)
    #expect(slider.upperValue < 0.6)
    drag(from: CGPoint(x: 100, y: 22), by: CGVector(dx: -80, dy: 0))
    host.advance(by: 2)
    #expect(pager.contentOffset.x == 390)
  }

  @Test("A thumb at the edge of the screen is dragged; beside it the swipe goes back")
  func swipeBack() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    let host = TestHost(rootViewController: navigation)
    let slider = RangeSliderControl(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
    slider.lowerValue = 0
    next.view.addSubview(slider)
    host.layout()
    host.touches.drag(from: CGPoint(x: 4, y: 322), to: CGPoint(x: 250, y: 322))
    host.advance(by: 1)
    #expect(navigation.topViewController === next)
    #expect(slider.lowerValue > 0.5)
    host.touches.drag(from: CGPoint(x: 4, y: 322), to: CGPoint(x: 350, y: 322))
    host.advance(by: 1)
    #expect(navigation.topViewController === root)
  }

  @Test("A sheet follows a finger down from a thumb, but not one that drags the thumb")
  func sheet() {
    let shown = UIViewController()
    host.rootViewController.present(shown, animated: true)
    host.advance(by: 1)
    shown.view.addSubview(slider)
    host.layout()
    let top = shown.view.convert(CGPoint.zero, to: host.window).y
    func thumb() -> CGPoint { slider.convert(center(.lower), to: host.window) }
    func sheetTop() -> CGFloat {
      let layer = shown.view.layer
      return (layer.presentation() ?? layer).convert(CGPoint.zero, to: host.window.layer).y
    }

    let start = thumb()
    host.touches.down(start)
    host.touches.glide(to: CGPoint(x: start.x + 60, y: start.y))
    host.touches.glide(to: CGPoint(x: start.x + 60, y: start.y + 300))
    #expect(sheetTop() == top)
    host.touches.up()
    #expect(slider.lowerValue > 0.3)

    host.advance(by: 1)
    let held = slider.lowerValue
    let again = thumb()
    host.touches.down(again)
    host.touches.glide(to: CGPoint(x: again.x, y: again.y + 100), duration: 0.5)
    #expect(sheetTop() > top + 50)
    #expect(slider.lowerValue == held)
    host.touches.up()
  }
}
