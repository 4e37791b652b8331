import UIKit

/// Labels, ticks, histogram, and the images at the ends.
extension SliderControl {
  /// A Boolean value that determines whether each thumb has a label with its value.
  ///
  /// Default: `false`.
  ///
  /// The labels do not overlap, and stay within the control.
  @IBInspectable public dynamic var showsValueLabels: Bool {
    get { display.labels != nil }
    set {
      guard newValue != showsValueLabels else { return }
      display.setShowsLabels(newValue, in: self)
      display.labels?.color = settings.labelColor
      if let font = settings.labelFont { display.labels?.font = font }
      updateLabelFont()
      updateColors()
    }
  }

  /// A Boolean value that determines whether only the labels of held thumbs are visible.
  ///
  /// Default: `false`.
  @IBInspectable public dynamic var showsLabelsOnlyWhileTracking: Bool {
    get { settings.parts.showsLabelsWhileTracking }
    set { configure(.layout) { $0.parts.showsLabelsWhileTracking = newValue } }
  }

  /// The closure that returns the text of a value, which is displayed and spoken.
  ///
  /// Default: `nil`.
  ///
  /// Without it the text is a number in the user's locale, with as many digits as the step, or a
  /// hundredth of the bounds, needs. It is not encoded.
  public var valueFormatter: (@MainActor (Double) -> String)? {
    get { settings.valueFormatter }
    set { configure(.texts) { $0.valueFormatter = newValue } }
  }

  /// Sets the format of the values, which are displayed and spoken.
  ///
  /// It replaces ``valueFormatter``.
  ///
  ///     slider.setValueFormat(.currency(code: "EUR").precision(.fractionLength(0)))
  public func setValueFormat<Format: FormatStyle & Sendable>(_ format: Format)
  where Format.FormatInput == Double, Format.FormatOutput == String {
    valueFormatter = { format.format($0) }
  }

  /// The font of the labels.
  ///
  /// Default: `nil`, the system font of 13 points with digits of equal width.
  ///
  /// The default font and fonts of `UIFontMetrics` or a text style follow the preferred text size.
  public var labelFont: UIFont? {
    get { settings.labelFont }
    set {
      configure { $0.labelFont = newValue }
      if let newValue { display.labels?.font = newValue }
      updateLabelFont()
    }
  }

  /// The color of the labels.
  ///
  /// Default: `.secondaryLabel`.
  @IBInspectable public dynamic var labelColor: UIColor {
    get { settings.labelColor }
    set {
      configure { $0.labelColor = newValue }
      display.labels?.color = newValue
    }
  }

  /// A Boolean value that determines whether the labels are below the thumbs, or on the trailing
  /// side of a vertical slider.
  ///
  /// Default: `false`.
  @IBInspectable public dynamic var placesLabelsBelow: Bool {
    get { settings.parts.labelLayout.isBelow }
    set { configure(.layout) { $0.parts.labelLayout.isBelow = newValue } }
  }

  /// Returns the text that the slider displays and speaks for a value.
  public func text(for value: Double) -> String {
    settings.valueFormatter?(value) ?? texts.string(value, in: values)
  }

  /// Returns the width of the wider label of the two bounds, in points.
  func widestLabel(in labels: ValueLabelsView) -> CGFloat {
    if let width = texts.knownWidth(of: values) { return width }
    let width = max(
      labels.width(of: text(for: values.minimum)), labels.width(of: text(for: values.maximum)))
    texts.setWidth(width, of: values)
    return width
  }

  /// Updates the font of the labels.
  ///
  /// A font of the app follows the text size by itself.
  func updateLabelFont() {
    if settings.labelFont == nil {
      display.labels?.font = SliderSettings.defaultLabelFont(compatibleWith: traitCollection)
    }
    display.labels?.hasEqualDigits = settings.labelFont == nil
    display.labels?.invalidateSizes()
    configure(.texts) { _ in }
  }

  // MARK: Ticks

  /// A Boolean value that determines whether the track has ticks.
  ///
  /// Default: `false`.
  @IBInspectable public dynamic var showsTicks: Bool {
    get { settings.parts.showsTicks }
    set { configure(.layout) { $0.parts.showsTicks = newValue } }
  }

  /// The number of ticks at equal distances.
  ///
  /// Default: 0, which shows a tick at every stop.
  ///
  /// Values less than 2 count as 0. If ticks would be less than 8 points apart, only every second, fifth,
  /// tenth and so on is displayed.
  @IBInspectable public dynamic var tickCount: Int {
    get { settings.parts.tickCount }
    set { configure(.layout) { $0.parts.tickCount = newValue < 2 ? 0 : newValue } }
  }

  /// The color of the ticks.
  ///
  /// Default: `nil`, which is the color of the track at the tick.
  @IBInspectable public dynamic var tickColor: UIColor? {
    get { settings.tickColor }
    set { configure(.colors) { $0.tickColor = newValue } }
  }

  // MARK: Histogram

  /// The heights of the bars of a histogram above the track, in any unit.
  ///
  /// Default: empty.
  ///
  /// The bars divide the track into equal parts. Those between the thumbs have the color of the fill.
  public var histogram: [Double] {
    get { settings.parts.histogram }
    set { configure(.size) { $0.parts.histogram = newValue } }
  }

  /// The height of the highest bar of the histogram, in points.
  ///
  /// Default: 40.
  ///
  /// Negative values count as zero. Non-finite values are ignored.
  public var histogramHeight: CGFloat {
    get { settings.parts.histogramHeight }
    set {
      guard newValue.isFinite else { return }
      configure(.size) { $0.parts.histogramHeight = max(newValue, 0) }
    }
  }

  // MARK: Images

  /// The image beside the end of the minimum value.
  ///
  /// Default: `nil`.
  @IBInspectable public dynamic var minimumValueImage: UIImage? {
    get { settings.minimumValueImage }
    set { configure(.layout) { $0.minimumValueImage = newValue } }
  }

  /// The image beside the end of the maximum value.
  ///
  /// Default: `nil`.
  @IBInspectable public dynamic var maximumValueImage: UIImage? {
    get { settings.maximumValueImage }
    set { configure(.layout) { $0.maximumValueImage = newValue } }
  }
}
