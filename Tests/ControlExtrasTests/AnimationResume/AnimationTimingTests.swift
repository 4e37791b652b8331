import Testing
import UIKit

@testable import ControlExtras

/// U9: the duration of an animation.
struct AnimationTimingTests {
  private func timing(
    duration: Double = 2, count: Double = 0, repeats: Double = 0, autoreverses: Bool = false,
    speed: Double = 1
  ) -> AnimationTiming {
    AnimationTiming(
      duration: duration, repeatCount: count, repeatDuration: repeats, autoreverses: autoreverses,
      speed: speed, retainsFinalState: false)
  }

  @Test("Repeats, autoreversal and speed all affect the duration")
  func duration() {
    #expect(timing().activeDuration == 2)
    #expect(timing(count: 3).activeDuration == 6)
    #expect(timing(count: 3, autoreverses: true).activeDuration == 12)
    #expect(timing(count: 3, repeats: 5).activeDuration == 5)
    #expect(timing(speed: 2).activeDuration == 1)
    #expect(timing(count: .infinity).activeDuration == .infinity)
  }

  @Test("Unusable values have a defined meaning") func unusableValuesHaveAMeaning() {
    #expect(timing(duration: 0).activeDuration == AnimationTiming.standardDuration)
    #expect(timing(speed: 0).activeDuration == .infinity)
    #expect(AnimationTiming(activeDuration: -1).activeDuration == 0)
    #expect(AnimationTiming(activeDuration: .nan).activeDuration == 0)
  }

  @Test("The end is reached with the last cycle") func theEndIsReachedWithTheLastCycle() {
    #expect(!timing().isFinished(after: 1.99))
    #expect(timing().isFinished(after: 2))
    #expect(!timing(count: .infinity).isFinished(after: 1e9))
  }

  @Test("Every property of a Core Animation animation is read")
  func anAnimationOfCoreAnimationIsReadWhole() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    animation.repeatCount = 2
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    #expect(
      AnimationTiming(animation) == AnimationTiming(activeDuration: 1, retainsFinalState: true))
  }
}
