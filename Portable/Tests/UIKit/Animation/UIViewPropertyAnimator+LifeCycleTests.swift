import TestSupport
import Testing
import UIKit

/// What an animator takes in and what it leaves behind.
extension UIViewPropertyAnimatorTests {
  @Test("Nested blocks and keyframes belong to the animator")
  func nestedBlocksAndKeyframesBelongToTheAnimator() {
    var nested: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(
        withDuration: 9, animations: { stage.box.center.x = 150 },
        completion: { nested.append($0) })
      UIView.animateKeyframes(
        withDuration: 9, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            stage.box.alpha = 0
          }
        })
    }
    animator.fractionComplete = 0.75
    stage.host.layout()
    #expect(abs(stage.shown.position.x - 125) < 0.01)
    #expect(abs(stage.shown.opacity - 0.5) < 0.01)
    animator.startAnimation()
    stage.host.advance(by: 0.25)
    #expect(nested == [true])
  }

  @Test("An animator without changes completes in the next frame")
  func anAnimatorWithoutChangesCompletesInTheNextFrame() {
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    #expect(ends == 0)
    stage.host.advanceFrames()
    #expect(ends == 1)
  }

  @Test("Views can be touched unless the animator forbids it")
  func viewsCanBeTouchedUnlessTheAnimatorForbidsIt() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.box.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    let center = CGPoint(x: 50, y: 50)
    #expect(stage.host.view.hitTest(center, with: nil) === stage.host.view)
    stage.host.advance(by: 1)
    #expect(stage.host.view.hitTest(center, with: nil) === stage.box)
  }

  @Test("A dropped paused animator leaves no animations")
  func aDroppedPausedAnimatorLeavesNoAnimations() {
    weak var dropped: UIViewPropertyAnimator?
    expectMisuse("UIViewPropertyAnimator.deinit", reason: "was released while paused") {
      let animator = makeAnimator()
      dropped = animator
      animator.fractionComplete = 0.5
    }
    #expect(dropped == nil)
    stage.host.layout()
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("Running state can be observed") func runningStateCanBeObserved() {
    let animator = makeAnimator()
    let heard = RunningList()
    let observation = animator.observe(\.isRunning, options: .new) { _, change in
      heard.add(change.newValue ?? false)
    }
    animator.startAnimation()
    stage.host.advance(by: 1)
    #expect(heard.values == [true, false])
    observation.invalidate()
  }

  @Test("Misuse is reported and harmless") func misuseIsReportedAndHarmless() {
    let animator = makeAnimator()
    // UIKit asserts: "finishAnimationAtPosition: should only be called on a stopped animator!"
    expectMisuse(
      "UIViewPropertyAnimator.finishAnimation(at:)", reason: "the animator is not stopped"
    ) {
      animator.finishAnimation(at: .end)
    }
    animator.startAnimation()
    expectReport(containing: "continueAnimation") {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    expectReport(containing: "fractionComplete") { animator.fractionComplete = 0.5 }
    animator.stopAnimation(false)
    expectMisuse("UIViewPropertyAnimator.startAnimation()", reason: "the animator is stopped") {
      animator.startAnimation()
    }
    animator.finishAnimation(at: .current)
  }
}

// `@unchecked`: the animator changes on the main thread only.
private final class RunningList: @unchecked Sendable {
  private(set) var values: [Bool] = []
  func add(_ value: Bool) { values.append(value) }
}
