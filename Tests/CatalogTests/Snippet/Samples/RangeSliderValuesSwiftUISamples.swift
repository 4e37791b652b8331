// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
#if canImport(SwiftUI)
  import ActionSheet
  import ControlExtras
  import DrawingBoard
  import RangeSlider
  import SwiftUI
  import UIKit

  enum Sample_range_slider_default {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
      }
    }
  }
  enum Sample_range_slider_held {
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
  enum Sample_range_slider_disabled {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .disabled(true)
      }
    }
  }
  enum Sample_range_slider_coincident {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.5...0.5

      var body: some View {
        RangeSliderView(range: $range)
      }
    }
  }
  enum Sample_range_slider_wide {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0...1

      var body: some View {
        RangeSliderView(range: $range)
      }
    }
  }
  enum Sample_range_slider_one_value {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 3...3

      var body: some View {
        RangeSliderView(range: $range, in: 3...3)
      }
    }
  }
#endif
