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
/// ``thumbValues`` supports key-value observation: one notification for each change, by the app or the user.
@IBDesignable
@MainActor
open class MultiSliderControl: SliderControl {
  /// Creates a slider with a number of thumbs.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points of the superview. Default: zero.
  ///   - thumbCount: The number of thumbs. Values outside 1 through 8 are clamped. Default: 2.
  public convenience init(frame: CGRect = .zero, thumbCount: Int = 2) {
    self.init(frame: frame)
    self.thumbCount = thumbCount
  }

  /// Sets the slider up with two thumbs; an override calls `super` first.
  open override func commonInit() {
    values = SliderValues(count: 2, areDistributed: true)
    super.commonInit()
  }

  /// The number of thumbs.
  ///
  /// Default: 2. Values outside 1 through 8 are clamped. Values and limits of thumbs that the slider does not
  /// have wait for them, so you can set them in any order. Another number cancels a touch.
  @IBInspectable open dynamic var thumbCount: Int {
    get { values.count }
    set { setThumbCount(newValue) }
  }

  /// The values of the thumbs, in ascending order.
  ///
  /// Values that you have not set are evenly distributed along the track: from a fifth to four fifths of the
  /// bounds, or between those that you have set if these are in the way. NaN is ignored. If you set fewer
  /// values than there are thumbs, the last thumbs keep theirs. Further values, up to eight, wait for more
  /// thumbs. If the values contradict each other, the first one takes precedence.
  @GKInspectable open dynamic var thumbValues: [Double] {
    get { Array(values.values) }
    set { setThumbValues(newValue) }
  }

  private static let published = [
    PublishedProperty("thumbValues", \MultiSliderControl.thumbValues)
  ]

  /// ``thumbValues``.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + published
  }

  override func publishedProperties(of thumbs: ThumbSet) -> [PublishedProperty] { Self.published }

  /// Sets the values of the thumbs at once.
  ///
  /// - Parameters:
  ///   - newValues: The values. See ``thumbValues``.
  ///   - animated: Whether thumbs, fill and labels move with an animation. Default: `false`.
  public func setThumbValues(_ newValues: [Double], animated: Bool = false) {
    let sorted = newValues.filter { !$0.isNaN }.prefix(ThumbNumbers.limit).sorted()
    guard !sorted.isEmpty else { return }
    changeValues(animated: animated) {
      $0.set(values: ThumbNumbers(sorted))
    }
  }
}

/// The number of thumbs.
extension SliderControl {
  func showThumbs() {
    for index in knownElements.count..<max(values.count, knownElements.count) {
      knownElements.append(ThumbAccessibilityElement(thumb: Thumb(rawValue: index), slider: self))
    }
    accessibilityElements = elements
    display.add(to: self)
    updateTickTitles()
  }

  func setThumbCount(_ count: Int) {
    guard SliderValues(count: count).count != values.count else { return }
    cancelTracking(with: nil)
    var new = values
    new.count = count
    publish(publishedProperties(of: .all(new.count))) {
      display.remove()
      display = SliderDisplay(count: new.count)
      values = new
      latestThumb = Thumb(rawValue: new.count - 1)
      focus = focus.flatMap { $0 <= latestThumb || $0 == .playhead ? $0 : nil }
    }
    showThumbs()
    if settings.showsValueLabels { updateLabels() }
    updateColors()
    updateThumbs()
    updateValueFields()
    invalidateContentSize()
  }
}
