import QuartzCore
import Testing

@MainActor struct CAKeyframeAnimationTests {
  private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  private func stageWithLayer() -> (LayerStage, CALayer) {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    return (stage, layer)
  }

  @Test(
    "Keyframes interpolate between their values",
    arguments: [
      (CAAnimationCalculationMode.linear, 0.25, 5.0), (.linear, 0.75, 20), (.discrete, 0.4, 10),
      (.discrete, 0.1, 0), (.paced, 0.5, 15), (.cubic, 0.5, 10),
    ])
  func keyframes(_ mode: CAAnimationCalculationMode, _ time: Double, _ expected: Double) {
    let (stage, layer) = stageWithLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 30]
    animation.calculationMode = mode
    animation.duration = 1
    layer.add(animation, forKey: "frames")
    stage.advance(by: time)
    #expect(abs(shownX(layer) - expected) < 1e-6)
    stage.close()
  }

  @Test("Key times and timing functions apply to their steps")
  func keyTimesAndTimingFunctionsApplyToTheirSteps() {
    let (stage, layer) = stageWithLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 20]
    animation.keyTimes = [0, 0.8, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    animation.duration = 1
    layer.add(animation, forKey: "frames")
    stage.advance(by: 0.4)
    #expect(abs(shownX(layer) - 5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(shownX(layer) > 10 && shownX(layer) < 14)
    stage.close()
  }

  @Test("Motion along a path keeps its pace") func motionAlongAPathKeepsItsPace() {
    let (stage, layer) = stageWithLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    layer.add(animation, forKey: "path")
    stage.advance(by: 0.5)
    let position = layer.presentation()?.position ?? .zero
    #expect(abs(position.x - 10) < 1e-6 && abs(position.y - 10) < 1e-6)
    stage.close()
  }
}
