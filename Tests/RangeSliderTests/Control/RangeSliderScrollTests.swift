import RangeSlider
import TestSupport
import Testing

/// Section 2.10: who gets a touch that a scroll view wants too.
@MainActor
struct RangeSliderScrollTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  private func center(_ thumb: Thumb) -> CGPoint {
    let elements = slider.accessibilityElements as? [UIAccessibilityElement] ?? []
    let frame = elements[thumb == .lower ? 0 : 1].accessibilityFrameInContainerSpace
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func putIntoScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: host.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    host.add(scrollView)
    scrollView.addSubview(slider)
    host.layout()
    return scrollView
  }

  @Test("S1, S2: in a scroll view a quick drag along the track moves the thumb")
  func quickDragInScrollView() {
    let scrollView = putIntoScrollView()
    let start = center(.lower)
    host.touches.drag(
      in: slider, from: start, to: CGPoint(x: start.x + 60, y: start.y), steps: 4, duration: 0.06)
    #expect(slider.lowerValue > 0.3)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("S1: in a scroll view a drag across the track scrolls")
  func dragAcrossInScrollView() {
    let scrollView = putIntoScrollView()
    let start = center(.lower)
    host.touches.drag(
      in: slider, from: start, to: CGPoint(x: start.x, y: start.y - 80), steps: 4, duration: 0.06)
    #expect(slider.lowerValue == 0.2)
    #expect(scrollView.contentOffset.y > 30)
  }

  @Test("S2: a drag that starts beside the thumbs is left to the scroll view")
  func dragBesideInScrollView() {
    let scrollView = putIntoScrollView()
    host.touches.drag(
      in: slider, from: CGPoint(x: 150, y: 22), to: CGPoint(x: 150, y: -60), steps: 4,
      duration: 0.06)
    #expect(scrollView.contentOffset.y > 30)
  }
}
