import ControlCore
import UIKit

/// A slider with two thumbs that select a range of values.
///
/// Set the bounds and the values in any order; the result is the same. Dragging a thumb sends `.valueChanged`
/// each time a value changes. Setting a value in code sends no event. The system can cancel a touch, which
/// restores the values at its beginning.
///
///     let slider = RangeSliderControl()
///     slider.maximumValue = 500
///     slider.range = 120...340
///     slider.setValueFormat(.currency(code: "EUR"))
///     slider.showsValueLabels = true
///
/// ``lowerValue`` and ``upperValue`` support key-value observation: one notification for each change, by the
/// app or the user.
@IBDesignable
@MainActor
open class RangeSliderControl: SliderControl {

  /// The lower value.
  ///
  /// Default: 0.2. A value outside the bounds is limited to them, and restored when they widen. Setting a
  /// value greater than ``upperValue`` raises ``upperValue`` to match. Infinity sets the greatest possible
  /// value. NaN is ignored.
  @IBInspectable open dynamic var lowerValue: CGFloat {
    get { CGFloat(values.lower) }
    set { setValues(lower: newValue) }
  }

  /// The upper value.
  ///
  /// Default: 0.8. Setting a value less than ``lowerValue`` lowers ``lowerValue`` to match. Other values
  /// count as there.
  @IBInspectable open dynamic var upperValue: CGFloat {
    get { CGFloat(values.upper) }
    set { setValues(upper: newValue) }
  }

  /// The lower and the upper value.
  ///
  /// Default: 0.2...0.8.
  public var range: ClosedRange<Double> {
    get { values.lower...values.upper }
    set {
      changeValues(animated: false) {
        $0.set(lower: newValue.lowerBound, upper: newValue.upperBound)
      }
    }
  }

  /// Sets one or both values at once, without an intermediate state and without an event.
  ///
  /// If the values contradict each other, the lower one takes precedence. See ``lowerValue`` for invalid
  /// values.
  ///
  /// - Parameters:
  ///   - lower: The lower value. Default: `nil`, which keeps it.
  ///   - upper: The upper value. Default: `nil`, which keeps it.
  ///   - animated: Whether thumbs, fill and labels move with an animation of a quarter of a second. A
  ///     touch on a moving thumb takes it from its current place. There is no animation with Reduce
  ///     Motion, without a window, or while `UIView` animations are disabled. Default: `false`.
  public func setValues(lower: CGFloat? = nil, upper: CGFloat? = nil, animated: Bool = false) {
    changeValues(animated: animated) {
      $0.set(lower: lower.map { Double($0) }, upper: upper.map { Double($0) })
    }
  }

  /// Sets bounds and values at once, without an intermediate state and without an event.
  ///
  /// `nil` keeps a value. If the minimum is greater than the maximum, the maximum applies to both. If the
  /// values contradict each other, the lower one takes precedence.
  public func setRange(
    minimum: CGFloat? = nil, maximum: CGFloat? = nil, lower: CGFloat? = nil, upper: CGFloat? = nil
  ) {
    changeValues {
      $0.set(
        minimum: minimum.map { Double($0) }, maximum: maximum.map { Double($0) },
        lower: lower.map { Double($0) }, upper: upper.map { Double($0) })
    }
  }

  // Each event of a drag takes one of these lists.
  private static let lower = [PublishedProperty("lowerValue", \RangeSliderControl.lowerValue)]
  private static let upper = [PublishedProperty("upperValue", \RangeSliderControl.upperValue)]
  private static let both = lower + upper

  /// ``lowerValue`` and ``upperValue``.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + both
  }

  override func publishedProperties(of thumbs: ThumbSet) -> [PublishedProperty] {
    if thumbs.contains(.lower), thumbs.contains(.upper) { return Self.both }
    return thumbs.contains(.lower) ? Self.lower : Self.upper
  }

  /// A Boolean value that determines whether the user can move the lower thumb.
  ///
  /// Default: `true`. Setting it to `false` cancels a drag of the thumb.
  @IBInspectable open dynamic var isLowerThumbEnabled: Bool {
    get { self[.lower].isEnabled }
    set { self[.lower].isEnabled = newValue }
  }

  /// A Boolean value that determines whether the user can move the upper thumb.
  ///
  /// Default: `true`. Setting it to `false` cancels a drag of the thumb.
  @IBInspectable open dynamic var isUpperThumbEnabled: Bool {
    get { self[.upper].isEnabled }
    set { self[.upper].isEnabled = newValue }
  }

  /// The color of the lower thumb.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbTintColor``.
  @IBInspectable open dynamic var lowerThumbTintColor: UIColor? {
    get { self[.lower].tintColor }
    set { self[.lower].tintColor = newValue }
  }

  /// The color of the upper thumb.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbTintColor``.
  @IBInspectable open dynamic var upperThumbTintColor: UIColor? {
    get { self[.upper].tintColor }
    set { self[.upper].tintColor = newValue }
  }

  /// The image of the lower thumb.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbImage``.
  @IBInspectable open dynamic var lowerThumbImage: UIImage? {
    get { settings.thumbImages[.lower, .normal] }
    set { self[.lower].setImage(newValue, for: .normal) }
  }

  /// The image of the upper thumb.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbImage``.
  @IBInspectable open dynamic var upperThumbImage: UIImage? {
    get { settings.thumbImages[.upper, .normal] }
    set { self[.upper].setImage(newValue, for: .normal) }
  }
}
