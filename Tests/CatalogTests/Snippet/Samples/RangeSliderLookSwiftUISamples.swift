// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ControlExtras
import RangeSlider
import SwiftUI
import UIKit

enum Sample_range_slider_glass_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.traitOverrides.systemDesign = .glass
        }
    }
  }
}
enum Sample_range_slider_glass_held_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.traitOverrides.systemDesign = .glass
          control.isHighlighted = true
        }
    }
  }
}
enum Sample_range_slider_classic_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.traitOverrides.systemDesign = .classic
        }
    }
  }
}
enum Sample_range_slider_tutorial_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance = .tutorial
        }
    }
  }
}
enum Sample_range_slider_minimal_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance = .minimal
        }
    }
  }
}
enum Sample_range_slider_tint_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.tintColor = .systemPurple
        }
    }
  }
}
enum Sample_range_slider_colors_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.trackTintColor = .systemGray4
          control.trackHighlightTintColor = .systemOrange
        }
    }
  }
}
enum Sample_range_slider_thumb_colors_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.trackHighlightTintColor = .systemGray2
          control.lowerThumbTintColor = .systemTeal
          control.upperThumbTintColor = .systemIndigo
        }
    }
  }
}
enum Sample_range_slider_thumb_sizes_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.trackHeight = 6
          control.thumbSize = CGSize(width: 16, height: 32)
        }
    }
  }
}
enum Sample_range_slider_thick_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.trackHeight = 28
        }
    }
  }
}
enum Sample_range_slider_corners_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.trackHeight = 16
          control.trackCornerRadius = 5
          control.hasContinuousCorners = true
          control.thumbSize = CGSize(width: 20, height: 36)
        }
    }
  }
}
enum Sample_range_slider_centered_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0...1

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.centersThumbsOnTrackEnds = true
        }
    }
  }
}
enum Sample_range_slider_images_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.thumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
          )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
          control.highlightedThumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
          )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
        }
    }
  }
}
enum Sample_range_slider_two_images_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.lowerThumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
          )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
          control.upperThumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
          )?.withTintColor(.systemIndigo, renderingMode: .alwaysOriginal)
        }
    }
  }
}
enum Sample_range_slider_disabled_images_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.thumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
          )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
          control.highlightedThumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
          )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
          control.disabledThumbImage = UIImage(
            systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
          )?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal)
        }
        .disabled(true)
    }
  }
}
enum Sample_range_slider_thumb_border_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance.thumbBorderWidth = 3
          control.appearance.thumbShadowColor = UIColor.black.withAlphaComponent(0.3)
          control.appearance.thumbShadowRadius = 3
          control.appearance.heldThumbScale = 1.25
          control.thumbSize = CGSize(width: 24, height: 24)
        }
    }
  }
}
enum Sample_range_slider_thumb_held_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance.heldThumbScale = 1.4
          control.isHighlighted = true
        }
    }
  }
}
enum Sample_range_slider_vertical_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.isVertical = true
        }
    }
  }
}
enum Sample_range_slider_inverted_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.1...0.4

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.isVertical = true
          control.isInverted = true
        }
    }
  }
}
#endif
