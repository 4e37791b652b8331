// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import RangeSlider
import SwiftUI
import UIKit

enum Sample_range_slider_segments_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.setSegmentTintColor(.systemBlue, at: 0)
          control.setSegmentTintColor(.systemGreen, at: 1)
          control.setSegmentTintColor(.systemRed, at: 2)
          control.trackHeight = 8
        }
    }
  }
}
enum Sample_range_slider_outside_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.filledSegments = [0, 2]
        }
    }
  }
}
enum Sample_range_slider_gradient_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance.trackColors = [
            .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
            .systemRed,
          ]
          control.filledSegments = []
          control.trackHeight = 12
        }
    }
  }
}
enum Sample_range_slider_fill_gradient_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.15...0.9

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance.fillColors = [.systemTeal, .systemOrange, .systemRed]
          control.trackHeight = 8
        }
    }
  }
}
enum Sample_range_slider_track_image_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
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
        }
    }
  }
}
enum Sample_range_slider_neutral_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 2...6

    var body: some View {
      RangeSliderView(range: $range, in: -10...10)
        .configured { control in
          control.neutralValue = 0
          control.showsTicks = true
          control.tickCount = 5
        }
    }
  }
}
enum Sample_range_slider_thumbless_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance = .thumbless
        }
    }
  }
}
enum Sample_range_slider_thumbless_held_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 0.2...0.8

    var body: some View {
      RangeSliderView(range: $range)
        .configured { control in
          control.appearance = .thumbless
          control.isHighlighted = true
        }
    }
  }
}
enum Sample_range_slider_disabled_parts_SwiftUI {
  struct ContentView: View {
    @State private var range: ClosedRange<Double> = 20...80

    var body: some View {
      RangeSliderView(range: $range, in: 0...100)
        .configured { control in
          control.ticks = [
            SliderTick(value: 0, title: "XS"), SliderTick(value: 50, title: "M"),
            SliderTick(value: 100, title: "XL"),
          ]
          control.minimumValueImage = UIImage(systemName: "minus")
          control.maximumValueImage = UIImage(systemName: "plus")
          control.showsValueLabels = true
        }
        .disabled(true)
    }
  }
}
#endif
