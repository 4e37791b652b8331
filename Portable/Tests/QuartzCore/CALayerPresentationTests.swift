import QuartzCore
import Testing

/// Redisplay for animated keys. "Animations changing the value of the attribute also trigger
/// redisplay" (Apple's documentation of needsDisplay(forKey:)). objc.io, issue 12, "Animating Custom
/// Layer Properties": display is called on the layer itself about 60 times a second; there its own
/// property has the final value, and its presentation layer's the interpolated one. To draw, Core
/// Animation makes a copy per frame, so what `draw(in:)` stores in its layer is lost
/// (stackoverflow.com, "Non-animatable properties in subclasses of CALayer").
@MainActor struct CALayerPresentationTests {
  @Test("Custom keys animate through presentation drawing")
  func customKeysAnimateThroughPresentationDrawing() {
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
    #expect(layer.seen.wasCopy)
    #expect(stage.pixel(10, 5) == "FF0000")
    #expect(stage.pixel(30, 5) == "FFFFFF")
    #expect(layer.value(forKey: "progress") == nil)
    stage.close()
  }

  @Test("Display is sent to the layer itself in every frame")
  func displayIsSentToTheLayerItselfInEveryFrame() {
    let stage = LayerStage()
    let layer = DialLayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
    stage.render()
    layer.setValue(CGFloat(1), forKey: "level")
    stage.render()
    layer.shown = []
    layer.add(ramp("level"), forKey: "level")
    stage.advance(by: 0.25)
    stage.advance(by: 0.25)
    #expect(layer.shown == [0.25, 0.5])
    stage.advance(by: 0.5)
    #expect(layer.shown == [0.25, 0.5, 1])
    stage.advance(by: 0.5)
    #expect(layer.shown.count == 3)
    stage.close()
  }

  @Test("Contents set in display show in the same frame")
  func contentsSetInDisplayShowInTheSameFrame() {
    let stage = LayerStage()
    let layer = DialLayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
    stage.render()
    layer.add(ramp("level"), forKey: "level")
    stage.advance(by: 0.5)
    #expect(stage.pixel(20, 5) == "FF0000")
    stage.close()
  }

  @Test("A held animation keeps its last drawing") func aHeldAnimationKeepsWhatItHasDrawn() {
    let stage = LayerStage()
    let layer = ProgressLayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
    stage.render()
    let animation = ramp("progress")
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "progress")
    stage.advance(by: 2)
    #expect(stage.pixel(38, 5) == "FF0000")
    layer.removeAllAnimations()
    stage.render()
    #expect(stage.pixel(2, 5) == "FFFFFF")
    stage.close()
  }

  private func ramp(_ keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = CGFloat(0)
    animation.toValue = CGFloat(1)
    animation.duration = 1
    return animation
  }

  @Test("Presentation trees mirror the model") func presentationTreesMirrorTheModel() {
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

private final class DialLayer: CALayer {
  var shown: [CGFloat] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func display() {
    shown.append((presentation() ?? self).value(forKey: "level") as? CGFloat ?? -1)
    let context = CGContext(layerPixelsWide: 4, high: 1, scale: 1, opaque: true)
    context?.setFillColor(.red)
    context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    contents = context?.makeImage()
  }
}
