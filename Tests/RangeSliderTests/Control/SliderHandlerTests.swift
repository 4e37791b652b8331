import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

/// Drags while the app sets values, rules and bounds, as handlers of `.valueChanged` do.
@MainActor
struct SliderHandlerTests {
  private let drag = HandlerDrag()
  private var slider: RangeSliderControl { drag.slider }

  // MARK: The held thumb

  @Test(
    "A handler that rounds moves the thumb as far as the finger, in strides of any length",
    arguments: [2, 10, 15, 150] as [CGFloat])
  func rounding(stride: CGFloat) {
    slider.setRange(lower: 0, upper: 100)
    drag.handle { $0.lowerValue = ($0.lowerValue / 10).rounded() * 10 }
    drag.down(.lower)
    drag.move(by: 150, stride: stride)
    #expect(drag.values == [50, 100])
    drag.move(by: -120, stride: stride)
    #expect(drag.values == [10, 100])
    drag.up()
    #expect(drag.values == [10, 100])
  }

  @Test("With a handler that clamps, the thumb leaves the limit where the finger met it")
  func clamping() {
    slider.setRange(minimum: 0, maximum: 1, lower: 0.3, upper: 1)
    drag.handle { $0.lowerValue = min($0.lowerValue, 0.4) }
    drag.down(.lower)
    drag.move(by: 100, stride: 10)
    #expect(drag.values == [0.4, 1])
    drag.move(by: -60, stride: 10)
    #expect(drag.values == [0.4, 1])
    drag.move(by: -40, stride: 10)
    #expect(drag.values == [0.3, 1])
    drag.up()
  }

  @Test("Values that a binding returns late do not hold the thumb back", arguments: [1, 2])
  func echo(delay: Int) {
    var written: [CGFloat] = []
    drag.handle {
      written.append($0.lowerValue)
      if written.count > delay { $0.lowerValue = written[written.count - 1 - delay] }
    }
    drag.down(.lower)
    drag.move(by: 81, stride: 1)
    drag.up()
    for value in written.suffix(delay) { slider.lowerValue = value }
    #expect(abs(slider.lowerValue - 47) < 1e-9)
  }

  @Test("A value set in code moves the held thumb, until the finger moves along the slider")
  func setInCode() {
    drag.down(.lower)
    drag.move(by: 30, stride: 30)
    slider.lowerValue = 60
    #expect(drag.values == [60, 80])
    drag.move(by: 0, across: 8)
    #expect(drag.values == [60, 80])
    drag.move(by: 3, stride: 3)
    #expect(drag.has(31, 80))
    drag.up()
  }

  @Test("A value set in code during a drag remains after the release")
  func releasedAfterSet() {
    for snapsOnRelease in [false, true] {
      slider.setRange(lower: 20, upper: 80)
      slider.step = 10
      slider.snapsOnRelease = snapsOnRelease
      drag.down(.lower)
      drag.move(by: 60, stride: 60)
      slider.lowerValue = 60
      drag.up()
      #expect(drag.values == [60, 80])
    }
  }

  @Test("All thumbs keep their distances when a handler rounds them")
  func range() {
    slider.setRange(lower: 20, upper: 50)
    slider.dragsRange = true
    drag.handle {
      $0.setValues(
        lower: ($0.lowerValue / 10).rounded() * 10, upper: ($0.upperValue / 10).rounded() * 10)
    }
    drag.down(at: 14 + 300 * 0.35)
    drag.move(by: 90, stride: 2)
    #expect(drag.values == [50, 80])
    drag.up()
  }

  @Test("Fine scrubbing counts the movements between rounded values")
  func scrubbing() {
    slider.scrubsFinely = true
    drag.handle { $0.lowerValue = ($0.lowerValue / 10).rounded() * 10 }
    drag.down(.lower)
    drag.move(by: 0, across: 60)
    drag.move(by: 120, stride: 2)
    #expect(drag.values == [40, 80])
    drag.up()
  }

  @Test("A thumb that passed another one follows the finger under a handler that rounds")
  func swap() {
    slider.setRange(lower: 20, upper: 50)
    slider.collision = .swap
    drag.handle { slider in
      guard let thumb = slider.trackedThumb else { return }
      let value = thumb == .lower ? slider.lowerValue : slider.upperValue
      let rounded = (value / 10).rounded() * 10
      if thumb == .lower { slider.lowerValue = rounded } else { slider.upperValue = rounded }
    }
    drag.down(.lower)
    drag.move(by: 150, stride: 2)
    #expect(drag.values == [50, 70])
    drag.move(by: -150, stride: 2)
    #expect(drag.values == [20, 50])
    drag.up()
  }

  @Test("A thumb of an undecided touch that is set in code is taken where it is then")
  func undecided() {
    slider.setRange(lower: 50, upper: 50)
    drag.down(.lower)
    drag.move(by: 1, stride: 1)
    slider.setValues(lower: 30, upper: 70)
    drag.move(by: 14, stride: 7)
    #expect(drag.has(30, 75))
    drag.up()
  }

  // MARK: Other thumbs, rules and bounds

  @Test("A thumb follows the finger while another one is set at every change")
  func otherThumb() {
    var count = 0
    drag.handle { slider in
      count += 1
      slider.upperValue = 80 + CGFloat(count % 10)
    }
    drag.down(.lower)
    drag.move(by: 90, stride: 1)
    #expect(drag.has(50, 80))
    drag.up()
  }

  @Test("A passed thumb keeps the value that the app sets during the drag")
  func passedThumb() {
    slider.setRange(lower: 20, upper: 50)
    slider.collision = .swap
    drag.down(.lower)
    drag.move(by: 150, stride: 10)
    #expect(drag.has(50, 70))
    slider.lowerValue = 40
    drag.move(by: 3, stride: 3)
    #expect(drag.has(40, 71))
    drag.move(by: -153, stride: 9)
    #expect(drag.has(20, 40))
    drag.up()
  }

  /// Changes that leave room for the lower thumb at 20 to 60.
  private static let changes: [(String, @MainActor (RangeSliderControl, CGFloat) -> Void)] = [
    ("upperValue", { $0.upperValue = 80 + $1 }),
    ("range", { $0.range = Double($0.lowerValue)...Double(80 + $1) }),
    ("minimumDistance", { $0.minimumDistance = 10 + $1 }),
    ("maximumDistance", { $0.maximumDistance = 90 + $1 }),
    ("limits", { $0[.lower].limits = 0...Double(90 + $1) }),
    ("other limits", { $0[.upper].limits = 70...Double(90 + $1) }),
    ("enabledRange", { $0.enabledRange = 0...Double(90 + $1) }),
    ("step", { $0.step = 0.01 * (1 + $1) }),
    (
      "stops",
      { slider, number in slider.stops = (0...1000).map { CGFloat($0) / 10 + number / 100 } }
    ),
    ("minimumValue", { $0.minimumValue = -$1 }),
    ("maximumValue", { $0.maximumValue = 100 + $1 }),
    ("setRange", { $0.setRange(minimum: -$1, maximum: 100 + $1, upper: 80 + $1) }),
    ("scale", { $0.scale = .power(exponent: 1 + Double($1) / 10) }),
    ("isContinuous", { $0.isContinuous = $1 < 5 }),
    ("thumbTintColor", { $0.thumbTintColor = $1 < 5 ? .red : nil }),
    ("collision", { $0.collision = $1 < 5 ? .push : .stop }),
  ]

  @Test("No change of another thumb, a rule or the bounds takes the thumb from the finger")
  func changes() {
    for (name, change) in Self.changes {
      let drag = HandlerDrag()
      drag.down(.lower)
      for number in 1...9 {
        drag.move(by: 10, stride: 1)
        change(drag.slider, CGFloat(number))
      }
      drag.move(by: 1, stride: 1)
      #expect(abs(drag.center(.lower) - drag.finger) < 0.5, "\(name)")
      drag.move(by: -91, stride: 7)
      #expect(abs(drag.center(.lower) - drag.finger) < 0.5, "\(name)")
      drag.up()
      #expect(abs(drag.center(.lower) - drag.finger) < 0.5, "\(name)")
    }
  }

  @Test("A rule that takes the place of the thumb displaces it, and gives it back")
  func displaced() {
    drag.down(.lower)
    drag.move(by: 90, stride: 10)
    slider.enabledRange = 0...30
    drag.move(by: 3, stride: 3)
    #expect(slider.lowerValue == 30)
    slider.enabledRange = nil
    drag.move(by: 3, stride: 3)
    #expect(abs(slider.lowerValue - 52) < 1e-9)
    drag.up()
  }

  @Test("Bounds that are empty for a while do not move the thumb away from the finger")
  func emptyBounds() {
    drag.down(.lower)
    slider.setRange(minimum: 0, maximum: 0)
    drag.move(by: 30, stride: 10)
    slider.maximumValue = 100
    drag.move(by: 30, stride: 10)
    #expect(abs(drag.center(.lower) - drag.finger) < 0.5)
    drag.up()
  }

  @Test("In a slider that is resized between rounded values the finger loses nothing")
  func resized() {
    drag.handle { $0.lowerValue = ($0.lowerValue / 10).rounded() * 10 }
    drag.down(.lower)
    drag.move(by: 12, stride: 2)
    #expect(drag.values == [20, 80])
    slider.frame.size.width = 628
    drag.host.layout()
    drag.move(by: 8, stride: 2)
    #expect(drag.values == [30, 80])
    drag.up()
  }
}

/// A slider of 300 points of travel, values 0 to 100, and a finger that drags a thumb.
@MainActor
final class HandlerDrag {
  let host = TestHost()
  let slider = RangeSliderControl(frame: CGRect(x: 30, y: 200, width: 328, height: 44))
  private var location = CGPoint.zero

  init() {
    slider.setRange(minimum: 0, maximum: 100, lower: 20, upper: 80)
    host.add(slider)
  }

  var values: [CGFloat] { [slider.lowerValue, slider.upperValue] }

  func has(_ lower: CGFloat, _ upper: CGFloat) -> Bool {
    abs(slider.lowerValue - lower) < 1e-9 && abs(slider.upperValue - upper) < 1e-9
  }

  /// The location of the finger along the slider, in points of the slider.
  var finger: CGFloat { slider.convert(location, from: nil).x }

  /// The center of a thumb along the slider, in points.
  func center(_ thumb: Thumb) -> CGFloat {
    host.layout()
    return slider.accessibilityElement(for: thumb).accessibilityFrameInContainerSpace.midX
  }

  /// Handles each change by the user.
  func handle(_ handler: @escaping @MainActor (RangeSliderControl) -> Void) {
    slider.addAction(
      UIAction { [weak slider] _ in if let slider { handler(slider) } }, for: .valueChanged)
  }

  func down(_ thumb: Thumb) { down(at: center(thumb)) }

  func down(at x: CGFloat) {
    host.layout()
    location = slider.convert(CGPoint(x: x, y: 22), to: nil)
    host.touches.down(location)
  }

  /// Moves the finger by points along the slider, in strides of points.
  func move(by distance: CGFloat, stride: CGFloat) {
    var left = abs(distance)
    while left > 0 {
      let step = min(stride, left)
      left -= step
      location.x += distance < 0 ? -step : step
      host.touches.move(to: location)
    }
  }

  /// Moves the finger once.
  func move(by distance: CGFloat, across: CGFloat) {
    location.x += distance
    location.y += across
    host.touches.move(to: location)
  }

  func up() { host.touches.up() }
  func cancel() { host.touches.cancel() }
}
