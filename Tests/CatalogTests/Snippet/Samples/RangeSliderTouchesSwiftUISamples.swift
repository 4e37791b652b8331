// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import RangeSlider
import SwiftUI

enum Sample_range_slider_locked_SwiftUI {
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
enum Sample_range_slider_push_SwiftUI {
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
enum Sample_range_slider_swap_SwiftUI {
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
enum Sample_range_slider_range_drag_SwiftUI {
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
enum Sample_range_slider_near_thumbs_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.49...0.51

    var body: some View {
      RangeSliderView(range: $range)
    }
  }
}
enum Sample_range_slider_drags_only_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.tapsTrack = false
        }
    }
  }
}
enum Sample_range_slider_scrub_SwiftUI {
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
