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

  fileprivate static var boundProperties: [InspectableProperty] {
    let around = { (slider: SliderControl) in
      min(slider.values.minimum, -100)...max(slider.values.maximum, 100)
    }
    return [
      number("minimumValue", \.minimumValue, -100...100, default: 0, within: around),
      number("maximumValue", \.maximumValue, -100...100, default: 1, within: around),
    ].topic("Values")
  }

  fileprivate static var ruleProperties: [InspectableProperty] {
    let distances = { (slider: SliderControl) in
      0...min(slider.values.maximum - slider.values.minimum, .greatestFiniteMagnitude)
    }
    return [
      number("step", \.step, 0...1, default: 0) { 0...distances($0).upperBound / 2 },
      number("minimumDistance", \.minimumDistance, 0...1, default: 0, within: distances),
      number("maximumDistance", \.maximumDistance, 0...1, default: .infinity, within: distances)
        .naming(.infinity, "Unlimited"),
    ].topic("Rules")
  }

  fileprivate static var touchProperties: [InspectableProperty] {
    [
      .init(
        "collisionRawValue", \SliderControl.collisionRawValue,
        kind: .choice(["Stop", "Push", "Swap"]), default: 0),
      flag("isContinuous", \.isContinuous, default: true),
      flag("snapsOnRelease", \.snapsOnRelease),
      flag("dragsRange", \.dragsRange),
      flag("tapsTrack", \.tapsTrack, default: true),
      flag("tracksFromAnywhere", \.tracksFromAnywhere),
      flag("scrubsFinely", \.scrubsFinely),
      flag("cancelRestoresValues", \.cancelRestoresValues, default: true),
      flag("playsHaptics", \.playsHaptics, default: true),
      flag("playsStepHaptics", \.playsStepHaptics, default: true),
      flag("playsEndHaptics", \.playsEndHaptics, default: true),
      flag("playsContactHaptics", \.playsContactHaptics, default: true),
    ].topic("Touches")
  }

  fileprivate static var trackProperties: [InspectableProperty] {
    [
      .init(
        "appearancePreset", \SliderControl.appearancePreset,
        kind: .choice(["System", "Tutorial", "Minimal", "Thumbless"]), default: 0),
      .init("trackTintColor", \SliderControl.trackTintColor),
      .init("trackHighlightTintColor", \SliderControl.trackHighlightTintColor),
      flag("isVertical", \.isVertical),
      flag("isInverted", \.isInverted),
      flag("centersThumbsOnTrackEnds", \.centersThumbsOnTrackEnds),
      number("trackHeight", \.trackHeight, 0...32, default: 4),
      number("trackCornerRadius", \.trackCornerRadius, -1...16, default: -1)
        .naming(-1, "Automatic"),
      flag("hasContinuousCorners", \.hasContinuousCorners),
    ].topic("Track")
  }

  fileprivate static var thumbProperties: [InspectableProperty] {
    [
      .init("thumbTintColor", \SliderControl.thumbTintColor),
      .init(
        "thumbSize", \SliderControl.thumbSize, kind: .size, default: CGSize(width: 28, height: 28)),
      .init("thumbImage", \SliderControl.thumbImage),
      .init("highlightedThumbImage", \SliderControl.highlightedThumbImage),
      .init("disabledThumbImage", \SliderControl.disabledThumbImage),
      .init("minimumValueImage", \SliderControl.minimumValueImage),
      .init("maximumValueImage", \SliderControl.maximumValueImage),
    ].topic("Thumbs")
  }

  fileprivate static var labelProperties: [InspectableProperty] {
    [
      flag("showsValueLabels", \.showsValueLabels),
      flag("showsLabelsOnlyWhileTracking", \.showsLabelsOnlyWhileTracking),
      flag("placesLabelsBelow", \.placesLabelsBelow),
      .init("labelColor", \SliderControl.labelColor),
      .init("labelBackgroundColor", \SliderControl.labelBackgroundColor),
      flag("mergesOverlappingLabels", \.mergesOverlappingLabels),
      flag("showsTicks", \.showsTicks),
      .init("tickCount", \SliderControl.tickCount, kind: .integer(0...41), default: 0)
        .naming(0, "At Stops"),
      .init("tickColor", \SliderControl.tickColor),
      number("accessibilityAdjustment", \.accessibilityAdjustment, 0.01...1, default: 0.1),
    ].topic("Labels and Ticks")
  }
}

extension RangeSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    let within = { (slider: RangeSliderControl) in slider.values.minimum...slider.values.maximum }
    let values = [
      number("lowerValue", \.lowerValue, 0...1, default: 0.2, within: within),
      number("upperValue", \.upperValue, 0...1, default: 0.8, within: within),
    ].topic("Values")
    let touches = [
      flag("isLowerThumbEnabled", \RangeSliderControl.isLowerThumbEnabled, default: true),
      flag("isUpperThumbEnabled", \RangeSliderControl.isUpperThumbEnabled, default: true),
    ].topic("Touches")
    let thumbs = [
      .init("lowerThumbTintColor", \RangeSliderControl.lowerThumbTintColor),
      .init("upperThumbTintColor", \RangeSliderControl.upperThumbTintColor),
      .init("lowerThumbImage", \RangeSliderControl.lowerThumbImage),
      InspectableProperty("upperThumbImage", \RangeSliderControl.upperThumbImage),
    ].topic("Thumbs")
    return boundProperties + values + ruleProperties + touchProperties + touches + trackProperties
      + thumbProperties + thumbs + labelProperties
  }
}

extension MultiSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      .init("thumbCount", \MultiSliderControl.thumbCount, kind: .integer(1...8), default: 2)
    ].topic("Values") + boundProperties + ruleProperties + touchProperties + trackProperties
      + thumbProperties + labelProperties
  }
}
