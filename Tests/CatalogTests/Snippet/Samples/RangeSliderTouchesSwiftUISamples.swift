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

  enum Sample_range_slider_locked {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .configured { control in
            control.isUpperThumbEnabled = false
          }
      }
    }
  }
  enum Sample_range_slider_push {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .configured { control in
            control.minimumDistance = 0.1
            control.collision = .push
          }
      }
    }
  }
  enum Sample_range_slider_swap {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .configured { control in
            control.collision = .swap
          }
      }
    }
  }
  enum Sample_range_slider_range_drag {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .configured { control in
            control.dragsRange = true
            control.trackHeight = 12
          }
      }
    }
  }
  enum Sample_range_slider_track_tap {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 0.2...0.8

      var body: some View {
        RangeSliderView(range: $range)
          .configured { control in
            control.tapsTrack = true
          }
      }
    }
  }
  enum Sample_range_slider_scrub {
    struct ContentView: View {
      @State private var range: ClosedRange<Double> = 200...800

      var body: some View {
        RangeSliderView(range: $range, in: 0...1000)
          .configured { control in
            control.scrubsFinely = true
            control.showsValueLabels = true
          }
      }
    }
  }
#endif
