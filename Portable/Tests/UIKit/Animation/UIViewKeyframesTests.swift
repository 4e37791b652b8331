import TestSupport
import Testing
import UIKit

@MainActor struct UIViewKeyframesTests {
  let stage = AnimationStage()
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Steps follow each other") func stepsFollowEachOther() {
    var calls: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          stage.box.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.box.center.x = 100
        }
      }, completion: { calls.append($0) })
    #expect(stage.box.center.x == 100)
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 150) < 0.01)
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 125) < 0.01)
    stage.host.advance(by: 0.25)
    #expect(calls == [true])
  }

  @Test("Values rest before and between steps") func valuesRestBeforeAndBetweenSteps() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) {
          stage.box.alpha = 0
        }
      })
    stage.host.advance(by: 0.2)
    #expect(stage.shown.opacity == 1)
    stage.host.advance(by: 0.1)
    #expect(abs(stage.shown.opacity - 0.5) < 0.01)
    stage.host.advance(by: 0.3)
    #expect(stage.shown.opacity == 0)
  }

  @Test("Changes outside of steps take the whole time") func changesOutsideOfStepsTakeTheWholeTime()
  {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear, animations: { stage.box.center.x = 150 })
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 100) < 0.01)
  }
}
