import RangeSlider
import TestSupport
import Testing
import UIKit

/// What a cancellation restores, compared with a slider that was never touched.
@MainActor
struct SliderRestoringTests {
  /// Two sliders of which the app changes both and fingers move one.
  @MainActor private final class Twins {
    let stage = FingerStage([10, 40, 60, 90])
    let untouched = MultiSliderControl(thumbCount: 4)
    var random: SeededGenerator

    init(seed: UInt64, setUp: (MultiSliderControl) -> Void) {
      random = SeededGenerator(seed: seed)
      untouched.maximumValue = 100
      untouched.thumbValues = [10, 40, 60, 90]
      for slider in [stage.slider, untouched] { setUp(slider) }
      stage.host.layout()
    }

    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

    /// Changes both sliders: a thumb of some, or a rule.
    func change(_ thumbs: [Int]) {
      let (number, thumb) = (number(5...95), thumbs.randomElement(using: &random))
      let width = CGFloat(self.number(0...20))
      let kind = Int.random(in: 0..<8, using: &random)
      for slider in [stage.slider, untouched] {
        switch kind {
        case 0: slider.minimumDistance = width / 4
        case 1: slider.maximumDistance = 60 + width
        case 2: slider.step = width < 10 ? 0 : width / 4
        case 3: slider.maximumValue = 90 + width
        case 4: slider.minimumValue = width - 20
        default:
          if let thumb { slider[Thumb(rawValue: thumb)].value = number }
        }
      }
    }

    var areEqual: Bool { stage.slider.thumbValues == untouched.thumbValues }
  }

  @Test(
    "Canceling a drag of a thumb leaves what the app has done alone",
    arguments: 1...40 as ClosedRange<UInt64>)
  func thumb(seed: UInt64) {
    for collision in [ThumbCollision.stop, .push] {
      let twins = Twins(seed: seed) { $0.collision = collision }
      let stage = twins.stage
      let held = Int.random(in: 0..<4, using: &twins.random)
      stage.down(0, at: stage.slider.thumbValues[held])
      for _ in 0..<8 {
        stage.move(0, to: twins.number(0...100))
        if Bool.random(using: &twins.random) { twins.change((0..<4).filter { $0 != held }) }
      }
      stage.cancel(0)
      #expect(twins.areEqual, "\(stage.slider.thumbValues) \(twins.untouched.thumbValues)")
    }
  }

  @Test(
    "Canceling a drag of all thumbs leaves what the app has done to the rules",
    arguments: 1...20 as ClosedRange<UInt64>)
  func range(seed: UInt64) {
    let twins = Twins(seed: seed) { $0.dragsRange = true }
    let stage = twins.stage
    stage.down(0, at: 50)
    for _ in 0..<8 {
      stage.move(0, to: twins.number(0...100))
      if Bool.random(using: &twins.random) { twins.change([]) }
    }
    stage.cancel(0)
    #expect(twins.areEqual, "\(stage.slider.thumbValues) \(twins.untouched.thumbValues)")
  }

  @Test(
    "Canceling two fingers in any order leaves what the app has done alone",
    arguments: 1...40 as ClosedRange<UInt64>)
  func two(seed: UInt64) {
    for collision in [ThumbCollision.stop, .push] {
      let twins = Twins(seed: seed) { $0.collision = collision }
      let stage = twins.stage
      stage.down(0, at: 10)
      stage.down(1, at: 90)
      for _ in 0..<8 {
        stage.move(Int.random(in: 0...1, using: &twins.random), to: twins.number(0...100))
        if Bool.random(using: &twins.random) { twins.change([1, 2]) }
      }
      let first = Int.random(in: 0...1, using: &twins.random)
      stage.cancel(first)
      stage.move(1 - first, to: twins.number(0...100))
      stage.cancel(1 - first)
      #expect(twins.areEqual, "\(stage.slider.thumbValues) \(twins.untouched.thumbValues)")
    }
  }

  @Test(
    "Canceling a drag past other thumbs restores all of them",
    arguments: 1...10 as ClosedRange<UInt64>)
  func swap(seed: UInt64) {
    let twins = Twins(seed: seed) { $0.collision = .swap }
    let stage = twins.stage
    stage.down(0, at: 40)
    for _ in 0..<8 {
      stage.move(0, to: twins.number(0...100))
      if Bool.random(using: &twins.random) { twins.change([]) }
    }
    stage.cancel(0)
    #expect(twins.areEqual, "\(stage.slider.thumbValues) \(twins.untouched.thumbValues)")
  }
}
