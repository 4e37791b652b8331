import TestSupport
import Testing

@testable import ActionSheet

/// Gestures that end where a sheet comes to lie over them.
@MainActor
@Suite(.serialized)
struct GestureInterruptionTests {
  private let host = TestHost()
  private let log = GestureLog()

  /// Touches a view with these recognizers, moves the finger, and interrupts what runs.
  private func interrupt(
    _ recognizers: [UIGestureRecognizer], by way: CGFloat = 60, on view: UIView? = nil
  ) {
    let target = view ?? host.add(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    for recognizer in recognizers { target.addGestureRecognizer(recognizer) }
    host.touches.down(CGPoint(x: 195, y: 400))
    if way > 0 { host.touches.glide(to: CGPoint(x: 195, y: 400 - way)) }
    host.touches.advance(by: 0.6)
    ActionSheetControl(frame: .zero).interruptGestures(in: host.window)
  }

  @Test("A running pan ends as canceled, also one of a subclass")
  func g1() {
    final class Other: UIPanGestureRecognizer {}
    for pan in [UIPanGestureRecognizer(), Other()] {
      log.states = []
      _ = log.watched(pan)
      interrupt([pan])
      #expect(log.states.first == .began)
      #expect(log.states.last == .cancelled)
      #expect(pan.isEnabled)
      host.touches.up()
      pan.view?.removeFromSuperview()
    }
  }

  @Test("A tap whose finger is still down is not recognized")
  func aTapWhoseFingerIsStillDownDoesNot() {
    let tap = log.watched(UITapGestureRecognizer())
    interrupt([tap], by: 0)
    host.touches.up()
    #expect(!log.states.contains(.ended))
    #expect(tap.isEnabled)
    host.touches.tap(at: CGPoint(x: 195, y: 400))
    #expect(log.states.contains(.ended))
  }

  @Test("Recognizers of the window and the pan of a scroll view are interrupted")
  func g4() {
    let pan = log.watched(UIPanGestureRecognizer())
    interrupt([pan], on: host.window)
    #expect(log.states.contains(.cancelled))
    host.touches.up()
    let scroll = UIScrollView(frame: host.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    host.window.removeGestureRecognizer(pan)
    host.add(scroll)
    host.touches.down(CGPoint(x: 195, y: 400))
    host.touches.glide(to: CGPoint(x: 195, y: 300))
    #expect(scroll.isDragging)
    ActionSheetControl(frame: .zero).interruptGestures(in: host.window)
    #expect(!scroll.isDragging)
    host.touches.up()
  }

  @Test("Recognizers that are switched off stay so")
  func g2() {
    let pan = log.watched(UIPanGestureRecognizer())
    pan.isEnabled = false
    interrupt([pan])
    #expect(!pan.isEnabled)
    #expect(log.states.isEmpty)
    host.touches.up()
  }

  @Test("A long press and other kinds continue")
  func g3() {
    let press = log.watched(UILongPressGestureRecognizer())
    interrupt([press], by: 0)
    #expect(log.states == [.began])
    host.touches.up()
    #expect(log.states.contains(.ended))
  }

  @Test("Idle recognizers are not switched off")
  func atRest() {
    final class Counted: UIPanGestureRecognizer {
      var switches = 0
      override var isEnabled: Bool {
        didSet { switches += 1 }
      }
    }
    let pan = log.watched(Counted())
    host.view.addGestureRecognizer(pan)
    ActionSheetControl(frame: .zero).interruptGestures(in: host.window)
    #expect(pan.switches == 0)
    host.touches.down(CGPoint(x: 195, y: 400))
    ActionSheetControl(frame: .zero).interruptGestures(in: host.window)
    #expect(pan.switches == 2)
    host.touches.up()
  }

  @Test(
    "A sheet interrupts where its style says so, and not otherwise", arguments: [true, false])
  func style(interrupts: Bool) {
    let stage = PresentationStage()
    if !interrupts { stage.controller.style.interruptsGestures = false }
    let scroll = UIScrollView(frame: stage.host.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.host.add(scroll)
    stage.host.touches.down(CGPoint(x: 200, y: 600))
    stage.host.touches.glide(to: CGPoint(x: 200, y: 500))
    stage.controller.present(from: stage.root)
    stage.host.layout()
    #expect(scroll.isDragging != interrupts)
    stage.host.touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
  }
}

/// The states that a recognizer told of.
@MainActor private final class GestureLog: NSObject, _SelectorReceiving {
  var states: [UIGestureRecognizer.State] = []

  /// Has a recognizer tell its states here.
  func watched<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(self, action: "log:")
    return recognizer
  }

  static var _selectors: [_SelectorMethod] { [.init("log:", log)] }

  private func log(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
