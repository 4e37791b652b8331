import UIKit

/// Labels, ticks, histogram, and the images at the ends.
extension SliderControl {
  /// The closure that returns the text of a value, which is displayed and spoken.
  ///
  /// Default: `nil`. Without it the text is a number in the user's locale, with as many digits as the step,
  /// or a hundredth of the track, needs.
  public var valueFormatter: (@MainActor (Double) -> String)? {
    get { texts.format(for: nil)?.text }
    set { setFormat(newValue.map { .init(text: $0) }, for: nil) }
  }

  /// Sets a format of values that a slider in SwiftUI is bound to, of one thumb or of all.
  func setFormat<Format: FormatStyle & Sendable>(ofBindable format: Format, for thumb: Thumb? = nil)
  where Format.FormatInput: SliderBindable, Format.FormatOutput == String {
    let text = { @MainActor in format.format(Format.FormatInput(sliderNumber: $0)) }
    setFormat(.init(text: text, style: AnyHashable(format)), for: thumb)
  }

  func setFormat(_ format: ValueText.Format?, for thumb: Thumb?) {
    if texts.setFormat(format, for: thumb) { configure(.texts) { _ in } }
  }

  /// Sets the format of the values, which are displayed and spoken.
  ///
  /// It replaces ``valueFormatter``. Setting the current format again has no effect.
  ///
  ///     slider.setValueFormat(.currency(code: "EUR").precision(.fractionLength(0)))
  public func setValueFormat<Format: FormatStyle & Sendable>(_ format: Format)
  where Format.FormatInput == Double, Format.FormatOutput == String {
    setFormat(ofBindable: format)
  }

  /// Returns the text that the slider displays and speaks for a value of a thumb, or of any thumb.
  public func text(for value: Double, of thumb: Thumb? = nil) -> String {
    texts.string(value, of: thumb, by: values.textRules)
  }

  /// The font of the labels.
  ///
  /// Default: `nil`, the system font of 13 points with digits of equal width. The default font and fonts of
  /// `UIFontMetrics` or a text style follow the preferred text size.
  public var labelFont: UIFont? {
    get { settings.labelFont }
    set { configure(\.labelFont, to: newValue, updating: .labels) }
  }

  /// The extent of the longest label, in points, which does not depend on the values.
  func labelExtent(in labels: ValueLabelsView) -> CGSize {
    let count = settings.parts.labelLayout.mergesLabels ? values.count : 1
    return texts.extent(thumbCount: values.count, by: values.textRules) { texts in
      let sizes = texts.map { labels.size(of: $0) }
      let widest = texts.indices.max { sizes[$0].width < sizes[$1].width }.map { texts[$0] } ?? ""
      // A merged label has a text of each thumb at most.
      let merged = [String](repeating: widest, count: count).joined(
        separator: LabelLayout.separator)
      return CGSize(width: labels.size(of: merged).width, height: sizes.map(\.height).max() ?? 0)
    }
  }

  /// The height that the labels of a vertical slider need one above the other, in points.
  var leastLabelHeight: CGFloat {
    guard let labels = display.labels else { return 0 }
    let layout = settings.parts.labelLayout
    let count = layout.mergesLabels ? 1 : CGFloat(values.count)
    let height = labelExtent(in: labels).height + labels.bubbleThickness(isVertical: false)
    return height * count + layout.spacing * (count - 1)
  }

  func updateLabels() {
    display.setShowsLabels(settings.showsValueLabels)
    updateLabelColors()
    if let font = settings.labelFont { display.labels?.font = font }
    updateLabelFont()
  }

  // Updates the font of the labels. A font of the app follows the text size by itself.
  func updateLabelFont() {
    if settings.labelFont == nil {
      display.labels?.font = SliderSettings.defaultLabelFont(compatibleWith: traitCollection)
    }
    display.labels?.hasEqualDigits = settings.labelFont == nil
    display.labels?.invalidateSizes()
    display.titles?.invalidateSizes()
    configure(.texts) { _ in }
  }

  func updateLabelColors() {
    guard let labels = display.labels else { return }
    labels.setColors(
      (0..<values.count).map { index in
        let thumb = Thumb(rawValue: index)
        let bubble = (settings.ownLabelBackgroundColors[thumb] ?? settings.labelBackgroundColor)?
          .resolvedColor(with: traitCollection)
        let text = settings.ownLabelColors[thumb] ?? settings.labelColor
        return ValueLabelsView.Colors(
          text: text ?? bubble?.contrastingColor ?? .secondaryLabel, bubble: bubble)
      })
  }

  /// The heights of the bars of a histogram above the track, in any unit.
  ///
  /// Default: empty. The bars divide the track into equal parts. Those between the thumbs have the color of
  /// the fill.
  public var histogram: [Double] {
    get { settings.parts.histogram }
    set { configure(\.parts.histogram, to: newValue, updating: .size) }
  }

  /// The height of the highest bar of the histogram, in points.
  ///
  /// Default: 40. Negative values count as zero. Non-finite values are ignored.
  public var histogramHeight: CGFloat {
    get { settings.parts.histogramHeight }
    set {
      guard newValue.isFinite else { return }
      configure(\.parts.histogramHeight, to: max(newValue, 0), updating: .size)
    }
  }
}

extension UIColor {
  /// White, or black on light colors.
  fileprivate var contrastingColor: UIColor {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    // The relative luminance of the Web Content Accessibility Guidelines. System colors are designed for
    // white text, which the contrast of those guidelines underestimates.
    let color = components
    let luminance = 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    return luminance > 0.4 ? .black : .white
  }
}
