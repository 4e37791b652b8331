import CoreGraphics
import Testing

@testable import RangeSlider

struct KnobStretchTests {
  @Test("A thumb at rest is lifted only")
  func rest() {
    let stretch = KnobStretch(at: 10, time: 0)
    #expect(stretch.speed == 0)
    #expect(KnobStretch.scale(speed: stretch.speed) == CGSize(width: 1.4, height: 1.4))
  }

  @Test("The faster it moves the longer and thinner it is, up to a limit")
  func stretch() {
    let scales = [0, 100, 600, 10_000].map { KnobStretch.scale(speed: $0) }
    for (slow, fast) in zip(scales, scales.dropFirst()) {
      #expect(slow.width < fast.width && slow.height > fast.height)
    }
    #expect(scales[3].width < 1.4 * 1.2)
    #expect(abs(scales[2].width - 1.4 * 1.1) < 1e-9)
  }

  @Test("The speed is smoothed, and does not depend on the direction")
  func speed() {
    var stretch = KnobStretch(at: 10, time: 0)
    stretch.move(to: 20, at: 0.1)
    #expect(abs(stretch.speed - 50) < 1e-9)
    stretch.move(to: 10, at: 0.2)
    #expect(abs(stretch.speed - 75) < 1e-9)
  }

  @Test("Two touches at one time, and nonfinite locations, do not change the speed")
  func invalid() {
    var stretch = KnobStretch(at: 10, time: 1)
    stretch.move(to: 20, at: 1)
    stretch.move(to: .nan, at: 2)
    #expect(stretch.speed == 0)
    #expect(KnobStretch.scale(speed: stretch.speed).width.isFinite)
  }
}
