import TestSupport
import Testing
import UIKit

@MainActor struct ContentTouchesTests {
  private final class Probe: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private let test = TestHost(size: CGSize(width: 300, height: 600))
  private let scroll: UIScrollView
  private let probe = Probe(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let control = UIControl(frame: CGRect(x: 0, y: 300, width: 300, height: 300))

  init() {
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.addSubview(probe)
    scroll.addSubview(control)
    test.add(scroll)
  }

  @Test("Content gets a touch after a moment") func contentGetsATouchAfterAMoment() {
    test.touches.down(CGPoint(x: 150, y: 100))
    #expect(probe.log.isEmpty)
    test.advance(by: 0.2)
    #expect(probe.log == ["began"])
    test.touches.up()
    #expect(probe.log == ["began", "ended"])
  }

  @Test("A quick tap reaches content completely") func aQuickTapReachesContentWhole() {
    test.touches.down(CGPoint(x: 150, y: 100))
    test.touches.up()
    #expect(probe.log == ["began", "ended"])
    #expect(!scroll.isTracking)
  }

  @Test("A drag never reaches content") func aDragNeverReachesContent() {
    test.touches.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100), duration: 0.1)
    #expect(probe.log.isEmpty)
    #expect(scroll.contentOffset.y > 100)
  }

  @Test("A drag takes a touch back from plain content") func aDragTakesATouchBackFromPlainContent()
  {
    test.touches.down(CGPoint(x: 150, y: 250))
    test.advance(by: 0.3)
    test.touches.glide(to: CGPoint(x: 150, y: 100))
    test.touches.up()
    #expect(probe.log == ["began", "cancelled"])
    #expect(scroll.contentOffset.y > 100)
  }

  @Test("A control keeps its touch") func aControlKeepsItsTouch() {
    let recorder = ControlEventRecorder(control, for: [.touchDown, .touchCancel, .touchUpInside])
    test.touches.down(CGPoint(x: 150, y: 500))
    test.advance(by: 0.3)
    test.touches.glide(to: CGPoint(x: 150, y: 400))
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchUpInside"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Without delay content gets the touch at once") func withoutDelayContentGetsTheTouchAtOnce()
  {
    scroll.delaysContentTouches = false
    test.touches.down(CGPoint(x: 150, y: 100))
    #expect(probe.log == ["began"])
    test.touches.up()
  }

  @Test("A touch that stops moving content does not reach it")
  func aTouchThatStopsMovingContentDoesNotReachIt() {
    test.touches.drag(
      from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 220), steps: 4, duration: 0.05)
    probe.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
    test.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    let offset = scroll.contentOffset
    test.touches.down(CGPoint(x: 150, y: 200))
    #expect(!scroll.isDecelerating)
    test.advance(by: 0.3)
    test.touches.up()
    test.advance(by: 1)
    #expect(probe.log.isEmpty)
    #expect(abs(scroll.contentOffset.y - offset.y) < 20)
  }
}
