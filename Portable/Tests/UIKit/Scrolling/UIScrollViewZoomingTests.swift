import TestSupport
import Testing

/// The order of events is that of Apple's documentation of `UIScrollViewDelegate`.
@MainActor struct UIScrollViewZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var notes: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      notes.append("will")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if notes.last != "zoom" { notes.append("zoom") }
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      notes.append("end \((scale * 100).rounded() / 100)")
    }
  }

  private let test = TestHost(size: CGSize(width: 300, height: 600))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let delegate = Delegate()

  init() {
    scroll.addSubview(page)
    scroll.contentSize = page.bounds.size
    scroll.contentInsetAdjustmentBehavior = .never
    delegate.view = page
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    test.add(scroll)
  }

  private func pinch(from start: CGFloat, to end: CGFloat) {
    test.touches.pinch(center: CGPoint(x: 150, y: 300), from: start, to: end)
  }

  @Test("A pinch scales the view and the content") func aPinchScalesTheViewAndTheContent() {
    pinch(from: 100, to: 200)
    #expect(isClose(scroll.zoomScale, 2, within: 0.05))
    #expect(isClose(page.transform.a, scroll.zoomScale))
    #expect(isClose(scroll.contentSize.width, 300 * scroll.zoomScale))
    #expect(isClose(scroll.contentSize.height, 600 * scroll.zoomScale))
    #expect(isClose(page.frame.minX, 0) && isClose(page.frame.minY, 0))
    #expect(delegate.notes.first == "will")
    #expect(delegate.notes.last == "end \((scroll.zoomScale * 100).rounded() / 100)")
    #expect(!scroll.isZooming)
  }

  @Test("The content beneath the fingers stays there") func whatIsBeneathTheFingersStaysThere() {
    scroll.setZoomScale(2, animated: false)
    scroll.contentOffset = CGPoint(x: 100, y: 200)
    let point = CGPoint(x: 150, y: 300)
    let before = page.convert(point, from: test.window)
    pinch(from: 100, to: 150)
    let after = page.convert(point, from: test.window)
    #expect(isClose(before.x, after.x, within: 1.5))
    #expect(isClose(before.y, after.y, within: 1.5))
  }

  @Test("A pinch beyond the limit springs back") func aPinchBeyondTheLimitSpringsBack() {
    test.touches.down(CGPoint(x: 100, y: 300))
    test.touches.down(CGPoint(x: 200, y: 300), finger: 1)
    test.touches.glide(to: CGPoint(x: 120, y: 300))
    test.touches.glide(to: CGPoint(x: 140, y: 300), finger: 1)
    #expect(scroll.isZooming)
    #expect(scroll.zoomScale < 1)
    #expect(scroll.zoomScale > 0.4)
    test.touches.up()
    test.touches.up(finger: 1)
    #expect(scroll.isZoomBouncing)
    #expect(delegate.notes == ["will", "zoom"])
    test.advance(by: 1)
    #expect(scroll.zoomScale == 1)
    #expect(!scroll.isZoomBouncing)
    #expect(delegate.notes == ["will", "zoom", "end 1.0"])
  }

  @Test("Without bouncing the limit holds") func withoutBouncingTheLimitHolds() {
    scroll.bouncesZoom = false
    test.touches.down(CGPoint(x: 100, y: 300))
    test.touches.down(CGPoint(x: 200, y: 300), finger: 1)
    test.touches.glide(to: CGPoint(x: 140, y: 300))
    #expect(scroll.zoomScale == 1)
    test.touches.up()
    test.touches.up(finger: 1)
    test.advance(by: 1)
    #expect(delegate.notes == ["will", "end 1.0"])
  }

  @Test("One finger still drags") func oneFingerGoesOnDragging() {
    scroll.setZoomScale(2, animated: false)
    scroll.contentOffset = CGPoint(x: 150, y: 300)
    test.touches.down(CGPoint(x: 100, y: 300))
    test.touches.down(CGPoint(x: 200, y: 300), finger: 1)
    test.touches.glide(to: CGPoint(x: 240, y: 300), finger: 1)
    test.touches.up(finger: 1)
    let offset = scroll.contentOffset
    test.touches.glide(to: CGPoint(x: 100, y: 340))
    #expect(isClose(scroll.contentOffset.x, offset.x, within: 2))
    #expect(isClose(scroll.contentOffset.y, offset.y - 40, within: 12))
  }

  @Test("A scale set in code keeps the center") func aScaleSetInCodeKeepsTheMiddle() {
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 300))
    #expect(scroll.contentSize == CGSize(width: 600, height: 1200))
    #expect(delegate.notes == ["zoom"])
  }

  @Test("An animated scale arrives in time") func anAnimatedScaleArrivesInTime() {
    scroll.setZoomScale(3, animated: true)
    #expect(scroll.zoomScale == 1)
    test.advance(by: 0.15)
    #expect(scroll.zoomScale > 1.2 && scroll.zoomScale < 2.8)
    test.advance(by: 0.3)
    #expect(scroll.zoomScale == 3)
    #expect(delegate.notes == ["will", "zoom", "end 3.0"])
  }

  @Test("Zooming to a rectangle fills the view") func zoomingToARectangleFillsTheView() {
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: true)
    test.advance(by: 1)
    #expect(scroll.zoomScale == 3)
    // The rectangle is in the middle: 450 − 150 and 375 − 300.
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 75))
  }

  @Test("Zoomed content scrolls") func zoomedContentScrolls() {
    scroll.setZoomScale(2, animated: false)
    test.touches.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.4)
    test.advance(by: 2)
    #expect(scroll.contentOffset.y > 380)
  }

  @Test("Without a view nothing zooms") func withoutAViewNothingZooms() {
    delegate.view = nil
    scroll.zoomScale = 2
    pinch(from: 100, to: 200)
    #expect(scroll.zoomScale == 1)
    #expect(delegate.notes.isEmpty)
  }

  @Test("Leaving the window ends the motion") func leavingTheWindowEndsTheMotion() {
    scroll.setZoomScale(3, animated: true)
    test.advance(by: 0.1)
    scroll.removeFromSuperview()
    let scale = scroll.zoomScale
    test.advance(by: 1)
    #expect(scroll.zoomScale == scale)
  }

  @Test("Zoomed content is drawn large") func zoomedContentIsDrawnLarge() {
    for index in 0..<12 {
      let label = UILabel(
        frame: CGRect(
          x: CGFloat(index % 3) * 100, y: CGFloat(index / 3) * 150, width: 100, height: 150))
      label.text = "\(index + 1)"
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 40)
      label.backgroundColor = index % 2 == 0 ? .systemYellow : .systemTeal
      page.addSubview(label)
    }
    pinch(from: 100, to: 180)
    expectSnapshot(of: test)
  }
}
