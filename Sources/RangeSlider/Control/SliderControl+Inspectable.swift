import ControlCore
import UIKit

/// The parts of `inspectableProperties` that all sliders have.
extension SliderControl {
  static var boundProperties: [InspectableProperty] {
    let around = { (slider: SliderControl) in
      min(slider.values.minimum, -100)...max(slider.values.maximum, 100)
    }
    return [
      InspectableProperty(
        "minimumValue", \SliderControl.minimumValue, kind: .number(-100...100), default: 0,
        range: around),
      InspectableProperty(
        "maximumValue", \SliderControl.maximumValue, kind: .number(-100...100), default: 1,
        range: around),
    ].topic("Values")
  }

  static var ruleProperties: [InspectableProperty] {
    let distances = { (slider: SliderControl) in
      0...min(slider.values.maximum - slider.values.minimum, .greatestFiniteMagnitude)
    }
    return [
      InspectableProperty(
        "step", \SliderControl.step, kind: .number(0...1), default: 0,
        range: { 0...distances($0).upperBound / 2 }),
      InspectableProperty(
        "minimumDistance", \SliderControl.minimumDistance, kind: .number(0...1), default: 0,
        range: distances),
      InspectableProperty(
        "maximumDistance", \SliderControl.maximumDistance, kind: .number(0...1),
        default: .infinity, range: distances
      ).naming(.infinity, "Unlimited"),
    ].topic("Rules")
  }

  static var touchProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "collisionRawValue", \SliderControl.collisionRawValue,
        kind: .choice(["Stop", "Push", "Swap"]), default: 0),
      flag("isContinuous", \.isContinuous, default: true),
      flag("snapsOnRelease", \.snapsOnRelease, default: false),
      flag("dragsRange", \.dragsRange, default: false),
      flag("tapsTrack", \.tapsTrack, default: true),
      flag("tracksFromAnywhere", \.tracksFromAnywhere, default: false),
      flag("scrubsFinely", \.scrubsFinely, default: false),
      flag("cancelRestoresValues", \.cancelRestoresValues, default: true),
      flag("playsHaptics", \.playsHaptics, default: true),
      flag("playsStepHaptics", \.playsStepHaptics, default: true),
      flag("playsEndHaptics", \.playsEndHaptics, default: true),
      flag("playsContactHaptics", \.playsContactHaptics, default: true),
    ].topic("Touches")
  }

  static func flag(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<SliderControl, Bool>,
    default isOn: Bool
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .bool, default: isOn)
  }

  static var trackProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "appearancePreset", \SliderControl.appearancePreset,
        kind: .choice(["System", "Tutorial", "Minimal", "Thumbless"]), default: 0),
      InspectableProperty("trackTintColor", \SliderControl.trackTintColor),
      InspectableProperty("trackHighlightTintColor", \SliderControl.trackHighlightTintColor),
      InspectableProperty(
        "isVertical", \SliderControl.isVertical, kind: .bool, default: false),
      InspectableProperty(
        "isInverted", \SliderControl.isInverted, kind: .bool, default: false),
      InspectableProperty(
        "centersThumbsOnTrackEnds", \SliderControl.centersThumbsOnTrackEnds, kind: .bool,
        default: false),
      InspectableProperty(
        "trackHeight", \SliderControl.trackHeight, kind: .number(0...32), default: 4),
      InspectableProperty(
        "trackCornerRadius", \SliderControl.trackCornerRadius, kind: .number(-1...16),
        default: -1
      ).naming(-1, "Automatic"),
      InspectableProperty(
        "hasContinuousCorners", \SliderControl.hasContinuousCorners, kind: .bool,
        default: false),
    ].topic("Track")
  }

  static var thumbProperties: [InspectableProperty] {
    [
      InspectableProperty("thumbTintColor", \SliderControl.thumbTintColor),
      InspectableProperty(
        "thumbSize", \SliderControl.thumbSize, kind: .size,
        default: CGSize(width: 28, height: 28)),
      InspectableProperty("thumbImage", \SliderControl.thumbImage),
      InspectableProperty("highlightedThumbImage", \SliderControl.highlightedThumbImage),
      InspectableProperty("disabledThumbImage", \SliderControl.disabledThumbImage),
      InspectableProperty("minimumValueImage", \SliderControl.minimumValueImage),
      InspectableProperty("maximumValueImage", \SliderControl.maximumValueImage),
    ].topic("Thumbs")
  }

  static var labelProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "showsValueLabels", \SliderControl.showsValueLabels, kind: .bool, default: false),
      InspectableProperty(
        "showsLabelsOnlyWhileTracking", \SliderControl.showsLabelsOnlyWhileTracking,
        kind: .bool, default: false),
      InspectableProperty(
        "placesLabelsBelow", \SliderControl.placesLabelsBelow, kind: .bool, default: false),
      InspectableProperty("labelColor", \SliderControl.labelColor),
      InspectableProperty("labelBackgroundColor", \SliderControl.labelBackgroundColor),
      InspectableProperty(
        "mergesOverlappingLabels", \SliderControl.mergesOverlappingLabels, kind: .bool,
        default: false),
      InspectableProperty(
        "showsTicks", \SliderControl.showsTicks, kind: .bool, default: false),
      InspectableProperty(
        "tickCount", \SliderControl.tickCount, kind: .integer(0...41), default: 0
      ).naming(0, "At Stops"),
      InspectableProperty("tickColor", \SliderControl.tickColor),
      InspectableProperty(
        "accessibilityAdjustment", \SliderControl.accessibilityAdjustment,
        kind: .number(0.01...1), default: 0.1),
    ].topic("Labels and Ticks")
  }
}

extension RangeSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    boundProperties + valueProperties + ruleProperties + touchProperties + ownTouchProperties
      + trackProperties + thumbProperties + ownThumbProperties + labelProperties
  }

  private static var valueProperties: [InspectableProperty] {
    let within = { (slider: RangeSliderControl) in slider.values.minimum...slider.values.maximum }
    return [
      InspectableProperty(
        "lowerValue", \RangeSliderControl.lowerValue, kind: .number(0...1), default: 0.2,
        range: within),
      InspectableProperty(
        "upperValue", \RangeSliderControl.upperValue, kind: .number(0...1), default: 0.8,
        range: within),
    ].topic("Values")
  }

  private static var ownTouchProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "isLowerThumbEnabled", \RangeSliderControl.isLowerThumbEnabled, kind: .bool, default: true),
      InspectableProperty(
        "isUpperThumbEnabled", \RangeSliderControl.isUpperThumbEnabled, kind: .bool, default: true),
    ].topic("Touches")
  }

  private static var ownThumbProperties: [InspectableProperty] {
    [
      InspectableProperty("lowerThumbTintColor", \RangeSliderControl.lowerThumbTintColor),
      InspectableProperty("upperThumbTintColor", \RangeSliderControl.upperThumbTintColor),
      InspectableProperty("lowerThumbImage", \RangeSliderControl.lowerThumbImage),
      InspectableProperty("upperThumbImage", \RangeSliderControl.upperThumbImage),
    ].topic("Thumbs")
  }
}

extension MultiSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "thumbCount", \MultiSliderControl.thumbCount, kind: .integer(1...8), default: 2)
    ].topic("Values") + boundProperties + ruleProperties + touchProperties + trackProperties
      + thumbProperties
      + labelProperties
  }
}
