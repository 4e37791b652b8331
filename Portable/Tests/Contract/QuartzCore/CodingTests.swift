import Foundation
import QuartzCore
import Testing

/// Apple's documentation lists NSSecureCoding among what CALayer, CAAnimation and
/// CAMediaTimingFunction conform to.
struct CodingTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test("A layer keeps its geometry") func aLayerKeepsItsGeometry() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.zPosition = 3
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let copy = try copy(layer)
    #expect(copy.bounds == layer.bounds)
    #expect(copy.position == layer.position)
    #expect(copy.anchorPoint == layer.anchorPoint)
    #expect(copy.zPosition == 3)
    #expect(CATransform3DEqualToTransform(copy.transform, layer.transform))
  }

  @Test("A layer keeps its appearance") func aLayerKeepsItsAppearance() throws {
    let layer = CALayer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    layer.borderColor = nil
    layer.cornerRadius = 7
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.cornerCurve = .continuous
    layer.contentsGravity = .resizeAspect
    layer.opacity = 0.5
    layer.isHidden = true
    layer.masksToBounds = true
    layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    let copy = try copy(layer)
    #expect(copy.backgroundColor?.components == [1, 0.5, 0.25, 0.75])
    #expect(copy.borderColor == nil)
    #expect(copy.cornerRadius == 7)
    #expect(copy.maskedCorners == layer.maskedCorners)
    #expect(copy.cornerCurve == .continuous)
    #expect(copy.contentsGravity == .resizeAspect)
    #expect(copy.opacity == 0.5)
    #expect(copy.isHidden)
    #expect(copy.masksToBounds)
    #expect(copy.shadowPath?.boundingBox == layer.shadowPath?.boundingBox)
  }

  @Test("A layer keeps its sublayers and its mask") func aLayerKeepsItsSublayersAndItsMask() throws
  {
    let layer = CALayer()
    layer.name = "outer"
    let inner = CALayer()
    inner.name = "inner"
    layer.addSublayer(inner)
    layer.addSublayer(CAShapeLayer())
    let mask = CALayer()
    mask.name = "mask"
    layer.mask = mask
    let copy = try copy(layer)
    #expect(copy.name == "outer")
    #expect(copy.sublayers?.map(\.name) == ["inner", nil])
    #expect(copy.sublayers?.last is CAShapeLayer)
    #expect(copy.mask?.name == "mask")
  }

  @Test("A shape layer keeps its path and stroke") func aShapeLayerKeepsItsPathAndStroke() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    layer.fillColor = nil
    layer.lineCap = .round
    layer.fillRule = .evenOdd
    layer.lineDashPattern = [4, 2]
    layer.strokeEnd = 0.5
    let copy = try copy(layer)
    #expect(copy.path?.boundingBox == layer.path?.boundingBox)
    #expect(copy.fillColor == nil)
    #expect(copy.lineCap == .round)
    #expect(copy.fillRule == .evenOdd)
    #expect(copy.lineDashPattern == [4, 2])
    #expect(copy.strokeEnd == 0.5)
  }

  @Test("A gradient layer keeps its stops") func aGradientLayerKeepsItsStops() throws {
    let layer = CAGradientLayer()
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    layer.locations = [0.25, 0.75]
    layer.type = .radial
    let copy = try copy(layer)
    #expect(copy.colors?.count == 2)
    #expect(copy.locations == [0.25, 0.75])
    #expect(copy.type == .radial)
  }

  @Test("A basic animation keeps its timing and values")
  func aBasicAnimationKeepsItsTimingAndValues() throws {
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 2
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.fromValue = 0.25
    animation.isAdditive = true
    let copy = try copy(animation)
    #expect(copy.keyPath == "position")
    #expect(copy.duration == 2)
    #expect(copy.repeatCount == 3)
    #expect(copy.autoreverses)
    #expect(copy.fillMode == .both)
    #expect(!copy.isRemovedOnCompletion)
    #expect(copy.timingFunction == animation.timingFunction)
    #expect(copy.fromValue as? Double == 0.25)
    #expect(copy.toValue == nil)
    #expect(copy.isAdditive)
  }

  @Test("A spring animation keeps its spring") func aSpringAnimationKeepsItsSpring() throws {
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.mass = 2
    animation.stiffness = 50
    animation.damping = 5
    animation.initialVelocity = 1
    let copy = try copy(animation)
    #expect([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity] == [2, 50, 5, 1])
  }

  @Test("A keyframe animation keeps its frames") func aKeyframeAnimationKeepsItsFrames() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.keyTimes = [0, 0.25, 1]
    animation.calculationMode = .discrete
    let copy = try copy(animation)
    #expect(copy.values?.count == 3)
    #expect(copy.keyTimes == [0, 0.25, 1])
    #expect(copy.calculationMode == .discrete)
  }

  @Test("A group keeps its animations") func aGroupKeepsItsAnimations() throws {
    let group = CAAnimationGroup()
    group.duration = 4
    group.animations = [CABasicAnimation(keyPath: "opacity"), CATransition()]
    let copy = try copy(group)
    #expect(copy.duration == 4)
    #expect((copy.animations?.first as? CABasicAnimation)?.keyPath == "opacity")
    #expect(copy.animations?.last is CATransition)
  }
}
