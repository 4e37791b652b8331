// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import RangeSlider
import UIKit

enum Sample_range_slider_locked {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.isUpperThumbEnabled = false
    return control
  }
}
enum Sample_range_slider_push {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.minimumDistance = 0.1
    control.collision = .push
    return control
  }
}
enum Sample_range_slider_swap {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.collision = .swap
    return control
  }
}
enum Sample_range_slider_range_drag {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.dragsRange = true
    control.trackHeight = 12
    return control
  }
}
enum Sample_range_slider_near_thumbs {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerValue = 0.49
    control.upperValue = 0.51
    return control
  }
}
enum Sample_range_slider_drags_only {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.tapsTrack = false
    return control
  }
}
enum Sample_range_slider_scrub {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 1000
    control.lowerValue = 200
    control.upperValue = 800
    control.scrubsFinely = true
    control.showsValueLabels = true
    return control
  }
}
