import TestSupport
import Testing

@testable import UIKitHost

/// What a mouse with the Alt key does to pinch and rotation.
@MainActor struct PointerGesturesTests {
  private final class Target: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let test = TestHost(size: CGSize(width: 400, height: 400))
  private let target = Target()

  /// Moves the mouse with Alt held from one point to others, the button down, and keeps it down.
  private func drag(_ pointer: inout PointerState, through points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        _ = pointer.move(to: point, movesBoth: false)
        pointer.setPaired(true, center: CGPoint(x: 200, y: 200))
        test.touches.send(pointer.press(at: point))
      } else {
        test.touches.send(pointer.move(to: point, movesBoth: false))
      }
    }
  }

  @Test("Moving away from the middle pinches") func movingAwayFromTheMiddlePinches() {
    let pinch = UIPinchGestureRecognizer()
    test.view.addGestureRecognizer(pinch)
    var pointer = PointerState()
    drag(
      &pointer,
      through: [CGPoint(x: 250, y: 200), CGPoint(x: 275, y: 200), CGPoint(x: 300, y: 200)])
    #expect(pinch.state == .changed)
    #expect(isClose(pinch.scale, 2))
    test.touches.send(pointer.release(at: CGPoint(x: 300, y: 200)))
    #expect(pinch.numberOfTouches == 0)
  }

  @Test("Moving around the middle rotates") func movingAroundTheMiddleRotates() {
    let rotation = UIRotationGestureRecognizer()
    test.view.addGestureRecognizer(rotation)
    var pointer = PointerState()
    let points = (0...6).map { step -> CGPoint in
      let angle = CGFloat(step) * .pi / 12
      return CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle))
    }
    drag(&pointer, through: points)
    #expect(rotation.state == .changed)
    #expect(isClose(rotation.rotation, .pi / 2))
  }

  @Test("Pinch and rotation go together") func pinchAndRotationGoTogether() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    for recognizer in [pinch, rotation] {
      recognizer.delegate = target
      test.view.addGestureRecognizer(recognizer)
    }
    var pointer = PointerState()
    drag(
      &pointer,
      through: [
        CGPoint(x: 250, y: 200), CGPoint(x: 270, y: 230), CGPoint(x: 250, y: 280),
        CGPoint(x: 200, y: 300),
      ])
    #expect(isClose(pinch.scale, 2))
    #expect(isClose(rotation.rotation, .pi / 2))
  }
}
