// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum RangeSliderTouchesSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "range-slider/locked": {
      let control = RangeSliderControl()
      control.isUpperThumbEnabled = false
      return control
    },
    "range-slider/push": {
      let control = RangeSliderControl()
      control.minimumDistance = 0.1
      control.collision = .push
      return control
    },
    "range-slider/swap": {
      let control = RangeSliderControl()
      control.collision = .swap
      return control
    },
    "range-slider/range-drag": {
      let control = RangeSliderControl()
      control.dragsRange = true
      control.trackHeight = 12
      return control
    },
    "range-slider/track-tap": {
      let control = RangeSliderControl()
      control.tapsTrack = true
      return control
    },
    "range-slider/scrub": {
      let control = RangeSliderControl()
      control.maximumValue = 1000
      control.lowerValue = 200
      control.upperValue = 800
      control.scrubsFinely = true
      control.showsValueLabels = true
      return control
    },
  ]
}
