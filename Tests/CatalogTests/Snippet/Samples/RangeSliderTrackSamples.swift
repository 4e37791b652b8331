// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import RangeSlider
import UIKit

enum Sample_range_slider_segments {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.setSegmentTintColor(.systemBlue, at: 0)
    control.setSegmentTintColor(.systemGreen, at: 1)
    control.setSegmentTintColor(.systemRed, at: 2)
    control.trackHeight = 8
    return control
  }
}
enum Sample_range_slider_outside {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.filledSegments = [0, 2]
    return control
  }
}
enum Sample_range_slider_gradient {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance.trackColors = [
      .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
      .systemRed,
    ]
    control.filledSegments = []
    control.trackHeight = 12
    return control
  }
}
enum Sample_range_slider_fill_gradient {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance.fillColors = [.systemTeal, .systemOrange, .systemRed]
    control.lowerValue = 0.15
    control.upperValue = 0.9
    control.trackHeight = 8
    return control
  }
}
enum Sample_range_slider_track_image {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    let size = CGSize(width: 240, height: 20)
    let wedge = UIGraphicsImageRenderer(size: size).image { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width, y: 0))
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.close()
      path.fill()
    }
    control.appearance.trackImage = wedge.withRenderingMode(.alwaysTemplate)
    control.appearance.fillImage = wedge.withRenderingMode(.alwaysTemplate)
    return control
  }
}
enum Sample_range_slider_neutral {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.neutralValue = 0
    control.minimumValue = -10
    control.maximumValue = 10
    control.lowerValue = 2
    control.upperValue = 6
    control.showsTicks = true
    control.tickCount = 5
    return control
  }
}
enum Sample_range_slider_thumbless {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance = .thumbless
    return control
  }
}
enum Sample_range_slider_thumbless_held {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance = .thumbless
    control.isHighlighted = true
    return control
  }
}
enum Sample_range_slider_disabled_parts {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.ticks = [
      SliderTick(value: 0, title: "XS"), SliderTick(value: 50, title: "M"),
      SliderTick(value: 100, title: "XL"),
    ]
    control.isEnabled = false
    control.maximumValue = 100
    control.lowerValue = 20
    control.upperValue = 80
    control.minimumValueImage = UIImage(systemName: "minus")
    control.maximumValueImage = UIImage(systemName: "plus")
    control.showsValueLabels = true
    return control
  }
}
