// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import RangeSlider
import SwiftUI
import UIKit

enum Sample_range_slider_labels_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...80

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_labels_meeting_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 4900...5100

    var body: some View {
      RangeSliderView(range: $range, in: 0...10000)
        .configured { control in
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_labels_below_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0...1000

    var body: some View {
      RangeSliderView(range: $range, in: 0...1000)
        .configured { control in
          control.showsValueLabels = true
          control.placesLabelsBelow = true
        }
    }
  }
}
enum Sample_range_slider_formatter_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 150...620

    var body: some View {
      RangeSliderView(range: $range, in: 0...1000)
        .configured { control in
          control.valueFormatter = { "€ \(Int($0.rounded()))" }
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_format_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.15...0.62

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          struct PercentFormat: FormatStyle {
            func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
          }
          control.setValueFormat(PercentFormat())
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_ticks_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.showsTicks = true
          control.tickCount = 11
        }
    }
  }
}
enum Sample_range_slider_step_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...80

    var body: some View {
      RangeSliderView(range: $range, in: 0...100, step: 10)
        .configured { control in
          control.showsValueLabels = true
          control.showsTicks = true
        }
    }
  }
}
enum Sample_range_slider_stops_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 10...50

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.stops = [0, 5, 10, 25, 50, 100]
          control.showsValueLabels = true
          control.showsTicks = true
        }
    }
  }
}
enum Sample_range_slider_log_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 10...1000

    var body: some View {
      RangeSliderView(range: $range, in: 1...10000, step: 1)
        .configured { control in
          control.scale = .logarithmic
          control.showsValueLabels = true
        }
    }
  }
}
enum Sample_range_slider_tick_titles_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 30...70

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.ticks = [
            SliderTick(value: 10, title: "XS"), SliderTick(value: 30, title: "S"),
            SliderTick(value: 50, title: "M"), SliderTick(value: 70, title: "L"),
            SliderTick(value: 90, image: UIImage(systemName: "star.fill")),
          ]
          control.snapsToTicks = true
        }
    }
  }
}
enum Sample_range_slider_pips_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 25...75

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.ticks = stride(from: 0, through: 100, by: 25).map {
            SliderTick(value: $0, title: "\(Int($0))")
          }
        }
    }
  }
}
enum Sample_range_slider_labels_held_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...80

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.showsValueLabels = true
          control.showsLabelsOnlyWhileTracking = true
        }
    }
  }
}
enum Sample_range_slider_histogram_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 25...70

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.histogram = [1, 2, 4, 7, 9, 12, 14, 13, 15, 11, 9, 8, 5, 4, 4, 3, 1, 1]
          control.showsValueLabels = true
          control.placesLabelsBelow = true
        }
    }
  }
}
enum Sample_range_slider_end_images_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.minimumValueImage = UIImage(systemName: "minus")
          control.maximumValueImage = UIImage(systemName: "plus")
        }
    }
  }
}
enum Sample_range_slider_enabled_range_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 9...17

    var body: some View {
      RangeSliderView(range: $range, in: 0...24, step: 1)
        .configured { control in
          control.enabledRange = 8...18
          control.showsValueLabels = true
          control.showsTicks = true
        }
    }
  }
}
enum Sample_range_slider_vertical_labels_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 35...70

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.isVertical = true
          control.showsValueLabels = true
          control.showsTicks = true
          control.tickCount = 6
        }
    }
  }
}
#endif
