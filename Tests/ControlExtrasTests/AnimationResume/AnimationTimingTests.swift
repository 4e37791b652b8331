import ControlExtras
import UIKit
import Testing

/// U9: how long an animation runs.
struct AnimationTimingTests {
  private func timing(
    duration: Double = 2, count: Double = 0, repeats: Double = 0, autoreverses: Bool = false,
    speed: Double = 1
  ) -> AnimationTiming {
    AnimationTiming(
      duration: duration, repeatCount: count, repeatDuration: repeats, autoreverses: autoreverses,
      speed: speed, holdsEnd: false)
  }

  @Test("U9: cycles, the way back and the speed all count")
  func length() {
    #expect(timing().length == 2)
    #expect(timing(count: 3).length == 6)
    #expect(timing(count: 3, autoreverses: true).length == 12)
    #expect(timing(count: 3, repeats: 5).length == 5)
    #expect(timing(speed: 2).length == 1)
    #expect(timing(count: .infinity).length == .infinity)
  }

  @Test func unusableValuesHaveAMeaning() {
    #expect(timing(duration: 0).length == AnimationTiming.standardDuration)
    #expect(timing(speed: 0).length == .infinity)
    #expect(AnimationTiming(length: -1).length == 0)
    #expect(AnimationTiming(length: .nan).length == 0)
  }

  @Test func theEndIsReachedWithTheLastCycle() {
    #expect(!timing().isOver(after: 1.99))
    #expect(timing().isOver(after: 2))
    #expect(!timing(count: .infinity).isOver(after: 1e9))
  }

  @Test func anAnimationOfCoreAnimationIsReadWhole() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    animation.repeatCount = 2
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    #expect(AnimationTiming(animation) == AnimationTiming(length: 1, holdsEnd: true))
  }
}
