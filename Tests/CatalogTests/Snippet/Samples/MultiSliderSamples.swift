// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlExtras
import RangeSlider
import UIKit

enum Sample_multi_slider_default {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_one {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 1
    control.thumbValues = [0.5]
    return control
  }
}
enum Sample_multi_slider_neutral {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.neutralValue = 0
    control.thumbCount = 1
    control.minimumValue = -10
    control.maximumValue = 10
    control.showsTicks = true
    control.tickCount = 5
    control.thumbValues = [4]
    return control
  }
}
enum Sample_multi_slider_eight {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 8
    control.thumbValues = [0.2, 0.2857142857142857, 0.37142857142857144, 0.45714285714285713, 0.5428571428571429, 0.6285714285714286, 0.7142857142857142, 0.8]
    return control
  }
}
enum Sample_multi_slider_labels {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.maximumValue = 24
    control.step = 1
    control.showsValueLabels = true
    control.thumbValues = [7, 12, 18]
    return control
  }
}
enum Sample_multi_slider_push {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.maximumValue = 24
    control.step = 1
    control.minimumDistance = 2
    control.collision = .push
    control.thumbValues = [7, 12, 18]
    return control
  }
}
enum Sample_multi_slider_limits {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.setLimits(0...9, for: .lower)
    control.setLimits(15...24, for: Thumb(rawValue: 2))
    control.maximumValue = 24
    control.step = 1
    control.showsValueLabels = true
    control.thumbValues = [7, 12, 18]
    return control
  }
}
enum Sample_multi_slider_colors {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
      control.setThumbTintColor(color, for: Thumb(rawValue: index))
    }
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_locked {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.setThumbEnabled(false, for: Thumb(rawValue: 1))
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_glass {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.traitOverrides.systemDesign = .glass
    control.isHighlighted = true
    control.thumbCount = 3
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_minimal {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.appearance = .minimal
    control.thumbCount = 3
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_thumbless {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.appearance = .thumbless
    control.thumbCount = 1
    control.thumbValues = [0.5]
    return control
  }
}
enum Sample_multi_slider_segments {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    let colors: [UIColor] = [.systemBlue, .systemTeal, .systemGreen, .systemOrange]
    for (index, color) in colors.enumerated() { control.setSegmentTintColor(color, at: index) }
    control.trackHeight = 8
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
enum Sample_multi_slider_merged {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 4
    control.maximumValue = 24
    control.showsValueLabels = true
    control.labelBackgroundColor = .systemIndigo
    control.mergesOverlappingLabels = true
    control.thumbValues = [7, 12, 13, 14]
    return control
  }
}
enum Sample_multi_slider_vertical {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.thumbCount = 3
    control.maximumValue = 24
    control.step = 1
    control.isVertical = true
    control.showsValueLabels = true
    control.thumbValues = [7, 12, 18]
    return control
  }
}
enum Sample_multi_slider_disabled {
  @MainActor
  static func makeMultiSlider() -> MultiSliderControl {
    let control = MultiSliderControl()
    control.isEnabled = false
    control.thumbCount = 3
    control.thumbValues = [0.2, 0.5, 0.8]
    return control
  }
}
