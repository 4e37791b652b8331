import QuartzCore
import Testing

@MainActor struct CAAnimationTests {
  private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  private func basic(_ from: CGFloat?, _ to: CGFloat?, _ duration: CFTimeInterval)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private func stageWithLayer() -> (LayerStage, CALayer) {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    return (stage, layer)
  }

  @Test("A basic animation ends exactly and is removed")
  func aBasicAnimationEndsExactlyAndIsRemoved() {
    let (stage, layer) = stageWithLayer()
    let log = AnimationLog()
    let animation = basic(0, 30, 0.3)
    animation.delegate = log
    layer.add(animation, forKey: "move")
    #expect(layer.animation(forKey: "move") !== animation)
    stage.advance(by: 0.1)
    #expect(abs(shownX(layer) - 10) < 1e-6)
    #expect(layer.position.x == 5)
    #expect(log.events == ["start"])
    stage.advance(by: 0.1)
    stage.advance(by: 0.1)
    #expect(log.events == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
    #expect(shownX(layer) == 5)
    stage.close()
  }

  @Test("Missing end values come from the model") func missingEndsComeFromTheModel() {
    let (stage, layer) = stageWithLayer()
    layer.add(basic(nil, 25, 1), forKey: "to")
    stage.advance(by: 0.5)
    #expect(abs(shownX(layer) - 15) < 1e-6)
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 10
    by.duration = 1
    layer.add(by, forKey: "to")
    stage.advance(by: 0.5)
    #expect(abs(shownX(layer) - 10) < 1e-6)
    stage.close()
  }

  @Test("An animation under the same key replaces the old one")
  func anAnimationUnderTheSameKeyReplacesTheOldOne() {
    let (stage, layer) = stageWithLayer()
    let log = AnimationLog()
    let first = basic(0, 10, 1)
    first.delegate = log
    layer.add(first, forKey: "move")
    layer.add(basic(0, 20, 1), forKey: "move")
    #expect(log.events == ["stop false"])
    #expect(layer.animationKeys() == ["move"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    stage.close()
  }

  @Test("Delays, fill modes and repeats follow the timing") func delaysFillAndRepeats() {
    let (stage, layer) = stageWithLayer()
    let animation = basic(20, 30, 1)
    animation.beginTime = MediaClock.now + 1
    animation.fillMode = .both
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    stage.advance(by: 0.5)
    #expect(shownX(layer) == 20)
    stage.advance(by: 1)
    #expect(abs(shownX(layer) - 25) < 1e-6)
    stage.advance(by: 1)
    #expect(abs(shownX(layer) - 25) < 1e-6)
    stage.advance(by: 0.75)
    #expect(abs(shownX(layer) - 22.5 - 0) < 5)
    stage.advance(by: 5)
    #expect(shownX(layer) == 20)
    #expect(layer.animationKeys() == ["move"])
    #expect(!stage.compositor.isAnimating)
    stage.close()
  }

  @Test("A value that stays after the end of its animation is not drawn again")
  func whatStaysAfterItsEndIsNotDrawnAgain() {
    let (stage, layer) = stageWithLayer()
    let animation = basic(5, 25, 1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    stage.advance(by: 2)
    #expect(stage.pixel(25, 5) == "FF0000")
    #expect(stage.advance(by: 1).isEmpty)
    #expect(shownX(layer) == 25)
    layer.removeAnimation(forKey: "move")
    stage.render()
    #expect(stage.pixel(25, 5) == "FFFFFF" && stage.pixel(5, 5) == "FF0000")
    stage.close()
  }

  @Test("Additive animations add up") func additiveAnimationsAddUp() {
    let (stage, layer) = stageWithLayer()
    for key in ["one", "two"] {
      let animation = basic(-10, 0, 1)
      animation.isAdditive = true
      layer.add(animation, forKey: key)
    }
    stage.advance(by: 0.5)
    #expect(abs(shownX(layer) - (5 - 10)) < 1e-6)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = CATransform3DMakeTranslation(8, 0, 0)
    turn.toValue = CATransform3DIdentity
    turn.isAdditive = true
    turn.duration = 1
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.removeAllAnimations()
    layer.add(turn, forKey: "turn")
    stage.advance(by: 0.5)
    let shown = layer.presentation()?.transform
    #expect(shown?.m11 == 2 && abs((shown?.m41 ?? 0) - 8) < 1e-6)
    stage.close()
  }

  @Test("A paused layer stands still") func aPausedLayerStandsStill() {
    let (stage, layer) = stageWithLayer()
    layer.add(basic(0, 10, 1), forKey: "move")
    stage.advance(by: 0.25)
    let pausedAt = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedAt
    stage.advance(by: 5)
    #expect(abs(shownX(layer) - 2.5) < 1e-6)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
    stage.advance(by: 0.25)
    #expect(abs(shownX(layer) - 5) < 1e-6)
    stage.close()
  }

  @Test("Leaving the window ends animations unfinished")
  func leavingTheWindowEndsAnimationsUnfinished() {
    let (stage, layer) = stageWithLayer()
    let log = AnimationLog()
    let animation = basic(0, 10, 1)
    animation.delegate = log
    layer.add(animation, forKey: "move")
    stage.root.addSublayer(layer)
    #expect(layer.animationKeys() == ["move"])
    layer.removeFromSuperlayer()
    #expect(log.events == ["stop false"])
    #expect(layer.presentation() == nil)
    stage.close()
  }

  @Test("Groups share their time") func groupsShareTheirTime() {
    let (stage, layer) = stageWithLayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let late = basic(0, 10, 1)
    late.beginTime = 1
    late.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [fade, late]
    group.duration = 2
    layer.add(group, forKey: "group")
    stage.advance(by: 0.5)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    #expect(shownX(layer) == 0)
    stage.advance(by: 1)
    #expect(abs(shownX(layer) - 5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
    stage.close()
  }

  @Test(
    "Keyframes",
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

  @Test("Turns take the shorter way, and colors are interpolated in sRGB")
  func turnsTakeTheShorterWayAndColorsMixInSRGB() {
    let (stage, layer) = stageWithLayer()
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = CATransform3DMakeRotation(3, 0, 0, 1)
    turn.toValue = CATransform3DMakeRotation(-3, 0, 0, 1)
    turn.duration = 1
    layer.add(turn, forKey: "turn")
    let color = CABasicAnimation(keyPath: "backgroundColor")
    color.fromValue = CGColor.red
    color.toValue = CGColor.blue
    color.duration = 1
    layer.add(color, forKey: "color")
    stage.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(
      abs(abs(shown?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi) < 1e-6)
    #expect(
      shown?.backgroundColor?.components?.prefix(3).map { ($0 * 2).rounded() / 2 } == [0.5, 0, 0.5])
    stage.close()
  }

  @Test("A fade transition mixes old and new") func aFadeTransitionMixesOldAndNew() {
    let (stage, layer) = stageWithLayer()
    let fade = CATransition()
    fade.duration = 1
    layer.add(fade, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .blue
    CATransaction.commit()
    stage.render()
    #expect(stage.pixel(5, 5) == "FF0000")
    stage.advance(by: 0.5)
    #expect(["7F0080", "80007F", "800080", "7F007F"].contains(stage.pixel(5, 5)))
    stage.advance(by: 0.5)
    #expect(stage.pixel(5, 5) == "0000FF")
    stage.close()
  }
}
