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
