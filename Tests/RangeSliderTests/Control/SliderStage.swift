import RangeSlider
import TestSupport

/// A slider of 272 points of travel in a window, values 0 to 100, and a finger.
@MainActor
final class SliderStage {
  let host = TestHost()
  let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  /// A point of travel is this much.
  static let valuePerPoint: CGFloat = 100.0 / 272

  init(_ lower: CGFloat = 20, _ upper: CGFloat = 80) {
    slider.setRange(minimum: 0, maximum: 100, lower: lower, upper: upper)
    host.add(slider)
  }

  /// The center of a thumb in the slider's coordinates, from the accessibility frame.
  func center(_ thumb: Thumb) -> CGPoint {
    let elements = slider.accessibilityElements as? [UIAccessibilityElement] ?? []
    let frame = elements[thumb == .lower ? 0 : 1].accessibilityFrameInContainerSpace
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  var values: [CGFloat] { [slider.lowerValue, slider.upperValue] }

  /// Whether the values are these, but for rounding.
  func has(_ lower: CGFloat, _ upper: CGFloat) -> Bool {
    abs(slider.lowerValue - lower) < 1e-6 && abs(slider.upperValue - upper) < 1e-6
  }

  private var finger: CGPoint = .zero

  func down(_ thumb: Thumb) {
    down(at: center(thumb))
  }

  func down(at x: CGFloat) {
    down(at: CGPoint(x: x, y: 22))
  }

  private func down(at point: CGPoint) {
    finger = slider.convert(point, to: nil)
    host.touches.down(finger)
  }

  /// Moves the finger by values along the slider, and by points across it.
  func move(by values: CGFloat, across: CGFloat = 0) {
    finger.x += values / Self.valuePerPoint
    finger.y += across
    host.touches.move(to: finger)
  }

  func up() { host.touches.up() }
  func cancel() { host.touches.cancel() }

  /// Drags a thumb by values, and lets go.
  func drag(_ thumb: Thumb, by values: CGFloat) {
    down(thumb)
    move(by: values)
    up()
  }
}
