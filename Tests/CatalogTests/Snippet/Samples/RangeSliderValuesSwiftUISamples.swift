// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import RangeSlider
import SwiftUI
import UIKit

enum Sample_range_slider_default_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
    }
  }
}
enum Sample_range_slider_held_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.isHighlighted = true
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
enum Sample_range_slider_disabled_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .disabled(true)
    }
  }
}
enum Sample_range_slider_coincident_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.5...0.5

    var body: some View {
      RangeSliderView(range: $range)
    }
  }
}
enum Sample_range_slider_wide_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0...1

    var body: some View {
      RangeSliderView(range: $range)
    }
  }
}
enum Sample_range_slider_one_value_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 3...3

    var body: some View {
      RangeSliderView(range: $range, in: 3...3)
    }
  }
}
#endif
