import ControlCore
import UIKit

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
    ]
  }

  private static var ownTouchProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "isLowerThumbEnabled", \RangeSliderControl.isLowerThumbEnabled, kind: .bool, default: true),
      InspectableProperty(
        "isUpperThumbEnabled", \RangeSliderControl.isUpperThumbEnabled, kind: .bool, default: true),
    ]
  }

  private static var ownThumbProperties: [InspectableProperty] {
    [
      InspectableProperty("lowerThumbTintColor", \RangeSliderControl.lowerThumbTintColor),
      InspectableProperty("upperThumbTintColor", \RangeSliderControl.upperThumbTintColor),
      InspectableProperty("lowerThumbImage", \RangeSliderControl.lowerThumbImage),
      InspectableProperty("upperThumbImage", \RangeSliderControl.upperThumbImage),
    ]
  }
}

extension MultiSliderControl: Inspectable {
  /// The attributes of Interface Builder, in order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "thumbCount", \MultiSliderControl.thumbCount, kind: .integer(1...8), default: 2)
    ] + boundProperties + ruleProperties + touchProperties + trackProperties + thumbProperties
      + labelProperties
  }
}
