import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIScrollViewTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var offsets: [CGFloat] = []
    var target: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("willBegin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      events.append("willEnd")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      events.append(willDecelerate ? "didEnd, decelerates" : "didEnd")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("slows") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      events.append("animated")
    }
  }

  private let test = TestHost(size: CGSize(width: 300, height: 600))
  private let scroll: UIScrollView
  private let log = Log()

  init() {
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.delegate = log
    test.add(scroll)
  }

  @Test("Content follows the finger") func contentFollowsTheFinger() {
    test.touches.down(CGPoint(x: 150, y: 500))
    test.touches.glide(to: CGPoint(x: 150, y: 300))
    // The first points decide that it is a drag; the content does not jump by them.
    #expect(scroll.contentOffset.y > 150 && scroll.contentOffset.y <= 200)
    #expect(scroll.isDragging && scroll.isTracking)
    let held = scroll.contentOffset.y
    test.advance(by: 0.5)
    test.touches.up()
    #expect(scroll.contentOffset.y == held)
    #expect(log.events == ["willBegin", "willEnd", "didEnd"])
  }

  @Test("A flick slows down and rests") func aFlickSlowsDownAndRests() {
    test.touches.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), steps: 6, duration: 0.1)
    let atRelease = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    test.advance(by: 5)
    #expect(scroll.contentOffset.y > atRelease + 300)
    #expect(!scroll.isDecelerating)
    #expect(log.events == ["willBegin", "willEnd", "didEnd, decelerates", "slows", "rests"])
  }

  @Test("The delegate chooses where a flick ends") func theDelegateChoosesWhereAFlickEnds() {
    log.target = 1200
    test.touches.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), steps: 6, duration: 0.1)
    test.advance(by: 5)
    #expect(scroll.contentOffset.y == 1200)
  }

  @Test("Content pulled beyond the top returns") func pulledBeyondTheTopItComesBack() {
    test.touches.down(CGPoint(x: 150, y: 100))
    test.touches.glide(to: CGPoint(x: 150, y: 400))
    let pulled = scroll.contentOffset.y
    #expect(pulled < -80 && pulled > -200)
    test.touches.up()
    test.advance(by: 2)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("Without bouncing it stays at the edge") func withoutBouncingItStaysAtTheEdge() {
    scroll.bounces = false
    test.touches.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
    #expect(log.offsets.allSatisfy { $0 >= 0 })
  }

  @Test("Pages turn one at a time") func pagesTurnOneAtATime() {
    scroll.isPagingEnabled = true
    test.touches.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), steps: 4, duration: 0.05)
    test.advance(by: 3)
    #expect(scroll.contentOffset.y == 600)
    test.touches.down(CGPoint(x: 150, y: 300))
    test.touches.glide(to: CGPoint(x: 150, y: 200))
    test.advance(by: 0.5)
    test.touches.up()
    test.advance(by: 3)
    #expect(scroll.contentOffset.y == 600)
  }

  @Test("A vertical scroll view leaves horizontal drags to others")
  func aVerticalScrollViewLeavesHorizontalDragsToOthers() {
    test.touches.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 310))
    #expect(log.events.isEmpty)
  }

  @Test("Directional lock keeps one axis") func directionalLockKeepsOneAxis() {
    scroll.contentSize = CGSize(width: 3000, height: 3000)
    scroll.isDirectionalLockEnabled = true
    test.touches.down(CGPoint(x: 150, y: 500))
    test.touches.glide(to: CGPoint(x: 130, y: 300))
    #expect(scroll.contentOffset.x == 0)
    #expect(scroll.contentOffset.y > 150)
    test.touches.up()
  }

  @Test("An animated change publishes every step") func anAnimatedChangePublishesEveryStep() {
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    test.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 450)
    test.advance(by: 0.3)
    #expect(scroll.contentOffset.y == 500)
    #expect(log.events == ["animated"])
    #expect(log.offsets.count > 10)
    #expect(log.offsets == log.offsets.sorted())
  }

  @Test("Setting the offset stops a motion") func settingTheOffsetStopsAMotion() {
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    test.advance(by: 0.1)
    scroll.contentOffset = .zero
    test.advance(by: 1)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Revealing scrolls as little as needed") func revealingScrollsAsLittleAsNeeded() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("Shrinking content brings the offset back") func shrinkingContentBringsTheOffsetBack() {
    scroll.contentOffset = CGPoint(x: 0, y: 2400)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test("Content at the top follows the inset") func contentAtTheTopFollowsTheInset() {
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("The safe area is added where the content scrolls")
  func theSafeAreaIsAddedWhereTheContentScrolls() {
    let host = TestHost(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 10))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 100, height: 3000)
    host.add(scroll)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    #expect(scroll.contentOffset.y == -40)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.left == 10)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("The wheel moves content within its edges") func theWheelMovesContentWithinItsEdges() {
    test.touches.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 150, y: 300))
    #expect(scroll.contentOffset.y == 120)
    test.touches.scroll(by: CGVector(dx: 0, dy: 500), at: CGPoint(x: 150, y: 300))
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("Indicators show while scrolling and fade") func indicatorsShowWhileScrollingAndFade() {
    test.touches.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 150, y: 300))
    #expect(scroll.verticalIndicator.alpha == 1)
    #expect(scroll.verticalIndicator.frame.maxX == 297)
    test.advance(by: 2)
    #expect(scroll.verticalIndicator.alpha == 0)
  }

  @Test("Moving the pan to an outer view moves the wheel along")
  func aPanMovedToAViewAroundBringsTheWheelAlong() {
    let host = TestHost()
    let around = host.add(UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.isUserInteractionEnabled = false
    around.addSubview(scrollView)
    around.addGestureRecognizer(scrollView.panGestureRecognizer)
    host.layout()
    host.touches.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 100, y: 50))
    #expect(scrollView.contentOffset.y == 0)
    host.touches.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 100, y: 150))
    #expect(scrollView.contentOffset.y == 50)
    host.touches.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150))
    #expect(scrollView.contentOffset.y > 100)
  }
}
