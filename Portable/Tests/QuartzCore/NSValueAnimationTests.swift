import Testing

@testable import QuartzCore

/// Apple's guide to Core Animation: a geometry is passed to an animation wrapped in an `NSValue`.
@MainActor struct NSValueAnimationTests {
  @Test("Animations take geometry in values") func animationsTakeGeometryInValues() throws {
    let point = try #require(AnimatableValue(NSValue(point: CGPoint(x: 1, y: 2))))
    #expect(point.any as? CGPoint == CGPoint(x: 1, y: 2))
    let number = try #require(AnimatableValue(NSNumber(value: 3)))
    #expect(number.any as? CGFloat == 3)
  }
}
