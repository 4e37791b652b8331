import RangeSlider
import TestSupport
import UIKit

/// A slider of 300 points of travel, values 0 to 100, and several fingers.
@MainActor
final class FingerStage<Slider: SliderControl> {
  let host = TestHost()
  let slider: Slider
  private var fingers: Set<Int> = []

  init(_ slider: Slider) {
    self.slider = slider
    slider.frame = CGRect(x: 30, y: 200, width: 328, height: 44)
    slider.minimumValue = 0
    slider.maximumValue = 100
    host.add(slider)
  }

  /// The point of a value on the track, in points of the window.
  func point(_ value: Double) -> CGPoint {
    host.layout()
    return slider.convert(slider.position(of: value), to: nil)
  }

  /// Puts a finger down at a value.
  func down(_ finger: Int, at value: Double) {
    fingers.insert(finger)
    host.touches.down(point(value), finger: finger)
  }

  /// Moves a finger to the point of a value, without its offset to the thumb.
  func move(_ finger: Int, to value: Double, across: CGFloat = 0) {
    var point = point(value)
    point.y += across
    host.touches.move(to: point, finger: finger)
  }

  /// Puts several fingers down in one event.
  func down(_ values: [Int: Double]) {
    fingers.formUnion(values.keys)
    host.touches.send(
      values.map { TouchSample(finger: $0.key, phase: .began, location: point($0.value)) })
  }

  /// Moves several fingers in one event.
  func move(_ values: [Int: Double]) {
    let samples = values.sorted { $0.key < $1.key }.filter { isDown($0.key) }.map {
      TouchSample(finger: $0.key, phase: .moved, location: point($0.value))
    }
    host.touches.send(samples)
  }

  func up(_ finger: Int) {
    fingers.remove(finger)
    host.touches.up(finger: finger)
  }

  func cancel(_ finger: Int) {
    fingers.remove(finger)
    host.touches.cancel(finger: finger)
  }

  func isDown(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// Puts a finger down at a value, moves it to another one and lifts it.
  func drag(from start: Double, to end: Double) {
    down(0, at: start)
    move(0, to: end)
    up(0)
  }
}

extension FingerStage where Slider == RangeSliderControl {
  /// Creates a stage with two values.
  convenience init(_ lower: CGFloat = 20, _ upper: CGFloat = 80) {
    self.init(RangeSliderControl())
    slider.setValues(lower: lower, upper: upper)
    host.layout()
  }

  /// Whether the values are these, but for rounding.
  func has(_ lower: CGFloat, _ upper: CGFloat) -> Bool {
    abs(slider.lowerValue - lower) < 1e-6 && abs(slider.upperValue - upper) < 1e-6
  }
}

extension FingerStage where Slider == MultiSliderControl {
  /// Creates a stage with several values.
  convenience init(_ values: [Double]) {
    self.init(MultiSliderControl(thumbCount: values.count))
    slider.thumbValues = values
    host.layout()
  }

  /// Whether the values are these, but for rounding.
  func has(_ values: [Double]) -> Bool {
    zip(slider.thumbValues, values).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
