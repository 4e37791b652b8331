import ControlExtras
import TestSupport
import Testing

/// U11: touches that are handled stop, others go on, and each has its end where it had its
/// beginning.
@MainActor
struct TouchForwardingTests {
  /// Counts what reaches the end of the chain.
  private final class CountingView: UIView {
    var began = 0
    var moved = 0
    var ended = 0
    var cancelled = 0

    var counts: [Int] { [began, moved, ended, cancelled] }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += touches.count
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      moved += touches.count
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended += touches.count
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      cancelled += touches.count
    }
  }

  /// Handles touches in its left half.
  private final class LeftHalfView: TouchForwardingView {
    var phases: [UITouch.Phase] = []

    override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touch.location(in: self).x < bounds.midX
    }

    override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
      for _ in touches { phases.append(phase) }
    }
  }

  private let host = TestHost()
  private let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func makeView() -> LeftHalfView {
    let view = LeftHalfView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isMultipleTouchEnabled = true
    outer.isMultipleTouchEnabled = true
    outer.addSubview(view)
    host.add(outer)
    return view
  }

  @Test("A handled touch is not forwarded by any of the four methods")
  func handled() {
    let view = makeView()
    host.touches.drag(in: view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 180, y: 50), steps: 3)
    host.touches.down(in: view, at: CGPoint(x: 30, y: 30))
    host.touches.cancel()
    #expect(view.phases == [.began, .moved, .moved, .moved, .ended, .began, .cancelled])
    #expect(outer.began + outer.moved + outer.ended + outer.cancelled == 0)
  }

  @Test("A touch that is not handled reaches the next responder from beginning to end")
  func forwarded() {
    let view = makeView()
    // It crosses into the part that handles touches and is still not this view's.
    host.touches.drag(in: view, from: CGPoint(x: 180, y: 50), to: CGPoint(x: 20, y: 50), steps: 3)
    host.touches.down(in: view, at: CGPoint(x: 150, y: 30))
    host.touches.cancel()
    #expect(view.phases.isEmpty)
    #expect(outer.counts == [2, 3, 1, 1])
  }

  @Test("Two touches can be handled and forwarded independently")
  func twoFingers() {
    let view = makeView()
    host.touches.down(in: view, at: CGPoint(x: 20, y: 20), finger: 0)
    host.touches.down(in: view, at: CGPoint(x: 180, y: 20), finger: 1)
    host.touches.move(in: view, to: CGPoint(x: 30, y: 30), finger: 0)
    host.touches.move(in: view, to: CGPoint(x: 170, y: 30), finger: 1)
    host.touches.up(finger: 0)
    host.touches.up(finger: 1)
    #expect(view.phases == [.began, .moved, .ended])
    #expect(outer.counts == [1, 1, 1, 0])
  }

  @Test("For random touches the next responder gets as many ends and cancels as begins")
  func balance() {
    let view = makeView()
    var random = SeededGenerator(seed: 11)
    var down: Set<Int> = []
    for _ in 0..<Torture.count(200, torture: 5000) {
      let finger = Int.random(in: 0..<4, using: &random)
      let point = CGPoint(
        x: .random(in: 1..<199, using: &random), y: .random(in: 1..<99, using: &random))
      if down.contains(finger) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: host.touches.move(in: view, to: point, finger: finger)
        case 1:
          host.touches.up(finger: finger)
          down.remove(finger)
        default:
          host.touches.cancel(finger: finger)
          down.remove(finger)
        }
      } else {
        host.touches.down(in: view, at: point, finger: finger)
        down.insert(finger)
      }
    }
    for finger in down { host.touches.up(finger: finger) }
    #expect(outer.began > 20)
    #expect(outer.began == outer.ended + outer.cancelled)
    let ends = view.phases.filter { $0 == .ended || $0 == .cancelled }.count
    #expect(view.phases.filter { $0 == .began }.count == ends)
  }

  // MARK: Scroll view

  private func makeScrollView() -> TouchForwardingScrollView {
    let scrollView = TouchForwardingScrollView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    outer.addSubview(scrollView)
    host.add(outer)
    return scrollView
  }

  @Test("A scroll view forwards a tap to its next responder")
  func scrollViewTap() {
    let scrollView = makeScrollView()
    host.touches.tap(scrollView, at: CGPoint(x: 100, y: 100))
    host.advance(by: 1)
    #expect(outer.counts == [1, 0, 1, 0])
  }

  @Test("A drag that takes the touch away cancels it for the next responder too")
  func scrollViewDrag() {
    let scrollView = makeScrollView()
    host.touches.down(CGPoint(x: 100, y: 300))
    host.advance(by: 0.3)
    #expect(outer.began == 1)
    host.touches.glide(to: CGPoint(x: 100, y: 100))
    #expect(scrollView.isDragging)
    host.touches.up()
    host.advance(by: 3)
    #expect(outer.began == outer.ended + outer.cancelled)
    #expect(outer.cancelled == 1)
  }
}
