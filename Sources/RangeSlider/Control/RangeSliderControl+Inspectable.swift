import ControlCore
import UIKit

extension RangeSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    valueProperties + ruleProperties + touchProperties + shapeProperties + thumbProperties
      + labelProperties
  }

  private static var valueProperties: [InspectableProperty] {
    let within = { (slider: RangeSliderControl) in slider.values.minimum...slider.values.maximum }
    let around = { (slider: RangeSliderControl) in
      min(slider.values.minimum, -100)...max(slider.values.maximum, 100)
    }
    return [
      InspectableProperty(
        "minimumValue", \RangeSliderControl.minimumValue, kind: .number(-100...100), default: 0,
        range: around),
      InspectableProperty(
        "maximumValue", \RangeSliderControl.maximumValue, kind: .number(-100...100), default: 1,
        range: around),
      InspectableProperty(
        "lowerValue", \RangeSliderControl.lowerValue, kind: .number(0...1), default: 0.2,
        range: within),
      InspectableProperty(
        "upperValue", \RangeSliderControl.upperValue, kind: .number(0...1), default: 0.8,
        range: within),
    ]
  }

  private static var ruleProperties: [InspectableProperty] {
    let distances = { (slider: RangeSliderControl) in
      0...min(slider.values.maximum - slider.values.minimum, .greatestFiniteMagnitude)
    }
    return [
      InspectableProperty(
        "step", \RangeSliderControl.step, kind: .number(0...1), default: 0,
        range: { 0...distances($0).upperBound / 2 }),
      InspectableProperty(
        "minimumDistance", \RangeSliderControl.minimumDistance, kind: .number(0...1), default: 0,
        range: distances),
      InspectableProperty(
        "maximumDistance", \RangeSliderControl.maximumDistance, kind: .number(0...1),
        default: .infinity, range: distances),
    ]
  }

  private static var touchProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "collisionRawValue", \RangeSliderControl.collisionRawValue, kind: .integer(0...2),
        default: 0),
      flag("isContinuous", \.isContinuous, default: true),
      flag("snapsOnRelease", \.snapsOnRelease, default: false),
      flag("dragsRange", \.dragsRange, default: false),
      flag("tapsTrack", \.tapsTrack, default: false),
      flag("scrubsFinely", \.scrubsFinely, default: false),
      flag("isLowerThumbEnabled", \.isLowerThumbEnabled, default: true),
      flag("isUpperThumbEnabled", \.isUpperThumbEnabled, default: true),
      flag("cancelRestoresValues", \.cancelRestoresValues, default: true),
      flag("playsHaptics", \.playsHaptics, default: true),
      flag("playsStepHaptics", \.playsStepHaptics, default: true),
      flag("playsEndHaptics", \.playsEndHaptics, default: true),
      flag("playsContactHaptics", \.playsContactHaptics, default: true),
    ]
  }

  private static func flag(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<RangeSliderControl, Bool>,
    default isOn: Bool
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .bool, default: isOn)
  }

  private static var shapeProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "trackTintColor", \RangeSliderControl.trackTintColor,
        default: SliderControl.defaultTrackTintColor),
      InspectableProperty(
        "trackHighlightTintColor", \RangeSliderControl.trackHighlightTintColor,
        default: SliderControl.defaultTrackHighlightTintColor),
      InspectableProperty(
        "isVertical", \RangeSliderControl.isVertical, kind: .bool, default: false),
      InspectableProperty(
        "centersThumbsOnTrackEnds", \RangeSliderControl.centersThumbsOnTrackEnds, kind: .bool,
        default: false),
      InspectableProperty(
        "trackHeight", \RangeSliderControl.trackHeight, kind: .number(0...32), default: 4),
      InspectableProperty(
        "trackCornerRadius", \RangeSliderControl.trackCornerRadius, kind: .number(-1...16),
        default: -1),
      InspectableProperty(
        "hasContinuousCorners", \RangeSliderControl.hasContinuousCorners, kind: .bool,
        default: false),
    ]
  }

  private static var thumbProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "thumbTintColor", \RangeSliderControl.thumbTintColor, default: .white),
      InspectableProperty("lowerThumbTintColor", \RangeSliderControl.lowerThumbTintColor),
      InspectableProperty("upperThumbTintColor", \RangeSliderControl.upperThumbTintColor),
      InspectableProperty(
        "thumbSize", \RangeSliderControl.thumbSize, kind: .size,
        default: CGSize(width: 28, height: 28)),
      InspectableProperty("thumbImage", \RangeSliderControl.thumbImage),
      InspectableProperty("highlightedThumbImage", \RangeSliderControl.highlightedThumbImage),
      InspectableProperty("disabledThumbImage", \RangeSliderControl.disabledThumbImage),
      InspectableProperty("lowerThumbImage", \RangeSliderControl.lowerThumbImage),
      InspectableProperty("upperThumbImage", \RangeSliderControl.upperThumbImage),
      InspectableProperty("minimumValueImage", \RangeSliderControl.minimumValueImage),
      InspectableProperty("maximumValueImage", \RangeSliderControl.maximumValueImage),
    ]
  }

  private static var labelProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "showsValueLabels", \RangeSliderControl.showsValueLabels, kind: .bool, default: false),
      InspectableProperty(
        "showsLabelsOnlyWhileTracking", \RangeSliderControl.showsLabelsOnlyWhileTracking,
        kind: .bool, default: false),
      InspectableProperty(
        "placesLabelsBelow", \RangeSliderControl.placesLabelsBelow, kind: .bool, default: false),
      InspectableProperty(
        "labelColor", \RangeSliderControl.labelColor, default: .secondaryLabel),
      InspectableProperty(
        "showsTicks", \RangeSliderControl.showsTicks, kind: .bool, default: false),
      InspectableProperty(
        "tickCount", \RangeSliderControl.tickCount, kind: .integer(0...41), default: 0),
      InspectableProperty("tickColor", \RangeSliderControl.tickColor),
      InspectableProperty(
        "accessibilityAdjustment", \RangeSliderControl.accessibilityAdjustment,
        kind: .number(0.01...1), default: 0.1),
    ]
  }
}
