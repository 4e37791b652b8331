import Foundation
import Testing

@testable import RangeSlider

/// The types that sliders in SwiftUI are bound to.
struct SliderBindableTests {
  private func expectReturn<Value: SliderBindable>(_ values: Value...) {
    for value in values { #expect(Value(sliderNumber: value.sliderNumber) == value) }
  }

  @Test("Values return from the slider as they were")
  func roundTrips() {
    expectReturn(0.1, -3.25, 1e12)
    expectReturn(Float(0.1), 3)
    expectReturn(CGFloat(0.1))
    expectReturn(0, -7, 1 << 50)
    expectReturn(UInt8(0), 255)
    expectReturn(Int64(-1) << 40)
    expectReturn(Date(timeIntervalSinceReferenceDate: 800_000_000.125))
    expectReturn(
      Duration.milliseconds(100), .seconds(-3), .nanoseconds(1), .seconds(86_400) + .microseconds(1)
    )
  }

  @Test("Numbers that an integer cannot have become the nearest one")
  func integers() {
    #expect(Int(sliderNumber: 3.6) == 4)
    #expect(UInt8(sliderNumber: -2) == 0)
    #expect(UInt8(sliderNumber: 300) == 255)
    #expect(Int64(sliderNumber: 1e30) == .max)
    #expect(Int64(sliderNumber: -1e30) == .min)
    #expect(Int(sliderNumber: .nan) == .min)
  }

  @Test("Without a step integers have a step of 1, and other values none")
  func steps() {
    #expect(Int.sliderNumber(ofStep: nil) == 1)
    #expect(Int.sliderNumber(ofStep: 5) == 5)
    #expect(Double.sliderNumber(ofStep: nil) == 0)
    #expect(Date.sliderNumber(ofStep: nil) == 0)
    #expect(Date.sliderNumber(ofStep: 3600) == 3600)
    #expect(Duration.sliderNumber(ofStep: .milliseconds(500)) == 0.5)
  }

  @Test("Ranges and arrays take the values of the thumbs in ascending order")
  func selections() {
    #expect((2...5).sliderValues == [2, 5])
    #expect(ClosedRange(sliderValues: [1, 4]) == 1...4)
    #expect(ClosedRange(sliderValues: [1, 3, 4]) == 1...4)
    #expect(Array(sliderValues: [1.5, 2]) == [1.5, 2])
  }

  @Test("A format of integers makes the texts that are displayed and spoken")
  @MainActor func formats() {
    let slider = RangeSliderControl()
    slider.setFormat(ofBindable: IntegerFormatStyle<Int>().sign(strategy: .always()))
    #expect(slider.text(for: 3) == "+3")
    #expect(slider.accessibilityElement(for: .lower).accessibilityValue == "+0")
  }

  /// A drag of 80 points of which each written value returns one or more changes late.
  ///
  /// SwiftUI can deliver states late, for example those of a store that answers asynchronously.
  @Test("A late echo of the binding does not hold the thumb back", arguments: 0...3)
  func echo(delay: Int) {
    var sync = SliderSync<ClosedRange<Double>>()
    let geometry = SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 328, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 300)
    var values = SliderValues(0, 300, 100, 300)
    var drag = ThumbDrag(.thumb(.lower), at: 114, in: geometry, values: values)
    var late: [ClosedRange<Double>] = []
    func deliver() {
      let input = SliderSync.Input(value: late.removeFirst(), bounds: 0...300)
      guard sync.update(to: input) else { return }
      values.set(lower: input.value.lowerBound, upper: input.value.upperBound)
    }
    _ = sync.update(to: .init(value: 100...300, bounds: 0...300))
    _ = sync.began()
    for point in 1...80 {
      drag.move(to: 114 + CGFloat(point), in: geometry, values: &values)
      for case .write(let range) in sync.changed(to: values.lower...values.upper) {
        late.append(range)
      }
      if late.count > delay { deliver() }
    }
    drag.release(in: geometry, values: &values)
    _ = sync.ended()
    while !late.isEmpty { deliver() }
    #expect(values.pair == [180, 300])
  }
}
