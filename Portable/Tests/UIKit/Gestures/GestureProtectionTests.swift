import TestSupport
import Testing
import UIKit

/// UIView.h, comment of gestureRecognizerShouldBegin: it is called when a recognizer attempts to
/// leave the possible state if a touch hit-tested to the view will be canceled.
@MainActor struct GestureProtectionTests {
  private let stage = GestureStage()

  private func drag() {
    stage.touches.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120))
  }

  /// Puts a view that takes touches into the stage's view.
  private func addChild() -> TouchedView {
    let child = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    return child
  }

  @Test("A touched view decides about a gesture around it")
  func aTouchedViewIsAskedAboutAGestureAroundIt() {
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.host.view)
    stage.view.allowsGestures = false
    drag()
    #expect(stage.log.entries.isEmpty && stage.view.log.last == "ended")
  }

  @Test("A view is not asked about a gesture that does not affect its touches")
  func aViewIsNotAskedAboutAGestureThatLeavesItsTouchesAlone() {
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.host.view)
    pan.cancelsTouchesInView = false
    stage.view.allowsGestures = false
    drag()
    #expect(stage.log.entries.first == "pan began" && stage.view.log.last == "ended")
  }

  @Test("A view is not asked about touches on its subviews")
  func aViewIsNotAskedAboutTouchesOnItsSubviews() {
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.host.view)
    _ = addChild()
    stage.view.allowsGestures = false
    drag()
    #expect(stage.log.entries.first == "pan began")
  }

  @Test("A view is not asked about its own recognizer for touches on its subviews")
  func aViewIsNotAskedAboutItsOwnRecognizerForTouchesOnItsSubviews() {
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    _ = addChild()
    stage.view.allowsGestures = false
    drag()
    #expect(stage.log.entries.first == "pan began")
  }

  @Test("A view is asked about its own recognizer for touches on itself")
  func aViewIsAskedAboutItsOwnRecognizerForTouchesOnItself() {
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.view.allowsGestures = false
    drag()
    #expect(stage.log.entries.isEmpty)
  }

  /// UIKit raises when the delegate of the pan is set: "UIScrollView's built-in pan gesture
  /// recognizer must have its scroll view as its delegate."
  @Test("A scroll view is asked about its own pan wherever the finger is")
  func aScrollViewIsAskedAboutItsOwnPanWhereverTheFingerIs() {
    final class Still: UIScrollView {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let scrollView = Still(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 600)
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600)))
    stage.host.add(scrollView)
    stage.touches.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180))
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.asked == 1)
  }
}
