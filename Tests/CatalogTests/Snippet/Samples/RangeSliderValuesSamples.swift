// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import RangeSlider
import UIKit

enum Sample_range_slider_default {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    return control
  }
}
enum Sample_range_slider_held {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.isHighlighted = true
    control.thumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
    )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
    control.highlightedThumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
    )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
    return control
  }
}
enum Sample_range_slider_disabled {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.isEnabled = false
    return control
  }
}
enum Sample_range_slider_coincident {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerValue = 0.5
    control.upperValue = 0.5
    return control
  }
}
enum Sample_range_slider_wide {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerValue = 0
    control.upperValue = 1
    return control
  }
}
enum Sample_range_slider_one_value {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.minimumValue = 3
    control.maximumValue = 3
    control.lowerValue = 3
    control.upperValue = 3
    return control
  }
}
