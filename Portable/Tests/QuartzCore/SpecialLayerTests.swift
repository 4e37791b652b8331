import QuartzCore
import Testing

@MainActor struct SpecialLayerTests {
  @Test("Gradients run between their points") func gradientsRunBetweenTheirPoints() {
    let stage = LayerStage()
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.white]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.render()
    let dark = Int(stage.pixel(2, 20).prefix(2), radix: 16) ?? 0
    let light = Int(stage.pixel(37, 20).prefix(2), radix: 16) ?? 0
    #expect(dark < 30 && light > 225)
    CATransaction.setDisableActions(true)
    layer.locations = [0.5, 0.5]
    stage.render()
    #expect(stage.pixel(18, 5) == "000000" && stage.pixel(22, 5) == "FFFFFF")
    CATransaction.setDisableActions(true)
    layer.colors = [CGColor.red]
    layer.cornerRadius = 20
    stage.render()
    #expect(stage.pixel(20, 20) == "FF0000" && stage.pixel(1, 1) == "FFFFFF")
    stage.close()
  }

  @Test("Radial and conic gradients are drawn") func radialAndConicGradients() {
    let stage = LayerStage()
    let layer = CAGradientLayer()
    layer.colors = [CGColor.red, CGColor.blue]
    layer.locations = [0.5, 0.5]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.render()
    #expect(stage.pixel(20, 20) == "FF0000" && stage.pixel(5, 20) == "0000FF")
    CATransaction.setDisableActions(true)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    stage.render()
    // Clockwise from above: the first half is on the right.
    #expect(stage.pixel(35, 20) == "FF0000" && stage.pixel(5, 20) == "0000FF")
    stage.close()
  }

  @Test("Shapes are filled, stroked and cut") func shapesAreFilledStrokedAndCut() {
    let stage = LayerStage()
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 40, y: 5))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 4
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
    stage.render()
    #expect(stage.pixel(5, 5) == "FFFFFF" && stage.pixel(20, 5) == "FF0000")
    #expect(stage.pixel(35, 5) == "FFFFFF")
    CATransaction.setDisableActions(true)
    layer.strokeEnd = 0.3
    stage.render()
    #expect(stage.pixel(20, 5) == "FFFFFF")
    CATransaction.setDisableActions(true)
    layer.path = CGPath(rect: CGRect(x: 0, y: 20, width: 10, height: 10), transform: nil)
    layer.strokeColor = nil
    layer.fillColor = .blue
    stage.render()
    #expect(stage.pixel(5, 25) == "0000FF" && stage.pixel(11, 5) == "FFFFFF")
    stage.close()
  }

  @Test("Shapes animate between paths") func shapesAnimateBetweenPaths() {
    let stage = LayerStage()
    let layer = CAShapeLayer()
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    layer.path = small
    layer.fillColor = .red
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.render()
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = small
    animation.toValue = large
    animation.duration = 1
    layer.add(animation, forKey: "path")
    stage.advance(by: 0.5)
    #expect(stage.pixel(19, 5) == "FF0000" && stage.pixel(21, 5) == "FFFFFF")
    stage.advance(by: 0.5)
    #expect(stage.pixel(19, 5) == "FFFFFF")
    stage.close()
  }

  @Test("Layers of any class are made through their initializer")
  func layersOfAnyClassAreMadeThroughTheirInitializer() {
    let type: CALayer.Type = CAShapeLayer.self
    #expect(type.make() is CAShapeLayer)
  }
}
