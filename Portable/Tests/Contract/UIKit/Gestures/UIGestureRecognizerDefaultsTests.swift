import Testing
import UIKit

/// Default values of Apple's documentation of the gesture recognizers.
@MainActor struct UIGestureRecognizerDefaultsTests {
  @Test("A recognizer waits and cancels the touches of its view")
  func aRecognizerWaitsAndCancelsTheTouchesOfItsView() {
    let tap = UITapGestureRecognizer()
    #expect(tap.state == .possible && tap.isEnabled && tap.view == nil)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.numberOfTouches == 0)
  }

  @Test("A tap needs one finger once") func aTapNeedsOneFingerOnce() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }

  @Test("A long press takes half a second within ten points")
  func aLongPressTakesHalfASecondWithinTenPoints() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test("A pan takes any number of fingers") func aPanTakesAnyNumberOfFingers() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int(UInt32.max) || pan.maximumNumberOfTouches == Int.max)
  }

  @Test("A swipe goes to the right with one finger") func aSwipeGoesToTheRightWithOneFinger() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
  }

  @Test("A pinch and a rotation start as the identity") func aPinchAndARotationChangeNothingYet() {
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  @Test("A recognizer has one view at a time") func aRecognizerHasOneViewAtATime() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers?.isEmpty ?? true)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }
}
