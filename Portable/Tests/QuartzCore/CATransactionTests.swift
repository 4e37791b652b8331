import QuartzCore
import Testing

@MainActor struct CATransactionTests {
  @Test("Transactions have defaults and can be nested") func defaultsAndNesting() {
    CATransaction.commitImplicit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
  }

  @Test("Settings outside a transaction last until the implicit one is committed")
  func settingsOutsideATransactionLastUntilTheImplicitOneIsCommitted() {
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commitImplicit()
    #expect(!CATransaction.disableActions())
  }

  @Test("The completion runs once, after the last animation")
  func completionRunsOnceAfterTheLastAnimation() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    var count = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { count += 1 }
    layer.position.x = 20
    layer.opacity = 0.5
    CATransaction.commit()
    stage.advance(by: 0.4)
    #expect(count == 0)
    stage.advance(by: 0.1)
    #expect(count == 1)
    stage.advance(by: 1)
    #expect(count == 1)
    stage.close()
  }

  @Test("The completion of a transaction without animations runs at the commit")
  func completionWithoutAnimationsRunsAtTheCommit() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
  }

  @Test("Animations of a layer in no window end unfinished")
  func animationsOfALayerInNoWindowEndUnfinished() {
    CATransaction.commitImplicit()
    let layer = CALayer()
    let delegate = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    CATransaction.commitImplicit()
    #expect(layer.animationKeys() == nil)
    #expect(delegate.events == ["stop false"])
  }
}

final class AnimationLog: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}
