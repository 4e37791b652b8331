// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ControlExtras
import RangeSlider
import SwiftUI
import UIKit

enum Sample_multi_slider_default_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
    }
  }
}
enum Sample_multi_slider_one_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.5]

    var body: some View {
      MultiSliderView(values: $values)
    }
  }
}
enum Sample_multi_slider_neutral_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [4]

    var body: some View {
      MultiSliderView(values: $values, in: -10...10)
        .configured { control in
          control.neutralValue = 0
          control.showsTicks = true
          control.tickCount = 5
        }
    }
  }
}
enum Sample_multi_slider_eight_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.2857142857142857, 0.37142857142857144, 0.45714285714285713, 0.5428571428571429, 0.6285714285714286, 0.7142857142857142, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
    }
  }
}
enum Sample_multi_slider_labels_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [7, 12, 18]

    var body: some View {
      MultiSliderView(values: $values, in: 0...24, step: 1)
        .configured { control in
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_multi_slider_push_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [7, 12, 18]

    var body: some View {
      MultiSliderView(values: $values, in: 0...24, step: 1)
        .configured { control in
          control.minimumDistance = 2
          control.collision = .push
        }
    }
  }
}
enum Sample_multi_slider_limits_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [7, 12, 18]

    var body: some View {
      MultiSliderView(values: $values, in: 0...24, step: 1)
        .configured { control in
          control.setLimits(0...9, for: .lower)
          control.setLimits(15...24, for: Thumb(rawValue: 2))
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_multi_slider_colors_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
            control.setThumbTintColor(color, for: Thumb(rawValue: index))
          }
        }
    }
  }
}
enum Sample_multi_slider_locked_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          control.setThumbEnabled(false, for: Thumb(rawValue: 1))
        }
    }
  }
}
enum Sample_multi_slider_glass_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          control.traitOverrides.systemDesign = .glass
          control.isHighlighted = true
        }
    }
  }
}
enum Sample_multi_slider_minimal_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          control.appearance = .minimal
        }
    }
  }
}
enum Sample_multi_slider_thumbless_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.5]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          control.appearance = .thumbless
        }
    }
  }
}
enum Sample_multi_slider_segments_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .configured { control in
          let colors: [UIColor] = [.systemBlue, .systemTeal, .systemGreen, .systemOrange]
          for (index, color) in colors.enumerated() { control.setSegmentTintColor(color, at: index) }
          control.trackHeight = 8
        }
    }
  }
}
enum Sample_multi_slider_merged_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [7, 12, 13, 14]

    var body: some View {
      MultiSliderView(values: $values, in: 0...24)
        .configured { control in
          control.showsValueLabels = true
          control.labelBackgroundColor = .systemIndigo
          control.mergesOverlappingLabels = true
        }
    }
  }
}
enum Sample_multi_slider_vertical_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [7, 12, 18]

    var body: some View {
      MultiSliderView(values: $values, in: 0...24, step: 1)
        .configured { control in
          control.isVertical = true
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_multi_slider_disabled_SwiftUI {
  struct ContentView: View {
    @State private var values: [Double] = [0.2, 0.5, 0.8]

    var body: some View {
      MultiSliderView(values: $values)
        .disabled(true)
    }
  }
}
#endif
