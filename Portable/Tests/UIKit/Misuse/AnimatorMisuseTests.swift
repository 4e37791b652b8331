import TestSupport
import Testing
import UIKit

// UIKit raises NSInternalInconsistencyException: "It is an error to release a paused or stopped
// property animator. Property animators must either finish animating or be explicitly stopped and
// finished before they can be released."
@MainActor struct AnimatorMisuseTests {
  private func makeAnimator(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  }

  @Test("Releasing a paused animator is misuse") func releasingAPausedAnimatorIsMisuse() {
    let host = TestHost()
    let view = host.add(UIView())
    expectMisuse("UIViewPropertyAnimator.deinit", reason: "was released while paused") {
      let animator = makeAnimator(view)
      animator.pauseAnimation()
    }
  }

  @Test("Releasing a scrubbed animator is misuse") func releasingAScrubbedAnimatorIsMisuse() {
    let host = TestHost()
    let view = host.add(UIView())
    expectMisuse("UIViewPropertyAnimator.deinit", reason: "was released while paused") {
      makeAnimator(view).fractionComplete = 0.5
    }
  }

  @Test("Releasing a stopped animator is misuse") func releasingAStoppedAnimatorIsMisuse() {
    let host = TestHost()
    let view = host.add(UIView())
    expectMisuse("UIViewPropertyAnimator.deinit", reason: "was released while stopped") {
      let animator = makeAnimator(view)
      animator.startAnimation()
      animator.stopAnimation(false)
    }
  }

  // A running animator keeps itself, and is released when it has finished.
  @Test("Releasing a running animator is legal") func releasingARunningAnimatorIsLegal() {
    let host = TestHost()
    let view = host.add(UIView())
    var ends: [UIViewAnimatingPosition] = []
    do {
      let animator = makeAnimator(view)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    host.advance(by: 2)
    #expect(ends == [.end])
  }

  @Test("Releasing an animator that is stopped and finished is legal")
  func releasingAnAnimatorThatIsStoppedAndFinishedIsLegal() {
    let host = TestHost()
    let view = host.add(UIView())
    for withoutFinishing in [true, false] {
      let animator = makeAnimator(view)
      animator.startAnimation()
      animator.stopAnimation(withoutFinishing)
      if !withoutFinishing { animator.finishAnimation(at: .current) }
      #expect(animator.state == .inactive)
    }
  }
}
