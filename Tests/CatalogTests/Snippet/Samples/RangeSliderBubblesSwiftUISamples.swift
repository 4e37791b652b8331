// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import RangeSlider
import SwiftUI

enum Sample_range_slider_bubbles_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...80

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.showsValueLabels = true
          control.labelBackgroundColor = .systemBlue
        }
    }
  }
}
enum Sample_range_slider_bubbles_meeting_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 4900...5100

    var body: some View {
      RangeSliderView(range: $range, in: 0...10000)
        .configured { control in
          control.showsValueLabels = true
          control.labelBackgroundColor = .systemIndigo
        }
    }
  }
}
enum Sample_range_slider_bubbles_merged_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...24

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.showsValueLabels = true
          control.labelBackgroundColor = .systemBlue
          control.mergesOverlappingLabels = true
        }
    }
  }
}
enum Sample_range_slider_bubble_colors_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 8...30

    var body: some View {
      RangeSliderView(range: $range, in: 0...40)
        .configured { control in
          control.setValueFormatter({ "from \(Int($0.rounded())) °C" }, for: .lower)
          control.setValueFormatter({ "to \(Int($0.rounded())) °C" }, for: .upper)
          control.setLabelBackgroundColor(.systemTeal, for: .lower)
          control.setLabelBackgroundColor(.systemOrange, for: .upper)
          control.setThumbTintColor(.systemTeal, for: .lower)
          control.setThumbTintColor(.systemOrange, for: .upper)
          control.trackHighlightTintColor = .systemGray3
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_bubbles_below_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0...100

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.showsValueLabels = true
          control.placesLabelsBelow = true
          control.labelBackgroundColor = .systemYellow
        }
    }
  }
}
enum Sample_range_slider_bubbles_vertical_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 35...70

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.isVertical = true
          control.showsValueLabels = true
          control.labelBackgroundColor = .systemGreen
        }
    }
  }
}
#endif
