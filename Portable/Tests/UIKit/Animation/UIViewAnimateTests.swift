import TestSupport
import Testing
import UIKit

@MainActor struct UIViewAnimateTests {
  let stage = AnimationStage()

  @Test("The model changes at once and the presentation over time")
  func theModelChangesAtOnceAndThePresentationOverTime() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.center.x = 150
    }
    #expect(stage.box.center.x == 150)
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(stage.shown.position.x == 150)
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("Frame changes animate position and bounds") func frameChangesAnimatePositionAndBounds() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    #expect(Set(stage.box.layer.animationKeys() ?? []) == ["position", "bounds"])
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.frame.minX - 50) < 0.01)
    #expect(abs(stage.shown.frame.width - 150) < 0.01)
  }

  @Test("An animation eases in and out by default") func easesInAndOutUnlessToldOtherwise() {
    UIView.animate(withDuration: 1) { stage.box.center.x = 150 }
    stage.host.advance(by: 0.25)
    #expect(stage.shown.position.x < 50 + 100 * 0.2)
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
  }

  @Test("The completion is called once when everything has ended")
  func theCompletionIsCalledOnceWhenEverythingHasEnded() {
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 0.5,
      animations: {
        stage.box.frame = CGRect(x: 100, y: 50, width: 200, height: 100)
        stage.box.alpha = 0.5
      }, completion: { calls.append($0) })
    stage.host.advance(by: 0.49)
    #expect(calls.isEmpty)
    stage.host.advance(by: 0.01)
    #expect(calls == [true])
    stage.host.advance(by: 1)
    #expect(calls == [true])
  }

  @Test("The completion of a block without changes comes in the next frame")
  func theCompletionOfABlockWithoutChangesComesInTheNextFrame() {
    var calls: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}, completion: { calls.append($0) })
    #expect(calls.isEmpty)
    stage.host.advanceFrames()
    #expect(calls == [true])
  }

  @Test("Setting the same value changes nothing") func settingTheSameValueIsNoChange() {
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 5, animations: { stage.box.alpha = 1 }, completion: { calls.append($0) })
    stage.host.advanceFrames()
    #expect(calls == [true])
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("A duration of zero changes at once") func aDurationOfZeroChangesAtOnce() {
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 0, animations: { stage.box.center.x = 150 }, completion: { calls.append($0) })
    #expect(stage.box.layer.animationKeys() == nil)
    #expect(calls.isEmpty)
    stage.host.advanceFrames()
    #expect(calls == [true])
  }

  @Test("A delay shows the old value until it is over") func aDelayShowsTheOldValueUntilItIsOver() {
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { stage.box.center.x = 150 }, completion: { _ in isDone = true })
    stage.host.advance(by: 0.4)
    #expect(stage.shown.position.x == 50)
    stage.host.advance(by: 0.6)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.49)
    #expect(!isDone)
    stage.host.advance(by: 0.01)
    #expect(isDone)
  }

  @Test("Changes outside of blocks do not animate") func changesOutsideOfBlocksDoNotAnimate() {
    stage.box.center.x = 150
    stage.box.alpha = 0
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("Another animation of the same property is added to the first")
  func anotherAnimationOfTheSamePropertyIsAddedToTheFirst() {
    var finished: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.box.center.x = 150 }, completion: { finished.append("first \($0)") })
    stage.host.advance(by: 0.5)
    let before = stage.shown.position.x
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.box.center.x = 50 }, completion: { finished.append("second \($0)") })
    #expect(abs(stage.shown.position.x - before) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(finished == ["first true"])
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(finished == ["first true", "second true"])
    #expect(stage.shown.position.x == 50)
  }

  @Test("An animation from the current state ends the first animation")
  func beginningFromTheCurrentStateEndsTheFirstAnimation() {
    var finished: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.box.center.x = 150 }, completion: { finished.append("first \($0)") })
    stage.host.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { stage.box.center.x = 50 }, completion: { finished.append("second \($0)") })
    #expect(finished == ["first false"])
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 75) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(finished == ["first false", "second true"])
  }

  @Test("Removed animations are not finished") func removedAnimationsAreNotFinished() {
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { stage.box.center.x = 150 }, completion: { calls.append($0) })
    stage.host.advance(by: 0.5)
    stage.box.layer.removeAllAnimations()
    #expect(calls == [false])
    #expect(stage.box.center.x == 150)
  }

  @Test("Leaving the window ends animations") func leavingTheWindowEndsAnimations() {
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { stage.box.center.x = 150 }, completion: { calls.append($0) })
    stage.host.advance(by: 0.5)
    stage.box.removeFromSuperview()
    stage.host.advanceFrames()
    #expect(calls == [false])
  }

  @Test("Outside of a window nothing animates") func outsideOfAWindowThereIsNothingToMove() {
    let view = UIView()
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
    #expect(view.alpha == 0)
    stage.host.advanceFrames()
    #expect(calls == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("An autoreversing animation repeats there and back") func repeatsThereAndBack() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
    ) { stage.box.center.x = 150 }
    stage.host.advance(by: 1.5)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 10)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.75)
    #expect(abs(stage.shown.position.x - 75) < 0.01)
  }

  @Test("Nested blocks inherit duration and curve") func nestedBlocksInheritDurationAndCurve() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1) { stage.box.center.x = 150 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        stage.box.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.host.advance(by: 1)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    #expect(stage.shown.opacity == 0)
  }

  @Test("Perform without animation ignores the block around")
  func performWithoutAnimationIgnoresTheBlockAround() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { stage.box.center.x = 150 }
      stage.box.alpha = 0.5
    }
    #expect(stage.box.layer.animationKeys() == ["opacity"])
  }

  @Test("Disabled animations complete at once") func disabledAnimationsCompleteAtOnce() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { stage.box.center.x = 150 }, completion: { calls.append($0) })
    #expect(calls == [true])
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("Views in flight are not touched unless allowed")
  func viewsInFlightAreNotTouchedUnlessAllowed() {
    let center = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 1) { stage.box.alpha = 0.5 }
    #expect(stage.host.view.hitTest(center, with: nil) === stage.host.view)
    stage.host.advance(by: 1)
    #expect(stage.host.view.hitTest(center, with: nil) === stage.box)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      stage.box.alpha = 1
    }
    #expect(stage.host.view.hitTest(center, with: nil) === stage.box)
  }

  @Test("layoutSubviews() animates subviews along") func layoutSubviewsTakesSubviewsAlong() {
    let parent = LayingOutView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.host.add(parent)
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      parent.bounds.size.width = 300
    }
    stage.host.advance(by: 0.5)
    #expect(parent.child.center.x == 150)
    #expect(abs((parent.child.layer.presentation()?.position.x ?? 0) - 100) < 0.01)
  }

  @Test("A color fades in from nothing") func aColorFadesInFromNothing() {
    stage.box.backgroundColor = nil
    stage.host.layout()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.backgroundColor = .blue
    }
    stage.host.advance(by: 0.5)
    #expect(abs((stage.shown.backgroundColor?.alpha ?? 0) - 0.5) < 0.01)
  }

  @Test(
    "Unusable durations and delays are replaced by zero", arguments: [Double.nan, .infinity, -1])
  func unusableDurationsAndDelaysCountAsZero(number: Double) {
    var calls = 0
    UIView.animate(
      withDuration: number, delay: number, animations: { stage.box.center.x = 150 },
      completion: { _ in calls += 1 })
    UIView.animate(
      withDuration: number, delay: number, usingSpringWithDamping: CGFloat(number),
      initialSpringVelocity: CGFloat(number), animations: { stage.box.alpha = 0 },
      completion: { _ in calls += 1 })
    stage.host.advance(by: 0.1)
    #expect(calls == 2)
    #expect(stage.box.center.x == 150)
  }

  @Test("A finished animation keeps nothing alive") func aFinishedAnimationKeepsNothingAlive() {
    weak var released: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.host.add(view)
      UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
      stage.host.advance(by: 0.2)
      view.removeFromSuperview()
      released = view
    }
    stage.host.layout()
    #expect(released == nil)
  }
}
