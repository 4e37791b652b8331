// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import RangeSlider
import UIKit

enum Sample_range_slider_labels {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 80
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_labels_meeting {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 10000
    control.lowerValue = 4900
    control.upperValue = 5100
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_labels_below {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 1000
    control.lowerValue = 0
    control.upperValue = 1000
    control.showsValueLabels = true
    control.placesLabelsBelow = true
    return control
  }
}
enum Sample_range_slider_formatter {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.valueFormatter = { "€ \(Int($0.rounded()))" }
    control.maximumValue = 1000
    control.lowerValue = 150
    control.upperValue = 620
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_format {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    struct PercentFormat: FormatStyle {
      func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
    }
    control.setValueFormat(PercentFormat())
    control.lowerValue = 0.15
    control.upperValue = 0.62
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_ticks {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.showsTicks = true
    control.tickCount = 11
    return control
  }
}
enum Sample_range_slider_step {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 80
    control.step = 10
    control.showsValueLabels = true
    control.showsTicks = true
    return control
  }
}
enum Sample_range_slider_stops {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.stops = [0, 5, 10, 25, 50, 100]
    control.maximumValue = 100
    control.lowerValue = 10
    control.upperValue = 50
    control.showsValueLabels = true
    control.showsTicks = true
    return control
  }
}
enum Sample_range_slider_log {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.scale = .logarithmic
    control.minimumValue = 1
    control.maximumValue = 10000
    control.lowerValue = 10
    control.upperValue = 1000
    control.step = 1
    control.showsValueLabels = true
    return control
  }
}
enum Sample_range_slider_tick_titles {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.ticks = [
      SliderTick(value: 10, title: "XS"), SliderTick(value: 30, title: "S"),
      SliderTick(value: 50, title: "M"), SliderTick(value: 70, title: "L"),
      SliderTick(value: 90, image: UIImage(systemName: "star.fill")),
    ]
    control.snapsToTicks = true
    control.maximumValue = 100
    control.lowerValue = 30
    control.upperValue = 70
    return control
  }
}
enum Sample_range_slider_pips {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.ticks = stride(from: 0, through: 100, by: 25).map {
      SliderTick(value: $0, title: "\(Int($0))")
    }
    control.maximumValue = 100
    control.lowerValue = 25
    control.upperValue = 75
    return control
  }
}
enum Sample_range_slider_labels_held {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 80
    control.showsValueLabels = true
    control.showsLabelsOnlyWhileTracking = true
    return control
  }
}
enum Sample_range_slider_histogram {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.histogram = [1, 2, 4, 7, 9, 12, 14, 13, 15, 11, 9, 8, 5, 4, 4, 3, 1, 1]
    control.maximumValue = 100
    control.lowerValue = 25
    control.upperValue = 70
    control.showsValueLabels = true
    control.placesLabelsBelow = true
    return control
  }
}
enum Sample_range_slider_end_images {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.minimumValueImage = UIImage(systemName: "minus")
    control.maximumValueImage = UIImage(systemName: "plus")
    return control
  }
}
enum Sample_range_slider_enabled_range {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.enabledRange = 8...18
    control.maximumValue = 24
    control.lowerValue = 9
    control.upperValue = 17
    control.step = 1
    control.showsValueLabels = true
    control.showsTicks = true
    return control
  }
}
enum Sample_range_slider_vertical_labels {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.maximumValue = 100
    control.lowerValue = 35
    control.upperValue = 70
    control.isVertical = true
    control.showsValueLabels = true
    control.showsTicks = true
    control.tickCount = 6
    return control
  }
}
