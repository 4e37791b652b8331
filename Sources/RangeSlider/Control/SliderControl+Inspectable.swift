import ControlCore
import UIKit

/// The parts of `inspectableProperties` that all sliders have.
extension SliderControl {
  fileprivate static func flag<Slider: SliderControl>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Slider, Bool>, default isOn: Bool = false
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .bool, default: isOn)
  }

  fileprivate static func number<Slider: SliderControl>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Slider, CGFloat>,
    _ useful: ClosedRange<Double>, default number: CGFloat,
    within range: ((Slider) -> ClosedRange<Double>)? = nil
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .number(useful), default: number, range: range)
  }

  /// Returns the attributes of all sliders, with those of a class in their topics.
  fileprivate static func properties(
    counts: [InspectableProperty] = [], values own: [InspectableProperty] = [],
    touches: [InspectableProperty] = [], thumbs: [InspectableProperty] = []
  ) -> [InspectableProperty] {
    let around = { (slider: SliderControl) in
      min(slider.values.minimum, -100)...max(slider.values.maximum, 100)
    }
    let distances = { (slider: SliderControl) in
      0...min(slider.values.maximum - slider.values.minimum, .greatestFiniteMagnitude)
    }
    let bounds = [
      number("minimumValue", \SliderControl.minimumValue, -100...100, default: 0, within: around),
      number("maximumValue", \SliderControl.maximumValue, -100...100, default: 1, within: around),
    ]
    let rules = [
      number("step", \SliderControl.step, 0...1, default: 0) { 0...distances($0).upperBound / 2 },
      number(
        "minimumDistance", \SliderControl.minimumDistance, 0...1, default: 0, within: distances),
      number(
        "maximumDistance", \SliderControl.maximumDistance, 0...1, default: .infinity,
        within: distances
      )
      .naming(.infinity, "Unlimited"),
    ]
    let allTouches = [
      InspectableProperty(
        "collisionRawValue", \SliderControl.collisionRawValue,
        kind: .choice(["Stop", "Push", "Swap"]), default: 0),
      flag("isContinuous", \SliderControl.isContinuous, default: true),
      flag("snapsOnRelease", \SliderControl.snapsOnRelease),
      flag("dragsRange", \SliderControl.dragsRange),
      flag("tapsTrack", \SliderControl.tapsTrack, default: true),
      flag("tracksFromAnywhere", \SliderControl.tracksFromAnywhere),
      flag("scrubsFinely", \SliderControl.scrubsFinely),
      flag("cancelRestoresValues", \SliderControl.cancelRestoresValues, default: true),
      flag("playsHaptics", \SliderControl.playsHaptics, default: true),
      flag("playsStepHaptics", \SliderControl.playsStepHaptics, default: true),
      flag("playsEndHaptics", \SliderControl.playsEndHaptics, default: true),
      flag("playsContactHaptics", \SliderControl.playsContactHaptics, default: true),
    ]
    let track = [
      InspectableProperty(
        "appearancePreset", \SliderControl.appearancePreset,
        kind: .choice(["System", "Tutorial", "Minimal", "Thumbless"]), default: 0),
      InspectableProperty("trackTintColor", \SliderControl.trackTintColor),
      InspectableProperty("trackHighlightTintColor", \SliderControl.trackHighlightTintColor),
      flag("isVertical", \SliderControl.isVertical),
      flag("isInverted", \SliderControl.isInverted),
      flag("centersThumbsOnTrackEnds", \SliderControl.centersThumbsOnTrackEnds),
      number("trackHeight", \SliderControl.trackHeight, 0...32, default: 4),
      number("trackCornerRadius", \SliderControl.trackCornerRadius, -1...16, default: -1)
        .naming(-1, "Automatic"),
      flag("hasContinuousCorners", \SliderControl.hasContinuousCorners),
    ]
    let allThumbs = [
      InspectableProperty("thumbTintColor", \SliderControl.thumbTintColor),
      InspectableProperty(
        "thumbSize", \SliderControl.thumbSize, kind: .size, default: CGSize(width: 28, height: 28)),
      InspectableProperty("thumbImage", \SliderControl.thumbImage),
      InspectableProperty("highlightedThumbImage", \SliderControl.highlightedThumbImage),
      InspectableProperty("disabledThumbImage", \SliderControl.disabledThumbImage),
      InspectableProperty("minimumValueImage", \SliderControl.minimumValueImage),
      InspectableProperty("maximumValueImage", \SliderControl.maximumValueImage),
    ]
    let labels = [
      flag("showsValueLabels", \SliderControl.showsValueLabels),
      flag("showsLabelsOnlyWhileTracking", \SliderControl.showsLabelsOnlyWhileTracking),
      flag("placesLabelsBelow", \SliderControl.placesLabelsBelow),
      InspectableProperty("labelColor", \SliderControl.labelColor),
      InspectableProperty("labelBackgroundColor", \SliderControl.labelBackgroundColor),
      flag("mergesOverlappingLabels", \SliderControl.mergesOverlappingLabels),
      flag("showsTicks", \SliderControl.showsTicks),
      InspectableProperty("tickCount", \SliderControl.tickCount, kind: .integer(0...41), default: 0)
        .naming(0, "At Stops"),
      InspectableProperty("tickColor", \SliderControl.tickColor),
      number(
        "accessibilityAdjustment", \SliderControl.accessibilityAdjustment, 0.01...1, default: 0.1),
    ]
    return (counts + bounds + own).topic("Values") + rules.topic("Rules")
      + (allTouches + touches).topic("Touches") + track.topic("Track")
      + (allThumbs + thumbs).topic("Thumbs") + labels.topic("Labels and Ticks")
  }
}

extension RangeSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    let within = { (slider: RangeSliderControl) in slider.values.minimum...slider.values.maximum }
    return properties(
      values: [
        number("lowerValue", \RangeSliderControl.lowerValue, 0...1, default: 0.2, within: within),
        number("upperValue", \RangeSliderControl.upperValue, 0...1, default: 0.8, within: within),
      ],
      touches: [
        flag("isLowerThumbEnabled", \RangeSliderControl.isLowerThumbEnabled, default: true),
        flag("isUpperThumbEnabled", \RangeSliderControl.isUpperThumbEnabled, default: true),
      ],
      thumbs: [
        InspectableProperty("lowerThumbTintColor", \RangeSliderControl.lowerThumbTintColor),
        InspectableProperty("upperThumbTintColor", \RangeSliderControl.upperThumbTintColor),
        InspectableProperty("lowerThumbImage", \RangeSliderControl.lowerThumbImage),
        InspectableProperty("upperThumbImage", \RangeSliderControl.upperThumbImage),
      ])
  }
}

extension MultiSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    properties(counts: [
      InspectableProperty(
        "thumbCount", \MultiSliderControl.thumbCount, kind: .integer(1...8), default: 2)
    ])
  }
}
