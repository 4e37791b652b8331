import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// Zooming a board with fingers, a wheel and keys.
@MainActor
struct DrawingBoardPinchTests {
  private let stage = BoardStage { $0.isZoomEnabled = true }
  private var board: DrawingBoardControl { stage.board }

  /// Two fingers land, one after the other, and move from one pair of places to another.
  private func pinch(
    from start: ((CGFloat, CGFloat), (CGFloat, CGFloat)),
    to end: ((CGFloat, CGFloat), (CGFloat, CGFloat)), steps: Int = 6, firstFinger: Int = 0
  ) {
    let second = 1 - firstFinger
    stage.down(start.0.0, start.0.1, finger: firstFinger)
    stage.down(start.1.0, start.1.1, finger: second)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      func sample(_ finger: Int, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat))
        -> TouchSample
      {
        TouchSample(
          finger: finger, phase: .moved,
          location: stage.point(
            start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share))
      }
      stage.host.touches.send([
        sample(firstFinger, start.0, end.0), sample(second, start.1, end.1),
      ])
    }
  }

  private func lift() {
    for finger in 0..<3 { stage.up(finger: finger) }
  }

  /// A little time, in which fingers rest: nothing moves on after they are lifted.
  private func rest() { stage.host.advance(by: 0.3) }

  @Test("Two fingers zoom, and their stroke leaves no trace", arguments: [0, 1])
  func pinchZooms(firstFinger: Int) {
    stage.stroke((20, 20), (60, 40))
    stage.host.advance(by: 1)
    let before = stage.bytes
    pinch(from: ((80, 80), (120, 80)), to: ((40, 80), (160, 80)), firstFinger: firstFinger)
    #expect(board.zoomScale > 1.7 && board.zoomScale < 3)
    rest()
    lift()
    stage.host.advance(by: 1)
    #expect(stage.bytes == before)
    #expect(board.stepIndex == 0, "no undo")
    #expect(stage.words.filter { $0 != "viewport" }.suffix(2) == ["began", "cancelled"])
    stage.stroke((90, 70), (110, 90))
    #expect(board.stepCount == 2, "one finger draws")
  }

  @Test("A tap with two fingers undoes and does not zoom; one with three redoes")
  func taps() {
    stage.stroke((20, 20), (60, 40))
    stage.host.advance(by: 1)
    stage.tap(fingers: 2)
    #expect(board.stepIndex == -1)
    stage.host.advance(by: 1)
    stage.tap(fingers: 3)
    #expect(board.stepIndex == 0)
    #expect(board.zoomScale == 1)
    #expect(!stage.words.contains("viewport"))
  }

  @Test("Two fingers that move together pan the picture")
  func pan() {
    board.zoomScale = 4
    let offset = board.contentOffset
    pinch(from: ((80, 80), (120, 80)), to: ((110, 60), (150, 60)))
    rest()
    lift()
    stage.host.advance(by: 1)
    #expect(abs(board.zoomScale - 4) < 1e-6)
    #expect(board.contentOffset.x < offset.x && board.contentOffset.y > offset.y)
  }

  @Test("After a flick the picture continues and slows down; a finger stops it")
  func inertia() {
    board.zoomScale = 16
    func flick() {
      pinch(from: ((100, 40), (140, 40)), to: ((100, 140), (140, 140)), steps: 4)
      lift()
    }
    flick()
    let lifted = board.contentOffset.y
    stage.host.advance(by: 0.2)
    let first = lifted - board.contentOffset.y
    stage.host.advance(by: 0.2)
    let second = lifted - first - board.contentOffset.y
    #expect(first > 20 && second > 5 && second < first)
    stage.host.advance(by: 8)
    let end = board.contentOffset
    stage.host.advance(by: 1)
    #expect(board.contentOffset == end)

    flick()
    stage.host.advance(by: 0.1)
    stage.down(60, 60)
    let stopped = board.contentOffset
    stage.host.advance(by: 0.5)
    #expect(board.contentOffset == stopped)
    stage.up()
  }

  @Test("Beyond the limits the picture resists, and returns when the fingers are lifted")
  func rubberBand() {
    board.minimumZoomScale = 0.5
    board.maximumZoomScale = 2
    pinch(from: ((90, 80), (110, 80)), to: ((10, 80), (190, 80)))
    #expect(board.zoomScale > 2 && board.zoomScale < 4)
    lift()
    stage.host.advance(by: 1)
    #expect(board.zoomScale == 2)
    pinch(from: ((10, 80), (190, 80)), to: ((95, 80), (105, 80)))
    #expect(board.zoomScale < 0.5 && board.zoomScale > 0.25)
    lift()
    stage.host.advance(by: 1)
    #expect(board.zoomScale == 0.5)
    #expect(board.pictureFrame == CGRect(x: 50, y: 40, width: 100, height: 80))
  }

  @Test("A finger that moved first draws, and the second one does not zoom")
  func strokeFirst() {
    stage.down(40, 80)
    stage.move(70, 80)
    stage.down(120, 80, finger: 1)
    stage.move(180, 80, finger: 1)
    stage.move(90, 90)
    lift()
    #expect(board.stepCount == 1)
    #expect(board.zoomScale == 1)
  }

  @Test("While fingers do not draw, one finger pans the picture and a double tap fits it")
  func viewer() {
    board.isDrawingEnabled = false
    board.zoomScale = 4
    let offset = board.contentOffset
    stage.down(100, 80)
    for x in [110, 120, 130, 140] as [CGFloat] { stage.move(x, 80) }
    rest()
    stage.up()
    #expect(board.contentOffset.x < offset.x)
    stage.host.advance(by: 1)
    for _ in 0..<2 {
      stage.down(60, 60)
      stage.up()
    }
    stage.host.advance(by: 1)
    #expect(board.zoomScale == 1)
    for _ in 0..<2 {
      stage.down(50, 40)
      stage.up()
    }
    stage.host.advance(by: 1)
    #expect(board.zoomScale == 2)
    #expect(board.contentOffset == CGPoint(x: 50, y: 40))
    #expect(board.stepCount == 0)
  }

  @Test("A resize and a change by code in a pinch do not make it jump")
  func interrupted() {
    pinch(from: ((80, 80), (120, 80)), to: ((60, 80), (140, 80)))
    board.zoomScale = 8
    stage.move(58, 80)
    #expect(abs(board.zoomScale - 8) < 0.5)
    board.frame.size = CGSize(width: 180, height: 150)
    stage.host.layout()
    let scale = board.zoomScale
    stage.move(57, 80)
    #expect(abs(board.zoomScale - scale) < 0.5)
    board.isEnabled = false
    let last = board.zoomScale
    stage.move(20, 80)
    #expect(board.zoomScale == last)
    lift()
  }

  @Test("Without zooming the gestures have no effect")
  func disabled() {
    board.isZoomEnabled = false
    pinch(from: ((80, 80), (120, 80)), to: ((40, 80), (160, 80)))
    lift()
    stage.host.touches.scroll(by: CGVector(dx: 0, dy: 40), at: stage.point(100, 80))
    stage.host.press(.keyboardEqualSign, characters: "=", modifiers: .command)
    stage.host.advance(by: 1)
    #expect(board.zoomScale == 1)
    #expect(board.contentOffset == .zero)
    #expect(!stage.words.contains("viewport"))
  }

  // MARK: Pointer and keyboard

  @Test("A wheel moves the picture within its limits")
  func wheel() {
    board.zoomScale = 2
    #expect(board.contentOffset == CGPoint(x: 100, y: 80))
    stage.host.touches.scroll(by: CGVector(dx: 0, dy: -30), at: stage.point(100, 80))
    #expect(board.contentOffset == CGPoint(x: 100, y: 110))
    stage.host.touches.scroll(by: CGVector(dx: 500, dy: 0), at: stage.point(100, 80))
    stage.host.advance(by: 1)
    #expect(board.contentOffset == CGPoint(x: 0, y: 110))
  }

  @Test("A pinch on a trackpad zooms around the pointer")
  func trackpad() {
    let point = board.placement.picturePoint(CGPoint(x: 50, y: 40))
    board.handlePinch(.began, scale: 1, at: CGPoint(x: 50, y: 40))
    board.handlePinch(.changed, scale: 3, at: CGPoint(x: 50, y: 40))
    #expect(abs(board.zoomScale - 3) < 1e-6)
    let place = board.placement.viewPoint(point)
    #expect(abs(place.x - 50) < 1e-6 && abs(place.y - 40) < 1e-6)
    board.handlePinch(.ended, scale: 3, at: CGPoint(x: 50, y: 40))
    #expect(abs(board.zoomScale - 3) < 1e-6)
  }

  @Test("Command with plus, minus and zero zooms the first responder")
  func keyboard() {
    board.becomeFirstResponder()
    func press(_ key: UIKeyboardHIDUsage, _ characters: String) -> CGFloat {
      stage.host.press(key, characters: characters, modifiers: .command)
      stage.host.advance(by: 0.5)
      return board.zoomScale
    }
    #expect(press(.keyboardEqualSign, "+") == 2)
    #expect(press(.keyboardEqualSign, "=") == 4)
    #expect(press(.keyboardHyphen, "-") == 2)
    #expect(press(.keyboard0, "0") == 1)
    #expect(press(.keyboardHyphen, "-") == 0.5)
    stage.host.press(.keyboardEqualSign, characters: "+", modifiers: .command)
    stage.host.press(.keyboardEqualSign, characters: "+", modifiers: .command)
    stage.host.advance(by: 0.5)
    #expect(board.zoomScale == 2)
  }

  @Test("VoiceOver has actions that zoom")
  func accessibility() {
    let actions = board.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Zoom in", "Zoom out", "Zoom to fit"])
    #expect(actions.first?.actionHandler?(actions[0]) == true)
    stage.host.advance(by: 0.5)
    #expect(board.zoomScale == 2)
    board.isZoomEnabled = false
    #expect(board.accessibilityCustomActions?.isEmpty == true)
  }

  @Test("A scroll view around the board gets no touches of a board that zooms")
  func scrollView() {
    let host = TestHost()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    host.add(scrollView)
    let inner = DrawingBoardControl(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    inner.isZoomEnabled = true
    scrollView.addSubview(inner)
    host.layout()
    for finger in 0..<2 {
      host.touches.down(
        CGPoint(x: 100 + CGFloat(finger) * 60, y: 300), finger: finger)
    }
    for step in 1...6 {
      for finger in 0..<2 {
        host.touches.move(
          to: CGPoint(
            x: 100 + CGFloat(finger) * 60 + CGFloat(step * (finger == 0 ? -8 : 8)),
            y: 300 - CGFloat(step) * 12), finger: finger)
      }
    }
    host.touches.up(finger: 0)
    host.touches.up(finger: 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(inner.zoomScale > 1.3)
  }
}
