import ControlExtras
import RangeSlider
import UIKit

extension CatalogPage {
  static let rangeSlider = CatalogPage(
    id: "range-slider", title: "Range Slider", module: "RangeSlider",
    summary: "Two thumbs choose a range of values.",
    keywords: ["slider", "range", "two", "thumbs", "price", "filter", "interval"],
    article: "RangeSlider/GettingStarted", symbol: "slider.horizontal.3", color: .systemBlue,
    states: values.group("Values") + touches.group("Touches") + looks.group("Look")
      + tracks.group("Track") + labels.group("Labels and Ticks") + bubbles.group("Bubbles"),
    form: .control(RangeSliderControl.self, swiftUI: { $0.rangeSliderView })
  ) { report in
    let slider = RangeSliderControl()
    let changed = UIAction { [weak slider] _ in
      if let slider { report(slider.eventLine) }
    }
    slider.addAction(changed, for: .valueChanged)
    return .control(slider) { $0.readout }
  }

  private static let slider = PageState.of(RangeSliderControl.self)

  // MARK: Values and states

  private static let values = [
    slider("default", "Default"),
    slider(
      "held", "Pressed", setUp: { $0.isHighlighted = true }
    ) { setKnobs($0) },
    slider(
      "disabled", "Disabled", setUp: { $0.isEnabled = false }),
    slider("coincident", "Equal values") { $0.setValues(lower: 0.5, upper: 0.5) },
    slider("wide", "Ends") { $0.setValues(lower: 0, upper: 1) },
    slider("one-value", "One value") {
      $0.minimumValue = 3
      $0.maximumValue = 3
    },
  ]

  // MARK: Rules and touches

  private static let touches = [
    slider("locked", "One locked") { $0.isUpperThumbEnabled = false },
    slider("push", "Push") {
      $0.collision = .push
      $0.minimumDistance = 0.1
    },
    slider("swap", "Swap") { $0.collision = .swap },
    slider("range-drag", "Range drag") {
      $0.dragsRange = true
      $0.trackHeight = 12
    },
    slider("near-thumbs", "Near thumbs") { $0.setValues(lower: 0.49, upper: 0.51) },
    slider("drags-only", "No track taps") { $0.tapsTrack = false },
    slider("scrub", "Fine scrubbing") {
      $0.scrubsFinely = true
      $0.maximumValue = 1_000
      $0.setValues(lower: 200, upper: 800)
      $0.showsValueLabels = true
    },
  ]

  // MARK: Look

  private static let looks = [
    slider(
      "glass", "Glass", setUp: { $0.traitOverrides.systemDesign = .glass }),
    slider(
      "glass-held", "Glass, pressed",
      setUp: {
        $0.traitOverrides.systemDesign = .glass
        $0.isHighlighted = true
      }),
    slider(
      "classic", "Up to iOS 18", setUp: { $0.traitOverrides.systemDesign = .classic }),
    slider(
      "tutorial", "Tutorial", setUp: { $0.appearance = .tutorial }),
    slider(
      "minimal", "Minimal", setUp: { $0.appearance = .minimal }),
    slider(
      "tint", "Tint", setUp: { $0.tintColor = .systemPurple }),
    slider("colors", "Colors") {
      $0.trackHighlightTintColor = .systemOrange
      $0.trackTintColor = .systemGray4
    },
    slider("thumb-colors", "Two colors") {
      $0.lowerThumbTintColor = .systemTeal
      $0.upperThumbTintColor = .systemIndigo
      $0.trackHighlightTintColor = .systemGray2
    },
    slider("thumb-sizes", "Capsules") {
      $0.thumbSize = CGSize(width: 16, height: 32)
      $0.trackHeight = 6
    },
    slider("thick", "Thick") {
      $0.trackHeight = 28
      $0.centersThumbsOnTrackEnds = false
    },
    slider("corners", "Corners") {
      $0.trackHeight = 16
      $0.trackCornerRadius = 5
      $0.hasContinuousCorners = true
      $0.thumbSize = CGSize(width: 20, height: 36)
    },
    slider("centered", "Centered") {
      $0.centersThumbsOnTrackEnds = true
      $0.setValues(lower: 0, upper: 1)
    },
    slider("images", "Images") { setKnobs($0) },
    slider("two-images", "Two images") {
      $0.lowerThumbImage = SampleImages.knob
      $0.upperThumbImage = SampleImages.otherKnob
    },
    slider(
      "disabled-images", "Disabled images", setUp: { $0.isEnabled = false }
    ) {
      setKnobs($0)
      $0.disabledThumbImage = SampleImages.disabledKnob
    },
    slider(
      "thumb-border", "Border and shadow",
      setUp: {
        $0.appearance.thumbBorderWidth = 3
        $0.appearance.thumbShadowColor = UIColor.black.withAlphaComponent(0.3)
        $0.appearance.thumbShadowRadius = 3
        $0.appearance.heldThumbScale = 1.25
      }
    ) { $0.thumbSize = CGSize(width: 24, height: 24) },
    slider(
      "thumb-held", "Held scale",
      setUp: {
        $0.appearance.heldThumbScale = 1.4
        $0.isHighlighted = true
      }),
    slider("vertical", "Vertical") { $0.isVertical = true },
    slider("inverted", "Minimum at the top") {
      $0.isVertical = true
      $0.isInverted = true
      $0.setValues(lower: 0.1, upper: 0.4)
    },
  ]

  // MARK: Track

  private static let tracks = [
    slider(
      "segments", "Segments",
      setUp: {
        $0.setSegmentTintColor(.systemBlue, at: 0)
        $0.setSegmentTintColor(.systemGreen, at: 1)
        $0.setSegmentTintColor(.systemRed, at: 2)
      }
    ) { $0.trackHeight = 8 },
    slider("outside", "Outside", setUp: { $0.filledSegments = [0, 2] }),
    slider(
      "gradient", "Gradient",
      setUp: {
        $0.appearance.trackColors = [
          .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
          .systemRed,
        ]
        $0.filledSegments = []
      }
    ) { $0.trackHeight = 12 },
    slider(
      "fill-gradient", "Gradient fill",
      setUp: { $0.appearance.fillColors = [.systemTeal, .systemOrange, .systemRed] }
    ) {
      $0.trackHeight = 8
      $0.setValues(lower: 0.15, upper: 0.9)
    },
    slider(
      "track-image", "Track image",
      setUp: {
        let size = CGSize(width: 240, height: 20)
        let wedge = UIGraphicsImageRenderer(size: size).image { context in
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 0, y: size.height / 2))
          path.addLine(to: CGPoint(x: size.width, y: 0))
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.close()
          path.fill()
        }
        $0.appearance.trackImage = wedge.withRenderingMode(.alwaysTemplate)
        $0.appearance.fillImage = wedge.withRenderingMode(.alwaysTemplate)
      }),
    slider(
      "neutral", "Neutral value", setUp: { $0.neutralValue = 0 }
    ) {
      $0.setRange(minimum: -10, maximum: 10, lower: 2, upper: 6)
      $0.showsTicks = true
      $0.tickCount = 5
    },
    slider("thumbless", "Thumbless", setUp: { $0.appearance = .thumbless }),
    slider(
      "thumbless-held", "Thumbless, pressed",
      setUp: {
        $0.appearance = .thumbless
        $0.isHighlighted = true
      }),
    slider(
      "disabled-parts", "Disabled parts",
      setUp: {
        $0.ticks = [
          SliderTick(value: 0, title: "XS"), SliderTick(value: 50, title: "M"),
          SliderTick(value: 100, title: "XL"),
        ]
        $0.isEnabled = false
      }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
      $0.minimumValueImage = SampleImages.symbol("minus")
      $0.maximumValueImage = SampleImages.symbol("plus")
    },
  ]

  // MARK: Labels and ticks

  private static let labels = [
    slider("labels", "Labels") {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
    },
    slider("labels-meeting", "Joined labels") {
      $0.maximumValue = 10_000
      $0.setValues(lower: 4_900, upper: 5_100)
      $0.showsValueLabels = true
    },
    slider("labels-below", "Labels below") {
      $0.maximumValue = 1_000
      $0.setValues(lower: 0, upper: 1_000)
      $0.showsValueLabels = true
      $0.placesLabelsBelow = true
    },
    slider(
      "formatter", "Prices",
      setUp: { $0.valueFormatter = { "€ \(Int($0.rounded()))" } }
    ) {
      $0.maximumValue = 1_000
      $0.setValues(lower: 150, upper: 620)
      $0.showsValueLabels = true
    },
    slider(
      "format", "Format style",
      setUp: {
        struct PercentFormat: FormatStyle {
          func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
        }
        $0.setValueFormat(PercentFormat())
      }
    ) {
      $0.setValues(lower: 0.15, upper: 0.62)
      $0.showsValueLabels = true
    },
    slider("ticks", "Ticks") {
      $0.showsTicks = true
      $0.tickCount = 11
    },
    slider("step", "Steps") {
      $0.maximumValue = 100
      $0.step = 10
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
      $0.showsTicks = true
    },
    slider(
      "stops", "Stops", setUp: { $0.stops = [0, 5, 10, 25, 50, 100] }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 10, upper: 50)
      $0.showsValueLabels = true
      $0.showsTicks = true
    },
    slider(
      "log", "Log scale", setUp: { $0.scale = .logarithmic }
    ) {
      $0.setRange(minimum: 1, maximum: 10_000, lower: 10, upper: 1_000)
      $0.step = 1
      $0.showsValueLabels = true
    },
    slider(
      "tick-titles", "Tick titles",
      setUp: {
        $0.ticks = [
          SliderTick(value: 10, title: "XS"), SliderTick(value: 30, title: "S"),
          SliderTick(value: 50, title: "M"), SliderTick(value: 70, title: "L"),
          SliderTick(value: 90, image: UIImage(systemName: "star.fill")),
        ]
        $0.snapsToTicks = true
      }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 30, upper: 70)
    },
    slider(
      "pips", "Pips",
      setUp: { $0.tickTitleCount = 5 }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 25, upper: 75)
      $0.showsTicks = true
      $0.tickCount = 5
    },
    slider("labels-held", "While dragging") {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
      $0.showsLabelsOnlyWhileTracking = true
    },
    slider(
      "histogram", "Histogram",
      setUp: { $0.histogram = [1, 2, 4, 7, 9, 12, 14, 13, 15, 11, 9, 8, 5, 4, 4, 3, 1, 1] }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 25, upper: 70)
      $0.showsValueLabels = true
      $0.placesLabelsBelow = true
    },
    slider("end-images", "End images") {
      $0.minimumValueImage = SampleImages.symbol("minus")
      $0.maximumValueImage = SampleImages.symbol("plus")
    },
    slider(
      "enabled-range", "Enabled range", setUp: { $0.enabledRange = 8...18 }
    ) {
      $0.maximumValue = 24
      $0.setRange(lower: 9, upper: 17)
      $0.step = 1
      $0.showsTicks = true
      $0.showsValueLabels = true
    },
    slider("vertical-labels", "Vertical labels") {
      $0.maximumValue = 100
      $0.setValues(lower: 35, upper: 70)
      $0.isVertical = true
      $0.showsValueLabels = true
      $0.showsTicks = true
      $0.tickCount = 6
    },
  ]

  // MARK: Bubbles

  private static let bubbles = [
    slider("bubbles", "Bubbles") {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
      $0.labelBackgroundColor = .systemBlue
    },
    slider("bubbles-meeting", "Joined bubbles") {
      $0.maximumValue = 10_000
      $0.setValues(lower: 4_900, upper: 5_100)
      $0.showsValueLabels = true
      $0.labelBackgroundColor = .systemIndigo
    },
    slider("bubbles-merged", "Merged bubbles") {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 24)
      $0.showsValueLabels = true
      $0.mergesOverlappingLabels = true
      $0.labelBackgroundColor = .systemBlue
    },
    slider(
      "bubble-colors", "Thumb formats",
      setUp: {
        $0[.lower].valueFormatter = { "from \(Int($0.rounded())) °C" }
        $0[.upper].valueFormatter = { "to \(Int($0.rounded())) °C" }
        $0[.lower].labelBackgroundColor = .systemTeal
        $0[.upper].labelBackgroundColor = .systemOrange
        $0[.lower].tintColor = .systemTeal
        $0[.upper].tintColor = .systemOrange
      }
    ) {
      $0.maximumValue = 40
      $0.setValues(lower: 8, upper: 30)
      $0.showsValueLabels = true
      $0.trackHighlightTintColor = .systemGray3
    },
    slider("bubbles-below", "Bubbles below") {
      $0.maximumValue = 100
      $0.setValues(lower: 0, upper: 100)
      $0.showsValueLabels = true
      $0.placesLabelsBelow = true
      $0.labelBackgroundColor = .systemYellow
    },
    slider("bubbles-vertical", "Vertical bubbles") {
      $0.maximumValue = 100
      $0.setValues(lower: 35, upper: 70)
      $0.isVertical = true
      $0.showsValueLabels = true
      $0.labelBackgroundColor = .systemGreen
    },
  ]

  private static func setKnobs(_ slider: RangeSliderControl) {
    slider.thumbImage = SampleImages.knob
    slider.highlightedThumbImage = SampleImages.highlightedKnob
  }
}

extension Snippet {
  fileprivate var rangeSliderView: [String] {
    let lower = literal("lowerValue", default: "0.2")
    let upper = literal("upperValue", default: "0.8")
    let minimum = literal("minimumValue", default: "0")
    let maximum = literal("maximumValue", default: "1")
    var view = "RangeSliderView(value: $range"
    if has("minimumValue") || has("maximumValue") {
      view += ", in: \(NumberText.rangeCode(minimum, maximum))"
    }
    if has("step") { view += ", step: \(literal("step", default: "0"))" }
    return viewLines(
      state: [
        "@State private var range: ClosedRange<Double> = \(NumberText.rangeCode(lower, upper))"
      ],
      view: view + ")",
      parameters: ["lowerValue", "upperValue", "minimumValue", "maximumValue", "step"])
  }
}

extension RangeSliderControl {
  fileprivate var readout: String {
    "\(text(for: Double(lowerValue))) – \(text(for: Double(upperValue)))"
  }

  fileprivate var eventLine: String {
    "valueChanged lower=\(NumberText.string(lowerValue)) upper=\(NumberText.string(upperValue))"
  }
}
