import UIKit

/// Labels, ticks, histogram, and the images at the ends.
extension SliderControl {
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
    set { configure(.labels) { $0.labelFont = newValue } }
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

  /// Adds or removes the labels, and updates their color and font.
  func updateLabels() {
    if settings.showsValueLabels != (display.labels != nil) {
      display.setShowsLabels(settings.showsValueLabels, in: self)
    }
    display.labels?.color = settings.labelColor
    if let font = settings.labelFont { display.labels?.font = font }
    updateLabelFont()
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
}
