import TestSupport
import Testing
import UIKit

@MainActor struct GestureDeliveryTests {
  @Test("A view without recognizers gets every phase") func aViewWithoutRecognizersGetsEveryPhase()
  {
    let stage = GestureStage()
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 130, y: 120))
    stage.touches.up()
    #expect(stage.view.log == ["began", "moved", "ended"])
  }

  @Test("A recognized tap cancels the touch in the view")
  func aRecognizedTapCancelsTheTouchInTheView() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.tap(stage.view)
    #expect(stage.view.log == ["began", "cancelled"])
  }

  @Test("The touch stays when it is not to be canceled")
  func theTouchStaysWhenItIsNotToBeCancelled() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    tap.cancelsTouchesInView = false
    stage.touches.tap(stage.view)
    #expect(stage.view.log == ["began", "ended"])
  }

  @Test("A failed recognizer leaves the touch alone") func aFailedRecognizerLeavesTheTouchAlone() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.drag(
      from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120), steps: 2, duration: 0.1)
    #expect(stage.view.log == ["began", "moved", "moved", "ended"])
  }

  @Test("A pan cancels in the middle") func aPanCancelsInTheMiddle() {
    let stage = GestureStage()
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.host.view)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 125, y: 120))
    stage.touches.move(to: CGPoint(x: 145, y: 120))
    stage.touches.move(to: CGPoint(x: 165, y: 120))
    stage.touches.up()
    #expect(stage.view.log == ["began", "moved", "cancelled"])
  }

  @Test("delaysTouchesBegan holds the touch until failure")
  func delaysTouchesBeganHoldsTheTouchUntilFailure() {
    let stage = GestureStage()
    let recognizer = ScriptedRecognizer()
    recognizer.delaysTouchesBegan = true
    stage.view.addGestureRecognizer(recognizer)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 130, y: 120))
    #expect(stage.view.log.isEmpty)
    recognizer.state = .failed
    // Told late, the view still hears of the beginning first, then of where the finger is by now.
    #expect(stage.view.log == ["began", "moved"])
    stage.touches.move(to: CGPoint(x: 140, y: 120))
    stage.touches.up()
    #expect(stage.view.log == ["began", "moved", "moved", "ended"])
  }

  @Test("A held touch is dropped on recognition") func aHeldTouchIsDroppedOnRecognition() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    tap.delaysTouchesBegan = true
    stage.touches.tap(stage.view)
    #expect(stage.view.log.isEmpty)
    #expect(stage.log.entries == ["tap ended"])
  }

  @Test("A tap passes through a delaying recognizer that fails at the end")
  func aTapOnADelayingRecognizerComesThroughWhenThatFailsAtTheEnd() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    pan.delaysTouchesBegan = true
    stage.touches.tap(stage.view)
    #expect(stage.view.log == ["began", "ended"])
  }

  @Test("Ends are held while a double tap is possible") func endsAreHeldWhileADoubleTapIsPossible()
  {
    let stage = GestureStage()
    let double = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
    double.numberOfTapsRequired = 2
    stage.touches.tap(stage.view)
    #expect(stage.view.log == ["began"])
    stage.touches.advance(by: 0.4)
    #expect(stage.view.log == ["began", "ended"])
    stage.view.log = []
    stage.touches.doubleTap(stage.view)
    #expect(stage.view.log == ["began", "began", "cancelled ×2"])
  }

  @Test("Ends come at once when they are not to be delayed")
  func endsComeAtOnceWhenTheyAreNotToBeDelayed() {
    let stage = GestureStage()
    let double = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    stage.touches.doubleTap(stage.view)
    #expect(stage.view.log == ["began", "ended", "began", "cancelled"])
  }

  @Test("A view gets one finger only unless multiple touch is enabled")
  func oneFingerOnlyUnlessMultipleTouchIsEnabled() {
    let stage = GestureStage()
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.down(CGPoint(x: 160, y: 120), finger: 1)
    stage.touches.up(finger: 1)
    stage.touches.up()
    #expect(stage.view.log == ["began", "ended"])
    stage.view.log = []
    stage.view.isMultipleTouchEnabled = true
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.down(CGPoint(x: 160, y: 120), finger: 1)
    stage.touches.up(finger: 1)
    stage.touches.up()
    #expect(stage.view.log == ["began", "began", "ended", "ended"])
  }

  @Test("Touches of one phase come together") func touchesOfOnePhaseComeTogether() {
    let stage = GestureStage()
    stage.view.isMultipleTouchEnabled = true
    stage.touches.pinch(center: CGPoint(x: 200, y: 200), from: 50, to: 60, steps: 1)
    #expect(stage.view.log == ["began ×2", "moved ×2", "ended ×2"])
  }

  @Test("Recognizers see fingers the view does not") func recognizersSeeFingersTheViewDoesNot() {
    let stage = GestureStage()
    stage.log.follow(UIPinchGestureRecognizer(), "pinch", on: stage.view)
    stage.touches.pinch(center: CGPoint(x: 200, y: 200), from: 50, to: 150)
    #expect(stage.log.entries.first == "pinch began")
    #expect(stage.view.log.first == "began")
    #expect(stage.view.log.last == "cancelled")
  }

  @Test("An exclusive view keeps others from touches") func anExclusiveViewKeepsOthersFromTouches()
  {
    let stage = GestureStage()
    let other = TouchedView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    stage.host.add(other)
    stage.view.isExclusiveTouch = true
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.down(CGPoint(x: 150, y: 450), finger: 1)
    stage.touches.up(finger: 1)
    stage.touches.up()
    #expect(other.log.isEmpty)
    stage.touches.down(CGPoint(x: 150, y: 450), finger: 1)
    stage.touches.up(finger: 1)
    #expect(other.log == ["began", "ended"])
  }

  @Test("An ignored touch is not canceled") func anIgnoredTouchIsNotCancelled() {
    let stage = GestureStage()
    stage.view.isMultipleTouchEnabled = true
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    pan.maximumNumberOfTouches = 1
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 150, y: 120))
    stage.touches.down(CGPoint(x: 200, y: 200), finger: 1)
    stage.touches.up()
    stage.touches.up(finger: 1)
    #expect(stage.log.entries == ["pan began", "pan ended"])
    #expect(stage.view.log == ["began", "cancelled", "began", "ended"])
  }

  @Test("A view that leaves the window gets the end of its touch")
  func aViewThatLeavesTheWindowHearsOfTheEnd() {
    let stage = GestureStage()
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.view.removeFromSuperview()
    stage.touches.up()
    #expect(stage.view.log == ["began", "cancelled"])
  }

  @Test("System cancellation reaches the view") func systemCancellationReachesTheView() {
    let stage = GestureStage()
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.cancel()
    #expect(stage.view.log == ["began", "cancelled"])
  }

  @Test("The action comes before the cancellation") func theActionComesBeforeTheCancellation() {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()
    let target = OrderTarget(view: stage.view)
    tap.addTarget(target, action: OrderTarget.action)
    stage.view.addGestureRecognizer(tap)
    stage.touches.tap(stage.view)
    #expect(stage.view.log == ["began", "action", "cancelled"])
  }
}

@MainActor private final class OrderTarget: _SelectorReceiving {
  private let view: TouchedView
  static let action: Selector = "note"
  static var _selectors: [_SelectorMethod] { [.init("note", note)] }
  private func note() { view.log.append("action") }
  init(view: TouchedView) { self.view = view }
}
