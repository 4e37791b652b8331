import Testing

@testable import ActionSheet

struct SheetAnimationTests {
  @Test("A negative or nonfinite duration is ignored; zero is immediate")
  func duration() {
    var animation = SheetAnimation()
    for duration in [-1, .nan, .infinity] { animation.duration = duration }
    #expect(animation.duration == 0.2)
    animation.duration = 0
    #expect(animation.duration == 0)
  }

  @Test("Damping is clamped, velocity must be finite")
  func spring() {
    var animation = SheetAnimation()
    animation.dampingRatio = 7
    #expect(animation.dampingRatio == 1)
    animation.dampingRatio = -7
    #expect(animation.dampingRatio == 0.01)
    animation.dampingRatio = .nan
    #expect(animation.dampingRatio == 0.01)
    animation.initialVelocity = -3
    animation.initialVelocity = .nan
    #expect(animation.initialVelocity == -3)
  }
}
