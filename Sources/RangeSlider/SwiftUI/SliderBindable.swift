import CoreGraphics
import Foundation

/// A type of values that a slider in SwiftUI can be bound to.
///
/// Numbers, integers, dates and durations conform. The slider computes with `Double`: integers beyond 2⁵³
/// lose their last digits, and durations are rounded to a nanosecond.
public protocol SliderBindable: Comparable {
  /// The type of the distance between two values.
  associatedtype SliderStep

  /// The value as a number on the slider.
  var sliderNumber: Double { get }

  /// Creates the value nearest to a number on the slider.
  init(sliderNumber: Double)

  /// Returns the distance between stops as a number.
  ///
  /// - Parameter step: The distance, or `nil` for the default, which is 1 for integers and none for others.
  /// - Returns: The distance, or 0 for none.
  static func sliderNumber(ofStep step: SliderStep?) -> Double
}

extension SliderBindable where Self: BinaryFloatingPoint {
  /// The number.
  public var sliderNumber: Double { Double(self) }

  /// Creates the nearest number of the type.
  public init(sliderNumber: Double) { self.init(sliderNumber) }

  /// Returns the step, or 0 for none.
  public static func sliderNumber(ofStep step: Self?) -> Double { step.map { Double($0) } ?? 0 }
}

extension SliderBindable where Self: FixedWidthInteger {
  /// The integer as a number.
  public var sliderNumber: Double { Double(self) }

  /// Creates the nearest integer of the type.
  public init(sliderNumber: Double) {
    let number = sliderNumber.rounded()
    self = number >= Double(Self.max) ? .max : number > Double(Self.min) ? Self(number) : .min
  }

  /// Returns the step, which is 1 by default.
  public static func sliderNumber(ofStep step: Self?) -> Double { step.map { Double($0) } ?? 1 }
}

extension Double: SliderBindable {}
extension Float: SliderBindable {}
extension CGFloat: SliderBindable {}
extension Int: SliderBindable {}
extension Int8: SliderBindable {}
extension Int16: SliderBindable {}
extension Int32: SliderBindable {}
extension Int64: SliderBindable {}
extension UInt: SliderBindable {}
extension UInt8: SliderBindable {}
extension UInt16: SliderBindable {}
extension UInt32: SliderBindable {}
extension UInt64: SliderBindable {}

extension Date: SliderBindable {
  /// The seconds since the reference date.
  public var sliderNumber: Double { timeIntervalSinceReferenceDate }

  /// Creates a date from the seconds since the reference date.
  public init(sliderNumber: Double) { self.init(timeIntervalSinceReferenceDate: sliderNumber) }

  /// Returns the step in seconds, or 0 for none.
  public static func sliderNumber(ofStep step: TimeInterval?) -> Double { step ?? 0 }
}

extension Duration: SliderBindable {
  /// The duration in seconds.
  public var sliderNumber: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// Creates a duration from seconds, in whole nanoseconds.
  public init(sliderNumber: Double) {
    let seconds = sliderNumber.rounded(.down)
    self =
      .seconds(Int64(sliderNumber: seconds))
      + .nanoseconds(Int64(sliderNumber: (sliderNumber - seconds) * 1e9))
  }

  /// Returns the step in seconds, or 0 for none.
  public static func sliderNumber(ofStep step: Duration?) -> Double { step?.sliderNumber ?? 0 }
}

/// What a slider in SwiftUI is bound to: a closed range for two thumbs, or an array for one to eight.
public protocol SliderSelection: Equatable {
  /// The type of the values.
  associatedtype Value: SliderBindable

  /// The slider that displays the values.
  associatedtype Slider: SliderControl

  /// Creates the slider.
  @MainActor static func makeSlider() -> Slider

  /// The values of the thumbs.
  var sliderValues: [Value] { get }

  /// Creates a selection from the values of the thumbs, in ascending order.
  init(sliderValues: [Value])
}

extension ClosedRange: SliderSelection where Bound: SliderBindable {
  /// Creates a slider with two thumbs.
  @MainActor public static func makeSlider() -> RangeSliderControl { RangeSliderControl() }

  /// The two ends.
  public var sliderValues: [Bound] { [lowerBound, upperBound] }

  /// Creates the range from the first to the last value.
  public init(sliderValues: [Bound]) {
    let lower = sliderValues.first ?? Bound(sliderNumber: 0)
    // Rounding to a narrower type can make values equal, but not exchange them.
    self = lower...Swift.max(lower, sliderValues.last ?? lower)
  }
}

extension Array: SliderSelection where Element: SliderBindable {
  /// Creates a slider with one to eight thumbs.
  @MainActor public static func makeSlider() -> MultiSliderControl { MultiSliderControl() }

  /// The elements.
  public var sliderValues: [Element] { self }

  /// Creates an array of the values.
  public init(sliderValues: [Element]) { self = sliderValues }
}
