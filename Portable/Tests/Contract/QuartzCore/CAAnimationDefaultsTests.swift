import QuartzCore
import Testing

/// Default values and rules of Apple's documentation of `CAMediaTiming`, `CAAnimation` and
/// `CAMediaTimingFunction`.
@MainActor struct CAAnimationDefaultsTests {
  @Test("An animation has no duration and is removed when it ends")
  func anAnimationHasNoDurationAndIsRemovedWhenItEnds() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.keyPath == "position")
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.timeOffset == 0)
    #expect(animation.speed == 1 && animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
  }

  @Test("A keyframe animation is linear") func aKeyframeAnimationIsLinear() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    #expect(animation.calculationMode == .linear)
    #expect(animation.values == nil && animation.keyTimes == nil && animation.path == nil)
  }

  @Test("A spring has mass 1, stiffness 100 and damping 10")
  func aSpringHasMass1Stiffness100AndDamping10() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  @Test("A copy of an animation is independent") func aCopyOfAnAnimationIsIndependent() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    let copy = try #require(animation.copy() as? CABasicAnimation)
    copy.duration = 3
    #expect(copy.keyPath == "opacity")
    #expect(animation.duration == 2)
  }

  @Test("A layer copies an animation and finds it by its key")
  func aLayerCopiesAnAnimationAndFindsItByItsKey() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    layer.add(animation, forKey: "fade")
    animation.duration = 1
    #expect(layer.animation(forKey: "fade")?.duration == 5)
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test("Removing all animations leaves no keys") func removingAllAnimationsLeavesNoKeys() {
    let layer = CALayer()
    for key in ["a", "b"] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 5
      layer.add(animation, forKey: key)
    }
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "Named timing functions have their control points",
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func namedTimingFunctionsHaveTheirControlPoints(
    name: CAMediaTimingFunctionName, expected: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    #expect(zip(first + second, expected).allSatisfy { abs($0 - $1) < 0.0001 })
  }

  @Test("A timing function goes from zero to one") func aTimingFunctionGoesFromZeroToOne() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var (first, last): ([Float], [Float]) = ([9, 9], [9, 9])
    function.getControlPoint(at: 0, values: &first)
    function.getControlPoint(at: 3, values: &last)
    #expect(first == [0, 0] && last == [1, 1])
  }

  @Test("A nested transaction inherits values and restores them")
  func aNestedTransactionInheritsAndRestores() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
  }
}
