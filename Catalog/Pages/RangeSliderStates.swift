import ControlCore
import RangeSlider
import UIKit

/// The states that the range slider's page can be shown in.
@MainActor
enum RangeSliderStates {
  static let all =
    values.group("Values") + touches.group("Touches") + looks.group("Look")
    + labels.group("Labels and Ticks")

  // MARK: Values and states

  private static let values = [
    PageState("default", "Default"),
    slider(
      "held", "Pressed", code: ["control.isHighlighted = true"], setUp: { $0.isHighlighted = true }
    ) { setKnobs($0) },
    slider(
      "disabled", "Disabled", code: ["control.isEnabled = false"], setUp: { $0.isEnabled = false }),
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
    slider("track-tap", "Track tap") { $0.tapsTrack = true },
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
      "glass", "Glass", code: [glassCode], setUp: { $0.traitOverrides.systemDesign = .glass }),
    slider(
      "glass-held", "Glass, pressed", code: [glassCode, "control.isHighlighted = true"],
      setUp: {
        $0.traitOverrides.systemDesign = .glass
        $0.isHighlighted = true
      }),
    slider(
      "classic", "Up to iOS 18", code: ["control.traitOverrides.systemDesign = .classic"],
      setUp: { $0.traitOverrides.systemDesign = .classic }),
    slider(
      "tutorial", "Tutorial", code: ["control.appearance = .tutorial"],
      setUp: { $0.appearance = .tutorial }),
    slider(
      "minimal", "Minimal", code: ["control.appearance = .minimal"],
      setUp: { $0.appearance = .minimal }),
    slider(
      "tint", "Tint", code: ["control.tintColor = .systemPurple"],
      setUp: { $0.tintColor = .systemPurple }),
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
      "disabled-images", "Disabled images", code: ["control.isEnabled = false"],
      setUp: { $0.isEnabled = false }
    ) {
      setKnobs($0)
      $0.disabledThumbImage = SampleImages.disabledKnob
    },
    slider("vertical", "Vertical") { $0.isVertical = true },
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
      code: [#"control.valueFormatter = { "€ \(Int($0.rounded()))" }"#],
      setUp: { $0.valueFormatter = { "€ \(Int($0.rounded()))" } }
    ) {
      $0.maximumValue = 1_000
      $0.setValues(lower: 150, upper: 620)
      $0.showsValueLabels = true
    },
    slider(
      "format", "Format style",
      code: [
        "struct PercentFormat: FormatStyle {",
        #"  func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }"#,
        "}", "control.setValueFormat(PercentFormat())",
      ],
      setUp: { $0.setValueFormat(PercentFormat()) }
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
      "stops", "Stops", code: ["control.stops = [0, 5, 10, 25, 50, 100]"],
      setUp: { $0.stops = [0, 5, 10, 25, 50, 100] }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 10, upper: 50)
      $0.showsValueLabels = true
      $0.showsTicks = true
    },
    slider(
      "log", "Log scale", code: ["control.scale = .logarithmic"],
      setUp: { $0.scale = .logarithmic }
    ) {
      $0.setRange(minimum: 1, maximum: 10_000, lower: 10, upper: 1_000)
      $0.step = 1
      $0.showsValueLabels = true
    },
    slider(
      "tick-titles", "Tick titles",
      code: [
        "control.ticks = [",
        "  SliderTick(value: 10, title: \"XS\"), SliderTick(value: 30, title: \"S\"),",
        "  SliderTick(value: 50, title: \"M\"), SliderTick(value: 70, title: \"L\"),",
        "  SliderTick(value: 90, image: UIImage(systemName: \"star.fill\")),",
        "]", "control.snapsToTicks = true",
      ],
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
      code: [
        "control.ticks = stride(from: 0, through: 100, by: 25).map {",
        #"  SliderTick(value: $0, title: "\(Int($0))")"#, "}",
      ],
      setUp: {
        $0.ticks = stride(from: 0, through: 100, by: 25).map {
          SliderTick(value: $0, title: "\(Int($0))")
        }
      }
    ) {
      $0.maximumValue = 100
      $0.setValues(lower: 25, upper: 75)
    },
    slider("bubbles", "Bubbles") {
      $0.maximumValue = 100
      $0.setValues(lower: 20, upper: 80)
      $0.showsValueLabels = true
      $0.showsLabelsOnlyWhileTracking = true
    },
    slider(
      "histogram", "Histogram",
      code: ["control.histogram = [1, 2, 4, 7, 9, 12, 14, 13, 15, 11, 9, 8, 5, 4, 4, 3, 1, 1]"],
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
      "enabled-range", "Enabled range", code: ["control.enabledRange = 8...18"],
      setUp: { $0.enabledRange = 8...18 }
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

  /// A format of the app.
  private struct PercentFormat: FormatStyle {
    func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
  }

  private static let glassCode = "control.traitOverrides.systemDesign = .glass"

  private static func setKnobs(_ slider: RangeSliderControl) {
    slider.thumbImage = SampleImages.knob
    slider.highlightedThumbImage = SampleImages.highlightedKnob
  }

  static func slider(
    _ id: String, _ title: String, configure: @escaping @MainActor (RangeSliderControl) -> Void
  ) -> PageState {
    slider(id, title, code: [], setUp: { _ in }, configure: configure)
  }

  static func slider(
    _ id: String, _ title: String, code: [String],
    setUp: @escaping @MainActor (RangeSliderControl) -> Void,
    configure: @escaping @MainActor (RangeSliderControl) -> Void = { _ in }
  ) -> PageState {
    PageState(
      id, title, code: code,
      setUp: { if let slider = $0 as? RangeSliderControl { setUp(slider) } },
      configure: { if let slider = $0 as? RangeSliderControl { configure(slider) } })
  }
}
