// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum RangeSliderLookSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "range-slider/glass": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .glass
      return control
    },
    "range-slider/glass-held": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .glass
      control.isHighlighted = true
      return control
    },
    "range-slider/classic": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .classic
      return control
    },
    "range-slider/tutorial": {
      let control = RangeSliderControl()
      control.appearance = .tutorial
      return control
    },
    "range-slider/minimal": {
      let control = RangeSliderControl()
      control.appearance = .minimal
      return control
    },
    "range-slider/tint": {
      let control = RangeSliderControl()
      control.tintColor = .systemPurple
      return control
    },
    "range-slider/colors": {
      let control = RangeSliderControl()
      control.trackTintColor = .systemGray4
      control.trackHighlightTintColor = .systemOrange
      return control
    },
    "range-slider/thumb-colors": {
      let control = RangeSliderControl()
      control.trackHighlightTintColor = .systemGray2
      control.lowerThumbTintColor = .systemTeal
      control.upperThumbTintColor = .systemIndigo
      return control
    },
    "range-slider/thumb-sizes": {
      let control = RangeSliderControl()
      control.trackHeight = 6
      control.thumbSize = CGSize(width: 16, height: 32)
      return control
    },
    "range-slider/thick": {
      let control = RangeSliderControl()
      control.trackHeight = 28
      return control
    },
    "range-slider/corners": {
      let control = RangeSliderControl()
      control.trackHeight = 16
      control.trackCornerRadius = 5
      control.hasContinuousCorners = true
      control.thumbSize = CGSize(width: 20, height: 36)
      return control
    },
    "range-slider/centered": {
      let control = RangeSliderControl()
      control.lowerValue = 0
      control.upperValue = 1
      control.centersThumbsOnTrackEnds = true
      return control
    },
    "range-slider/images": {
      let control = RangeSliderControl()
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/two-images": {
      let control = RangeSliderControl()
      control.lowerThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.upperThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemIndigo, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/disabled-images": {
      let control = RangeSliderControl()
      control.isEnabled = false
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      control.disabledThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/vertical": {
      let control = RangeSliderControl()
      control.isVertical = true
      return control
    },
  ]
}
