import QuartzCore
import Testing

/// What becomes of animations while no window shows their layer.
///
/// An animation that is removed on completion ends; one that is not stays. Programs keep repeating
/// animations alive that way: github.com/danielamitay/DACircularProgress/issues/74 describes the
/// first case, github.com/hehe520/Shimmer-label/issues/1 the second.
@MainActor struct RenderTreeTests {
  private func move(isRemovedOnCompletion: Bool) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    return animation
  }

  private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test("An animation that is not removed on completion continues after an absence")
  func anAnimationThatIsNotRemovedOnCompletionContinuesAfterAnAbsence() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    layer.add(move(isRemovedOnCompletion: false), forKey: "move")
    stage.render()
    layer.removeFromSuperlayer()
    stage.advance(by: 0.25)
    #expect(layer.animationKeys() == ["move"])
    stage.root.addSublayer(layer)
    stage.advance(by: 0.25)
    #expect(abs(shownX(layer) - 5) < 1e-6)
    stage.close()
  }

  @Test("An animation that is not removed on completion waits for its layer to be shown")
  func anAnimationThatIsNotRemovedOnCompletionWaitsForItsLayerToBeShown() {
    let stage = LayerStage()
    let layer = CALayer()
    layer.add(move(isRemovedOnCompletion: false), forKey: "move")
    stage.advance(by: 3)
    stage.root.addSublayer(layer)
    stage.advance(by: 0.25)
    #expect(abs(shownX(layer) - 2.5) < 1e-6)
    stage.close()
  }

  @Test("Other animations end when their transaction leaves the layer unshown")
  func otherAnimationsEndWhenTheirTransactionLeavesTheLayerUnshown() {
    let stage = LayerStage()
    let layer = CALayer()
    layer.add(move(isRemovedOnCompletion: true), forKey: "move")
    stage.advance(by: 3)
    #expect(layer.animationKeys() == nil)
    stage.close()
  }
}
