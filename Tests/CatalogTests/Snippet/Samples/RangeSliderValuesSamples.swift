// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum RangeSliderValuesSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "range-slider/default": {
      let control = RangeSliderControl()
      return control
    },
    "range-slider/held": {
      let control = RangeSliderControl()
      control.isHighlighted = true
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/disabled": {
      let control = RangeSliderControl()
      control.isEnabled = false
      return control
    },
    "range-slider/coincident": {
      let control = RangeSliderControl()
      control.lowerValue = 0.5
      control.upperValue = 0.5
      return control
    },
    "range-slider/wide": {
      let control = RangeSliderControl()
      control.lowerValue = 0
      control.upperValue = 1
      return control
    },
    "range-slider/one-value": {
      let control = RangeSliderControl()
      control.minimumValue = 3
      control.maximumValue = 3
      control.lowerValue = 3
      control.upperValue = 3
      return control
    },
  ]
}
