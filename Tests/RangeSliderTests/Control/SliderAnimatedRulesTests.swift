import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Rules that change while values are animated.
@MainActor
struct SliderAnimatedRulesTests {
  /// Changes that leave the values where they are going.
  private static let changes: [(String, @MainActor (RangeSliderControl) -> Void)] = [
    ("setRange", { $0.setRange(minimum: -50, maximum: 150) }),
    ("minimumValue", { $0.minimumValue = -100 }),
    ("maximumValue", { $0.maximumValue = 200 }),
    ("step", { $0.step = 7 }),
    ("stops", { $0.stops = [13, 47] }),
    ("scale", { $0.scale = .power(exponent: 2) }),
    ("enabledRange", { $0.enabledRange = 70...100 }),
    ("minimumDistance", { $0.minimumDistance = 35 }),
    ("limits", { $0[.lower].limits = 0...50 }),
    ("setValues", { $0.setValues(lower: 50) }),
  ]

  @Test(
    "A change that displaces thumbs ends the animation, and a touch on a thumb's frame takes it")
  func changes() {
    for (name, change) in Self.changes {
      let stage = FingerStage()
      stage.slider.setValues(lower: 60, upper: 90, animated: true)
      stage.host.advance(by: 0.1)
      change(stage.slider)
      stage.host.layout()
      let frame = stage.slider.thumbRect(for: .lower)
      #expect(!stage.slider.display.isDisplaced, "\(name)")
      stage.host.touches.down(
        stage.slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
      #expect(stage.slider.trackedThumb == .lower, "\(name)")
      let value = stage.slider.lowerValue
      stage.host.touches.up()
      #expect(stage.slider.lowerValue == value, "\(name)")
    }
  }

  @Test("Setting a rule to the value that it has leaves the animation")
  func same() {
    let stage = FingerStage()
    stage.slider.setValues(lower: 60, upper: 90, animated: true)
    stage.host.advance(by: 0.1)
    stage.slider.maximumValue = 100
    stage.slider.step = 0
    #expect(stage.slider.display.isDisplaced)
    stage.host.advance(by: 1)
    #expect(!stage.slider.display.isDisplaced)
  }
}
