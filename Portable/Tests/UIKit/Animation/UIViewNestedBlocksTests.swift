import TestSupport
import Testing
import UIKit

@MainActor struct UIViewNestedBlocksTests {
  let stage = AnimationStage()

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

  @Test("performWithoutAnimation(_:) ignores the block around it")
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
}
