// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlExtras
import RangeSlider
import UIKit

enum Sample_range_slider_glass {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.traitOverrides.systemDesign = .glass
    return control
  }
}
enum Sample_range_slider_glass_held {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.traitOverrides.systemDesign = .glass
    control.isHighlighted = true
    return control
  }
}
enum Sample_range_slider_classic {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.traitOverrides.systemDesign = .classic
    return control
  }
}
enum Sample_range_slider_tutorial {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance = .tutorial
    return control
  }
}
enum Sample_range_slider_minimal {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance = .minimal
    return control
  }
}
enum Sample_range_slider_tint {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.tintColor = .systemPurple
    return control
  }
}
enum Sample_range_slider_colors {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.trackTintColor = .systemGray4
    control.trackHighlightTintColor = .systemOrange
    return control
  }
}
enum Sample_range_slider_thumb_colors {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.trackHighlightTintColor = .systemGray2
    control.lowerThumbTintColor = .systemTeal
    control.upperThumbTintColor = .systemIndigo
    return control
  }
}
enum Sample_range_slider_thumb_sizes {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.trackHeight = 6
    control.thumbSize = CGSize(width: 16, height: 32)
    return control
  }
}
enum Sample_range_slider_thick {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.trackHeight = 28
    return control
  }
}
enum Sample_range_slider_corners {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.trackHeight = 16
    control.trackCornerRadius = 5
    control.hasContinuousCorners = true
    control.thumbSize = CGSize(width: 20, height: 36)
    return control
  }
}
enum Sample_range_slider_centered {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerValue = 0
    control.upperValue = 1
    control.centersThumbsOnTrackEnds = true
    return control
  }
}
enum Sample_range_slider_images {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.thumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
    )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
    control.highlightedThumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
    )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
    return control
  }
}
enum Sample_range_slider_two_images {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerThumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
    )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
    control.upperThumbImage = UIImage(
      systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
    )?.withTintColor(.systemIndigo, renderingMode: .alwaysOriginal)
    return control
  }
}
enum Sample_range_slider_disabled_images {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
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
  }
}
enum Sample_range_slider_thumb_border {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance.thumbBorderWidth = 3
    control.appearance.thumbShadowColor = UIColor.black.withAlphaComponent(0.3)
    control.appearance.thumbShadowRadius = 3
    control.appearance.heldThumbScale = 1.25
    control.thumbSize = CGSize(width: 24, height: 24)
    return control
  }
}
enum Sample_range_slider_thumb_held {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.appearance.heldThumbScale = 1.4
    control.isHighlighted = true
    return control
  }
}
enum Sample_range_slider_vertical {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.isVertical = true
    return control
  }
}
enum Sample_range_slider_inverted {
  @MainActor
  static func makeRangeSlider() -> RangeSliderControl {
    let control = RangeSliderControl()
    control.lowerValue = 0.1
    control.upperValue = 0.4
    control.isVertical = true
    control.isInverted = true
    return control
  }
}
