import ControlCore
import UIKit

/// A slider with one to eight thumbs.
///
/// Bounds, values and events follow the rules of ``RangeSliderControl``.
///
///     let slider = MultiSliderControl(thumbCount: 3)
///     slider.maximumValue = 24
///     slider.thumbValues = [7, 12, 18]
///
/// ``thumbValues`` supports key-value observation: one notification for each change, by the app or the
/// user.
@IBDesignable
@MainActor
open class MultiSliderControl: SliderControl {
  private static let countKey = "ControlKit.MultiSlider.count"

  /// Creates a slider with a number of thumbs.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points of the superview. Default: zero.
  ///   - thumbCount: The number of thumbs. Values outside 1 through 8 are clamped. Default: 2.
  public init(frame: CGRect = .zero, thumbCount: Int = 2) {
    super.init(frame: frame, count: thumbCount)
  }

  /// Creates a slider with two thumbs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from an archive or a nib.
  ///
  /// A slider of a nib has two thumbs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func thumbCount(in coder: NSCoder) -> Int {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: countKey) else { return 2 }
    return coder.decodeInteger(forKey: countKey)
  }

  /// Encodes all properties except ``SliderControl/valueFormatter``.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if coder.allowsKeyedCoding { coder.encode(thumbCount, forKey: Self.countKey) }
  }

  /// The number of thumbs.
  ///
  /// Default: 2.
  ///
  /// Values outside 1 through 8 are clamped. Setting another number resets the values to those of a new
  /// slider, as far as the bounds allow, and removes the limits of single thumbs.
  @IBInspectable open dynamic var thumbCount: Int {
    get { values.count }
    set { setThumbCount(newValue) }
  }

  /// The values of the thumbs, in ascending order.
  ///
  /// The values of a new slider are evenly distributed from 0.2 to 0.8. If you set fewer values than
  /// there are thumbs, the last thumbs keep theirs; further values and NaN are ignored. If the values
  /// contradict each other, the first one takes precedence.
  @GKInspectable open dynamic var thumbValues: [Double] {
    get { Array(values.values) }
    set { setThumbValues(newValue) }
  }

  private static let published = PublishedProperty("thumbValues", \MultiSliderControl.thumbValues)

  /// ``thumbValues``.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + [published]
  }

  override func publishedProperties(of thumbs: ThumbSet) -> [PublishedProperty] {
    [Self.published]
  }

  /// Sets the values of the thumbs at once.
  ///
  /// - Parameters:
  ///   - newValues: The values. See ``thumbValues``.
  ///   - animated: Whether thumbs, fill and labels move with an animation. Default: `false`.
  public func setThumbValues(_ newValues: [Double], animated: Bool = false) {
    let sorted = newValues.prefix(thumbCount).filter { !$0.isNaN }.sorted()
    changeValues(animated: animated) { values in
      var wishes = ThumbNumbers(.nan, count: values.count)
      for (index, value) in zip(wishes.indices, sorted) { wishes[index] = value }
      values.set(minimum: nil, maximum: nil, values: wishes)
    }
  }

  /// Returns the value of a thumb, or NaN if the slider does not have it.
  public func value(of thumb: Thumb) -> Double {
    (0..<thumbCount).contains(thumb.rawValue) ? values.value(of: thumb) : .nan
  }

  /// Sets the value of a thumb.
  ///
  /// Neighbors that are in the way move as well.
  public func setValue(_ value: Double, for thumb: Thumb, animated: Bool = false) {
    changeValues(animated: animated) { $0.setValue(value, of: thumb) }
  }
}
