import UIKit

extension RangeSliderControl {
  /// Whether each thumb has its value written beside it; default `false`.
  ///
  /// The two texts keep clear of one another and stay inside the control.
  @IBInspectable public dynamic var showsValueLabels: Bool {
    get { labels != nil }
    set {
      guard newValue != showsValueLabels else { return }
      shownValues.removeAll()
      labels?.removeFromSuperview()
      labels = newValue ? ValueLabelsView() : nil
      if let labels {
        if let font = labelFont { labels.font = font }
        labels.color = labelColor
        addSubview(labels)
      }
      updateLabels()
      updateColors()
    }
  }

  /// Turns a value into the text that is shown and read out; default `nil`.
  ///
  /// Without it a value is written as a number in the user's locale, with as many digits as its step,
  /// or a hundredth of the range, needs. It is not archived.
  public var valueFormatter: (@MainActor (Double) -> String)? {
    get { labelLook.formatter }
    set {
      labelLook.formatter = newValue
      forgetTexts()
      invalidateContentSize()
    }
  }

  /// The font of the labels; default `nil`, the system's at 13 points with figures of equal width,
  /// which grows with the user's text size.
  ///
  /// A font made with `UIFontMetrics`, or for a text style, grows too.
  public var labelFont: UIFont? {
    get { labelLook.font }
    set {
      labelLook.font = newValue
      if let newValue { labels?.font = newValue }
      updateLabels()
    }
  }

  /// The colour of the labels; default `.secondaryLabel`.
  @IBInspectable public dynamic var labelColor: UIColor {
    get { labelLook.color }
    set {
      labelLook.color = newValue
      labels?.color = newValue
    }
  }

  /// The side of the thumbs that the labels are on; default ``LabelPlacement/above``.
  public var labelPlacement: LabelPlacement {
    get { labelLook.layout.placement }
    set {
      labelLook.layout.placement = newValue
      setNeedsContentLayout()
    }
  }

  /// Whether the labels are below the thumbs, or on the trailing side of a vertical slider; default
  /// `false`.
  ///
  /// ``labelPlacement`` for Interface Builder.
  @IBInspectable public dynamic var placesLabelsBelow: Bool {
    get { labelPlacement == .below }
    set { labelPlacement = newValue ? .below : .above }
  }

  /// The text that a value is shown and read out as.
  public func text(for value: Double) -> String {
    if let formatter = labelLook.formatter { return formatter(value) }
    return valueText().string(value)
  }

  // MARK: Keeping up

  /// Follows the text size; a font of the app's own does so by itself.
  func updateLabels() {
    if labelFont == nil {
      labels?.font = LabelLook.defaultFont(compatibleWith: traitCollection)
    }
    labels?.forgetSizes()
    cachedLabelThickness = nil
    invalidateContentSize()
  }

  /// Has every text made anew the next time the control is laid out.
  func forgetTexts() {
    cachedValueText = nil
    cachedLabelThickness = nil
    shownValues.removeAll()
  }

  /// Places the labels for thumbs at these values.
  func layOutLabels(_ geometry: SliderGeometry, lower: Double, upper: Double) {
    guard let labels else { return }
    if labels.frame != bounds || labels.bounds != bounds {
      labels.frame = bounds
      labels.bounds = bounds
    }
    for thumb in Thumb.allCases {
      let value = model.value(of: thumb)
      guard shownValues[thumb] != value else { continue }
      shownValues[thumb] = value
      labels.setText(text(for: value), of: thumb)
    }
    let frames = labelLook.layout.frames(
      in: geometry, lower: lower, upper: upper, lowerSize: labels.size(of: .lower, grid: grid),
      upperSize: labels.size(of: .upper, grid: grid))
    labels.place(.lower, in: frames.lower, grid: grid)
    labels.place(.upper, in: frames.upper, grid: grid)
  }

  /// How thick the labels are across the slider, in points; 0 without labels.
  ///
  /// Beside a vertical slider it is the width of the wider of the two ends, so that the control keeps
  /// its size while values change.
  var labelThickness: CGFloat {
    guard let labels else { return 0 }
    guard axis == .vertical else { return labels.lineHeight }
    let key = ValueTextKey(model)
    if let cached = cachedLabelThickness, cached.key == key { return cached.thickness }
    let widths = [model.minimum, model.maximum].map { labels.width(of: text(for: $0)) }
    let thickness = widths.max() ?? 0
    cachedLabelThickness = (key, thickness)
    return thickness
  }

  private func valueText() -> ValueText {
    let key = ValueTextKey(model)
    if let cached = cachedValueText, cached.key == key { return cached.text }
    let text = ValueText(
      ValueDigits(
        minimum: key.minimum, maximum: key.maximum, step: key.step, stops: key.stops))
    cachedValueText = (key, text)
    // The same values may now need more digits.
    shownValues.removeAll()
    return text
  }
}

/// What the digits of a slider's texts depend on.
struct ValueTextKey: Equatable {
  let minimum: Double
  let maximum: Double
  let step: Double
  let stops: [Double]

  init(_ model: RangeModel) {
    minimum = model.minimum
    maximum = model.maximum
    step = model.step
    stops = model.stops
  }
}
