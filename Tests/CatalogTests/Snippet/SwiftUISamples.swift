// swift-format-ignore-file
// The code of every state as the catalog shows it. A test compares this file with the catalog;
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
  enum Sample_range_slider_glass {
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
  enum Sample_range_slider_glass_held {
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
  enum Sample_range_slider_classic {
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
  enum Sample_range_slider_tutorial {
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
  enum Sample_range_slider_minimal {
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
  enum Sample_range_slider_tint {
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
  enum Sample_range_slider_colors {
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
  enum Sample_range_slider_thumb_colors {
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
  enum Sample_range_slider_thumb_sizes {
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
  enum Sample_range_slider_thick {
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
  enum Sample_range_slider_corners {
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
  enum Sample_range_slider_centered {
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
  enum Sample_range_slider_images {
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
  enum Sample_range_slider_two_images {
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
  enum Sample_range_slider_disabled_images {
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
  enum Sample_range_slider_vertical {
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
  enum Sample_range_slider_labels {
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
  enum Sample_range_slider_labels_meeting {
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
  enum Sample_range_slider_labels_below {
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
  enum Sample_range_slider_formatter {
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
  enum Sample_range_slider_format {
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
  enum Sample_range_slider_ticks {
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
  enum Sample_range_slider_step {
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
  enum Sample_range_slider_stops {
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
  enum Sample_range_slider_log {
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
  enum Sample_range_slider_tick_titles {
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
  enum Sample_range_slider_pips {
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
  enum Sample_range_slider_bubbles {
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
  enum Sample_range_slider_histogram {
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
  enum Sample_range_slider_end_images {
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
  enum Sample_range_slider_enabled_range {
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
  enum Sample_range_slider_vertical_labels {
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
  enum Sample_multi_slider_default {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_one {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 1
        control.thumbValues = [0.5]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_neutral {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.neutralValue = 0
        control.thumbCount = 1
        control.minimumValue = -10
        control.maximumValue = 10
        control.showsTicks = true
        control.tickCount = 5
        control.thumbValues = [4]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_eight {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 8
        control.thumbValues = [0.2, 0.286, 0.371, 0.457, 0.543, 0.629, 0.714, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_labels {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.maximumValue = 24
        control.step = 1
        control.showsValueLabels = true
        control.thumbValues = [7, 12, 18]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_push {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.maximumValue = 24
        control.step = 1
        control.minimumDistance = 2
        control.collision = .push
        control.thumbValues = [7, 12, 18]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_limits {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.setLimits(0...9, for: .lower)
        control.setLimits(15...24, for: Thumb(rawValue: 2))
        control.maximumValue = 24
        control.step = 1
        control.showsValueLabels = true
        control.thumbValues = [7, 12, 18]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_colors {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
          control.setThumbTintColor(color, for: Thumb(rawValue: index))
        }
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_locked {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.setThumbEnabled(false, for: Thumb(rawValue: 1))
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_glass {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.traitOverrides.systemDesign = .glass
        control.isHighlighted = true
        control.thumbCount = 3
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_minimal {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.appearance = .minimal
        control.thumbCount = 3
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_vertical {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.thumbCount = 3
        control.maximumValue = 24
        control.step = 1
        control.isVertical = true
        control.showsValueLabels = true
        control.thumbValues = [7, 12, 18]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_multi_slider_disabled {
    struct MultiSliderView: UIViewRepresentable {
      func makeUIView(context: Context) -> MultiSliderControl {
        let control = MultiSliderControl()
        control.isEnabled = false
        control.thumbCount = 3
        control.thumbValues = [0.2, 0.5, 0.8]
        return control
      }

      func updateUIView(_ control: MultiSliderControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_default {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_system {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.style = .system
        control.title = "Photo"
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_solid {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.title = "Photo"
        control.separatesRows = false
        control.separatorColor = .separator
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_busy {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.setBusy("archive", true)
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_disabled {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.isEnabled = false
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_drawing_attributes_default {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView()
      }
    }
  }
  enum Sample_drawing_attributes_marker {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView(brush: MarkerBrush(), color: Color(uiColor: .systemTeal), width: 18)
      }
    }
  }
  enum Sample_drawing_attributes_stabilized {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView()
          .configured { control in
            control.smoothingRawValue = 2  // Stabilizer
          }
      }
    }
  }
  enum Sample_drawing_attributes_squared {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView()
          .configured { control in
            let tile = CGRect(x: 0, y: 0, width: 20, height: 20)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let renderer = UIGraphicsImageRenderer(bounds: tile, format: format)
            control.drawingBackgroundImage = renderer.image { context in
              UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
              context.fill(tile)
              UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
              context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
              context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
            }
            control.drawingBackgroundPlacement = .tile
          }
      }
    }
  }
  enum Sample_drawing_attributes_pencils {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView()
          .configured { control in
            control.drawingPolicy = .pencilOnly
          }
      }
    }
  }
  enum Sample_drawing_attributes_disabled {
    struct ContentView: View {
      var body: some View {
        DrawingBoardView()
          .disabled(true)
      }
    }
  }
  enum Sample_pulse_default {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_person {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.image = UIImage(
          systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_busy {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.ringCount = 6
        control.period = 1.5
        control.pulseColor = .systemPink
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_restarting {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.restartsOnReturn = true
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_stopped {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.isPulsing = false
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_disabled {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.isEnabled = false
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
#endif
