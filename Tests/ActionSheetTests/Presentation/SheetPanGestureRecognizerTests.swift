import TestSupport
import Testing

@testable import ActionSheet

/// One finger that drags down.
@MainActor
@Suite(.serialized)
struct SheetPanGestureRecognizerTests {
  private let host = TestHost()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let pan = SheetPanGestureRecognizer(target: nil, action: nil)
  private let log = Log()

  private final class Log {
    var events: [String] = []
    var asked: [CGPoint] = []
    var views: [UIView?] = []
    var mayBegin = true
  }

  init() {
    pan.changed = { [log] event in
      switch event {
      case .began: log.events.append("began")
      case .moved(let way): log.events.append("moved \(Int(way.rounded()))")
      case .lifted(let way, let velocity):
        log.events.append("lifted \(Int(way.rounded())) \(velocity > 0 ? "fast" : "at rest")")
      case .cancelled: log.events.append("cancelled")
      }
    }
    pan.mayBegin = { [log] velocity, view in
      log.asked.append(velocity)
      log.views.append(view)
      return log.mayBegin
    }
    view.addGestureRecognizer(pan)
    host.add(view)
  }

  private func move(_ ways: CGFloat...) {
    for way in ways { host.touches.move(to: CGPoint(x: 100, y: 100 + way)) }
  }

  @Test("Nothing moves within the slop, then the whole distance is used")
  func slop() {
    host.touches.down(CGPoint(x: 100, y: 100))
    move(3, 9)
    #expect(log.events.isEmpty)
    #expect(log.asked.isEmpty)
    move(11, 30)
    #expect(log.events == ["began", "moved 11", "moved 30"])
    #expect(log.views.first == view)
    host.touches.up()
    #expect(log.events.last == "lifted 30 fast")
  }

  @Test("A finger that rested lifts without velocity")
  func rests() {
    host.touches.down(CGPoint(x: 100, y: 100))
    move(20, 40)
    host.touches.advance(by: 0.3)
    host.touches.up()
    #expect(log.events.last == "lifted 40 at rest")
  }

  @Test("A refused pan is not retried until the finger lifts")
  func refused() {
    log.mayBegin = false
    host.touches.down(CGPoint(x: 100, y: 100))
    move(20, 40, 90)
    #expect(log.asked.count == 1)
    host.touches.up()
    #expect(log.events.isEmpty)
    log.mayBegin = true
    host.touches.down(CGPoint(x: 100, y: 100))
    move(20)
    #expect(log.events == ["began", "moved 20"])
    host.touches.up()
  }

  @Test("Every drag ends once, also when it is canceled or switched off")
  func ends() {
    host.touches.down(CGPoint(x: 100, y: 100))
    move(20)
    host.touches.cancel()
    #expect(log.events.last == "cancelled")
    host.touches.down(CGPoint(x: 100, y: 100))
    move(20)
    pan.isEnabled = false
    pan.isEnabled = true
    host.touches.up()
    #expect(log.events.filter { $0 == "began" }.count == 2)
    #expect(log.events.filter { $0 == "cancelled" }.count == 2)
  }

  @Test("A second finger is not followed, and a tap does not drag")
  func others() {
    host.touches.down(CGPoint(x: 100, y: 100))
    host.touches.down(CGPoint(x: 200, y: 100), finger: 1)
    host.touches.move(to: CGPoint(x: 200, y: 300), finger: 1)
    host.touches.up(finger: 1)
    #expect(log.events.isEmpty)
    host.touches.up()
    #expect(log.events.isEmpty)
    #expect(pan.state == .possible)
  }
}
