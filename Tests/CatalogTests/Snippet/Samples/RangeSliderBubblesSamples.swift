// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import RangeSlider
import UIKit

enum Sample_range_slider_bubbles {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 80
    control.showsValueLabels = true
    control.labelBackgroundColor = .systemBlue
    return control
  }
}
enum Sample_range_slider_bubbles_meeting {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 10000
    control.lowerValue = 4900
    control.upperValue = 5100
    control.showsValueLabels = true
    control.labelBackgroundColor = .systemIndigo
    return control
  }
}
enum Sample_range_slider_bubbles_merged {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 24
    control.showsValueLabels = true
    control.labelBackgroundColor = .systemBlue
    control.mergesOverlappingLabels = true
    return control
  }
}
enum Sample_range_slider_bubble_colors {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.setValueFormatter({ "from \(Int($0.rounded())) °C" }, for: .lower)
    control.setValueFormatter({ "to \(Int($0.rounded())) °C" }, for: .upper)
    control.setLabelBackgroundColor(.systemTeal, for: .lower)
    control.setLabelBackgroundColor(.systemOrange, for: .upper)
    control.setThumbTintColor(.systemTeal, for: .lower)
    control.setThumbTintColor(.systemOrange, for: .upper)
    control.maximumValue = 40
    control.lowerValue = 8
    control.upperValue = 30
    control.trackHighlightTintColor = .systemGray3
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_bubbles_below {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 0
    control.upperValue = 100
    control.showsValueLabels = true
    control.placesLabelsBelow = true
    control.labelBackgroundColor = .systemYellow
    return control
  }
}
enum Sample_range_slider_bubbles_vertical {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 35
    control.upperValue = 70
    control.isVertical = true
    control.showsValueLabels = true
    control.labelBackgroundColor = .systemGreen
    return control
  }
}
