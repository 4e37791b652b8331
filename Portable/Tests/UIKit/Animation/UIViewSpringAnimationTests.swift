import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIViewSpringAnimationTests {
  let stage = AnimationStage()

  @Test("A damped spring overshoots and ends with the duration")
  func aDampedSpringOvershootsAndEndsWithTheDuration() {
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { stage.box.center.x = 150 }, completion: { _ in isDone = true })
    var highest: CGFloat = 0
    for _ in 0..<59 {
      stage.host.advanceFrames()
      highest = max(highest, stage.shown.position.x)
    }
    #expect(highest > 155)
    #expect(highest < 175)
    #expect(!isDone)
    stage.host.advance(by: 0.02)
    #expect(isDone)
    #expect(stage.shown.position.x == 150)
  }

  @Test("A critical spring does not overshoot") func aCriticalSpringDoesNotOvershoot() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { stage.box.center.x = 150 }
    for _ in 0..<60 {
      stage.host.advanceFrames()
      #expect(stage.shown.position.x <= 150.001)
    }
  }

  // ω = ln(1000·ζ/√(1−ζ²)) / (ζ·D) without a velocity.
  @Test("The stiffness leaves a thousandth after the duration", arguments: [0.2, 0.5, 0.8])
  func theStiffnessLeavesAThousandthAfterTheDuration(ratio: Double) {
    let motion = SpringMotion(dampingRatio: CGFloat(ratio), duration: 0.7, initialVelocity: .zero)
    let frequency =
      log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 0.7)
    #expect(abs(Double(motion.stiffness).squareRoot() - frequency) < 1e-6 * frequency)
  }

  @Test(
    "The envelope is a thousandth with a velocity too",
    arguments: [(0.3, 5.0), (0.9, -3), (1, 0), (1, 8)])
  func theEnvelopeIsAThousandthWithAVelocityToo(ratio: Double, velocity: Double) {
    let motion = SpringMotion(
      dampingRatio: CGFloat(ratio), duration: 0.5,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
    let frequency = Double(motion.stiffness).squareRoot()
    let decay = ratio * frequency
    let rest: Double
    if ratio < 1 {
      rest =
        abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())) * exp(-decay * 0.5)
    } else {
      rest = abs(1 + (frequency - velocity) * 0.5) * exp(-frequency * 0.5)
    }
    #expect(abs(rest - 0.001) < 1e-6)
  }

  @Test("A velocity is measured in the direction of the movement")
  func aVelocityCountsInTheDirectionOfTheMovement() {
    let motion = SpringMotion(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 4))
    #expect(motion.velocity(along: CGVector(dx: 0, dy: -30)) == 4)
    #expect(motion.velocity(along: CGVector(dx: 10, dy: 0)) == 0)
    #expect(motion.velocity(along: CGVector(dx: 10, dy: 10)) == 2)
    #expect(motion.velocity(along: nil) == 4)
  }
}
