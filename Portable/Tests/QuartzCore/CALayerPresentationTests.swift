import QuartzCore
import Testing

@MainActor struct CALayerPresentationTests {
  @Test func customKeysAnimateThroughPresentationDrawing() {
    let stage = LayerStage()
    let layer = ProgressLayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
    stage.render()
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "progress")
    stage.advance(by: 0.5)
    #expect(layer.seen.values.last == 0.5)
    #expect(stage.pixel(10, 5) == "FF0000")
    #expect(stage.pixel(30, 5) == "FFFFFF")
    #expect(layer.value(forKey: "progress") == nil)
    stage.close()
  }

  @Test func presentationTreesMirrorTheModel() {
    let stage = LayerStage()
    let layer = CALayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = CALayer()
    layer.addSublayer(child)
    stage.render()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    layer.add(animation, forKey: "move")
    stage.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown?.model() === layer)
    #expect(shown?.sublayers?.first?.model() === child)
    #expect(child.presentation()?.superlayer === shown)
    #expect(layer.model() === layer)
    stage.close()
  }
}
