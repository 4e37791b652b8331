import TestSupport
import Testing
import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  let stage = AnimationStage()

  func makeAnimator(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { stage.box.center.x = 150 }
  }

  @Test("An animator changes nothing before it starts") func changesNothingBeforeItStarts() {
    let animator = makeAnimator()
    #expect(animator.state == .inactive)
    #expect(stage.box.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(stage.box.center.x == 150)
    stage.host.advance(by: 1)
  }

  @Test("An animator runs to its end") func runsToItsEnd() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 75) < 0.01)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    stage.host.advance(by: 0.75)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("An animator pauses and continues without a jump") func pausesAndContinuesWithoutAJump() {
    let animator = makeAnimator(curve: .easeInOut)
    animator.startAnimation()
    stage.host.advance(by: 0.3)
    let shown = stage.shown.position.x
    animator.pauseAnimation()
    #expect(!animator.isRunning)
    #expect(animator.state == .active)
    stage.host.advance(by: 2)
    #expect(abs(stage.shown.position.x - shown) < 0.01)
    animator.startAnimation()
    #expect(abs(stage.shown.position.x - shown) < 0.01)
    stage.host.advance(by: 0.2)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("Scrubbing follows the fraction in a straight line")
  func scrubbingFollowsTheFractionInAStraightLine() {
    let animator = makeAnimator(curve: .easeIn)
    animator.fractionComplete = 0.4
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    stage.host.advance(by: 1)
    #expect(abs(stage.shown.position.x - 90) < 0.01)
    animator.fractionComplete = 0.1
    stage.host.layout()
    #expect(abs(stage.shown.position.x - 60) < 0.01)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(abs(stage.shown.position.x - 60) < 0.01)
    stage.host.advance(by: 1)
    #expect(stage.shown.position.x == 150)
    #expect(animator.state == .inactive)
  }

  @Test("Scrubbing follows the curve when it is not linear")
  func scrubbingFollowsTheCurveWhenItIsNotLinear() {
    let animator = makeAnimator(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.host.layout()
    #expect(stage.shown.position.x < 90)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test("An animator continues within a part of the duration along a new curve")
  func continuesWithinAPartOfTheDurationAlongANewCurve() {
    let animator = makeAnimator(duration: 2)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.25)
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 125) < 0.01)
    stage.host.advance(by: 0.25)
    #expect(ends == 1)
  }

  @Test("A reversed animator runs back to the start") func runsBackToTheStartWhenReversed() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.host.advance(by: 0.6)
    animator.isReversed = true
    stage.host.advance(by: 0.3)
    #expect(abs(stage.shown.position.x - 80) < 0.01)
    stage.host.advance(by: 0.3)
    #expect(ends == [.start])
    #expect(stage.box.center.x == 50)
    #expect(stage.shown.position.x == 50)
  }

  @Test("The fraction is measured in the current direction")
  func theFractionCountsInThePresentDirection() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
    animator.fractionComplete = 0.9
    stage.host.layout()
    #expect(abs(stage.shown.position.x - 60) < 0.01)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.host.advance(by: 0.1)
    #expect(animator.state == .inactive)
    #expect(stage.box.center.x == 50)
  }

  @Test("Stopping keeps the shown state and waits for the end")
  func stoppingKeepsWhatIsShownAndWaitsForTheEnd() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(stage.box.center.x - 100) < 0.01)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end])
    #expect(stage.box.center.x == 150)
    #expect(animator.state == .inactive)
  }

  @Test("An animator finishes at the start or at the current position")
  func finishesAtTheStartOrWhereItIs() {
    for position in [UIViewAnimatingPosition.start, .current] {
      let stage = AnimationStage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.box.center.x = 150
      }
      animator.startAnimation()
      stage.host.advance(by: 0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(abs(stage.box.center.x - (position == .start ? 50 : 100)) < 0.01)
    }
  }

  @Test("Stopping without finishing calls no completion")
  func stoppingWithoutFinishingCallsNoCompletion() {
    let animator = makeAnimator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    stage.host.advance(by: 1)
    #expect(ends == 0)
    #expect(abs(stage.box.center.x - 100) < 0.01)
  }

  @Test("An animator pauses at its end when pausesOnCompletion is set")
  func pausesAtItsEndWhenAsked() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.host.advance(by: 2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(ends == 0)
    animator.isReversed = true
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    animator.stopAnimation(true)
  }

  @Test("An animator that is not interruptible keeps running")
  func oneThatIsNotInterruptibleRunsOn() {
    let animator = makeAnimator()
    animator.isInterruptible = false
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    expectReport(containing: "not interruptible") { animator.pauseAnimation() }
    #expect(animator.isRunning)
    stage.host.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("An animator starts after its delay") func startsAfterADelay() {
    let animator = makeAnimator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    stage.host.advance(by: 0.5)
    #expect(stage.shown.position.x == 50)
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("Added animations join and end with the others")
  func addedAnimationsJoinAndEndWithTheOthers() {
    let animator = makeAnimator()
    animator.addAnimations({ stage.box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    #expect(stage.shown.opacity == 1)
    animator.addAnimations { stage.box.transform = CGAffineTransform(scaleX: 3, y: 3) }
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.opacity - 0.5) < 0.01)
    #expect(abs(stage.shown.transform.m11 - 2) < 0.01)
    stage.host.advance(by: 0.25)
    #expect(animator.state == .inactive)
    #expect(stage.shown.opacity == 0)
  }

  @Test("A spring fits the duration") func aSpringFitsTheDuration() {
    let damped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      stage.box.center.x = 150
    }
    #expect(damped.duration == 1)
    damped.startAnimation()
    var highest: CGFloat = 0
    for _ in 0..<60 {
      stage.host.advanceFrames()
      highest = max(highest, stage.shown.position.x)
    }
    #expect(highest > 155)
    stage.host.advance(by: 1)
  }
}
