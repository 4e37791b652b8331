import ControlCore
import UIKit

extension RangeSliderControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "minimumValue", \RangeSliderControl.minimumValue, kind: .number(-100...100), default: 0),
      InspectableProperty(
        "maximumValue", \RangeSliderControl.maximumValue, kind: .number(-100...100), default: 1),
      InspectableProperty(
        "lowerValue", \RangeSliderControl.lowerValue, kind: .number(0...1), default: 0.2),
      InspectableProperty(
        "upperValue", \RangeSliderControl.upperValue, kind: .number(0...1), default: 0.8),
      InspectableProperty(
        "trackTintColor", \RangeSliderControl.trackTintColor, default: defaultTrackTintColor),
      InspectableProperty(
        "trackHighlightTintColor", \RangeSliderControl.trackHighlightTintColor,
        default: defaultTrackHighlightTintColor),
      InspectableProperty("thumbImage", \RangeSliderControl.thumbImage),
      InspectableProperty("highlightedThumbImage", \RangeSliderControl.highlightedThumbImage),
    ]
  }
}
