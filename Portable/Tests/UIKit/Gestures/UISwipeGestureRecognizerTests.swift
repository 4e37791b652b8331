import TestSupport
import Testing
import UIKit

@MainActor struct UISwipeGestureRecognizerTests {
  @Test(
    "A swipe recognizes a stroke in its direction only",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 280, y: 200)),
      (.left, CGPoint(x: 120, y: 200)), (.up, CGPoint(x: 200, y: 120)),
      (.down, CGPoint(x: 200, y: 280)),
    ])
  func recognizesAStrokeInItsDirectionOnly(
    direction: UISwipeGestureRecognizer.Direction, end: CGPoint
  ) {
    let stage = GestureStage()
    for other in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = other
      stage.log.follow(swipe, "\(other.rawValue)", on: stage.view)
    }
    stage.touches.drag(from: CGPoint(x: 200, y: 200), to: end)
    #expect(stage.log.entries == ["\(direction.rawValue) ended"])
  }

  @Test("A slow stroke does not swipe") func aSlowStrokeIsNoSwipe() {
    let stage = GestureStage()
    stage.log.follow(UISwipeGestureRecognizer(), "swipe", on: stage.view)
    stage.touches.drag(
      from: CGPoint(x: 120, y: 200), to: CGPoint(x: 280, y: 200), steps: 60, duration: 2)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("One stroke is recognized as one swipe") func oneStrokeIsOneSwipe() {
    let stage = GestureStage()
    stage.log.follow(UISwipeGestureRecognizer(), "swipe", on: stage.view)
    stage.touches.drag(from: CGPoint(x: 105, y: 200), to: CGPoint(x: 295, y: 200))
    stage.touches.drag(from: CGPoint(x: 105, y: 200), to: CGPoint(x: 295, y: 200))
    #expect(stage.log.entries == ["swipe ended", "swipe ended"])
  }
}
