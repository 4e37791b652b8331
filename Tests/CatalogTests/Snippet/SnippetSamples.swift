// swift-format-ignore-file
// The code of every state as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum SnippetSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "range-slider/default": {
      let control = RangeSliderControl()
      return control
    },
    "range-slider/held": {
      let control = RangeSliderControl()
      control.isHighlighted = true
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/disabled": {
      let control = RangeSliderControl()
      control.isEnabled = false
      return control
    },
    "range-slider/coincident": {
      let control = RangeSliderControl()
      control.lowerValue = 0.5
      control.upperValue = 0.5
      return control
    },
    "range-slider/wide": {
      let control = RangeSliderControl()
      control.lowerValue = 0
      control.upperValue = 1
      return control
    },
    "range-slider/one-value": {
      let control = RangeSliderControl()
      control.minimumValue = 3
      control.maximumValue = 3
      control.lowerValue = 3
      control.upperValue = 3
      return control
    },
    "range-slider/locked": {
      let control = RangeSliderControl()
      control.isUpperThumbEnabled = false
      return control
    },
    "range-slider/push": {
      let control = RangeSliderControl()
      control.minimumDistance = 0.1
      control.collision = .push
      return control
    },
    "range-slider/swap": {
      let control = RangeSliderControl()
      control.collision = .swap
      return control
    },
    "range-slider/range-drag": {
      let control = RangeSliderControl()
      control.dragsRange = true
      control.trackHeight = 12
      return control
    },
    "range-slider/track-tap": {
      let control = RangeSliderControl()
      control.tapsTrack = true
      return control
    },
    "range-slider/scrub": {
      let control = RangeSliderControl()
      control.maximumValue = 1000
      control.lowerValue = 200
      control.upperValue = 800
      control.scrubsFinely = true
      control.showsValueLabels = true
      return control
    },
    "range-slider/glass": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .glass
      return control
    },
    "range-slider/glass-held": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .glass
      control.isHighlighted = true
      return control
    },
    "range-slider/classic": {
      let control = RangeSliderControl()
      control.traitOverrides.systemDesign = .classic
      return control
    },
    "range-slider/tutorial": {
      let control = RangeSliderControl()
      control.appearance = .tutorial
      return control
    },
    "range-slider/minimal": {
      let control = RangeSliderControl()
      control.appearance = .minimal
      return control
    },
    "range-slider/tint": {
      let control = RangeSliderControl()
      control.tintColor = .systemPurple
      return control
    },
    "range-slider/colors": {
      let control = RangeSliderControl()
      control.trackTintColor = .systemGray4
      control.trackHighlightTintColor = .systemOrange
      return control
    },
    "range-slider/thumb-colors": {
      let control = RangeSliderControl()
      control.trackHighlightTintColor = .systemGray2
      control.lowerThumbTintColor = .systemTeal
      control.upperThumbTintColor = .systemIndigo
      return control
    },
    "range-slider/thumb-sizes": {
      let control = RangeSliderControl()
      control.trackHeight = 6
      control.thumbSize = CGSize(width: 16, height: 32)
      return control
    },
    "range-slider/thick": {
      let control = RangeSliderControl()
      control.trackHeight = 28
      return control
    },
    "range-slider/corners": {
      let control = RangeSliderControl()
      control.trackHeight = 16
      control.trackCornerRadius = 5
      control.hasContinuousCorners = true
      control.thumbSize = CGSize(width: 20, height: 36)
      return control
    },
    "range-slider/centered": {
      let control = RangeSliderControl()
      control.lowerValue = 0
      control.upperValue = 1
      control.centersThumbsOnTrackEnds = true
      return control
    },
    "range-slider/images": {
      let control = RangeSliderControl()
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/two-images": {
      let control = RangeSliderControl()
      control.lowerThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.upperThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemIndigo, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/disabled-images": {
      let control = RangeSliderControl()
      control.isEnabled = false
      control.thumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal)
      control.highlightedThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36)
      )?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
      control.disabledThumbImage = UIImage(
        systemName: "circle.inset.filled", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)
      )?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal)
      return control
    },
    "range-slider/vertical": {
      let control = RangeSliderControl()
      control.isVertical = true
      return control
    },
    "range-slider/labels": {
      let control = RangeSliderControl()
      control.maximumValue = 100
      control.lowerValue = 20
      control.upperValue = 80
      control.showsValueLabels = true
      return control
    },
    "range-slider/labels-meeting": {
      let control = RangeSliderControl()
      control.maximumValue = 10000
      control.lowerValue = 4900
      control.upperValue = 5100
      control.showsValueLabels = true
      return control
    },
    "range-slider/labels-below": {
      let control = RangeSliderControl()
      control.maximumValue = 1000
      control.lowerValue = 0
      control.upperValue = 1000
      control.showsValueLabels = true
      control.placesLabelsBelow = true
      return control
    },
    "range-slider/formatter": {
      let control = RangeSliderControl()
      control.valueFormatter = { "€ \(Int($0.rounded()))" }
      control.maximumValue = 1000
      control.lowerValue = 150
      control.upperValue = 620
      control.showsValueLabels = true
      return control
    },
    "range-slider/format": {
      let control = RangeSliderControl()
      struct PercentFormat: FormatStyle {
        func format(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
      }
      control.setValueFormat(PercentFormat())
      control.lowerValue = 0.15
      control.upperValue = 0.62
      control.showsValueLabels = true
      return control
    },
    "range-slider/ticks": {
      let control = RangeSliderControl()
      control.showsTicks = true
      control.tickCount = 11
      return control
    },
    "range-slider/step": {
      let control = RangeSliderControl()
      control.maximumValue = 100
      control.lowerValue = 20
      control.upperValue = 80
      control.step = 10
      control.showsValueLabels = true
      control.showsTicks = true
      return control
    },
    "range-slider/stops": {
      let control = RangeSliderControl()
      control.stops = [0, 5, 10, 25, 50, 100]
      control.maximumValue = 100
      control.lowerValue = 10
      control.upperValue = 50
      control.showsValueLabels = true
      control.showsTicks = true
      return control
    },
    "range-slider/log": {
      let control = RangeSliderControl()
      control.scale = .logarithmic
      control.minimumValue = 1
      control.maximumValue = 10000
      control.lowerValue = 10
      control.upperValue = 1000
      control.step = 1
      control.showsValueLabels = true
      return control
    },
    "range-slider/tick-titles": {
      let control = RangeSliderControl()
      control.ticks = [
        SliderTick(value: 10, title: "XS"), SliderTick(value: 30, title: "S"),
        SliderTick(value: 50, title: "M"), SliderTick(value: 70, title: "L"),
        SliderTick(value: 90, image: UIImage(systemName: "star.fill")),
      ]
      control.snapsToTicks = true
      control.maximumValue = 100
      control.lowerValue = 30
      control.upperValue = 70
      return control
    },
    "range-slider/pips": {
      let control = RangeSliderControl()
      control.ticks = stride(from: 0, through: 100, by: 25).map {
        SliderTick(value: $0, title: "\(Int($0))")
      }
      control.maximumValue = 100
      control.lowerValue = 25
      control.upperValue = 75
      return control
    },
    "range-slider/bubbles": {
      let control = RangeSliderControl()
      control.maximumValue = 100
      control.lowerValue = 20
      control.upperValue = 80
      control.showsValueLabels = true
      control.showsLabelsOnlyWhileTracking = true
      return control
    },
    "range-slider/histogram": {
      let control = RangeSliderControl()
      control.histogram = [1, 2, 4, 7, 9, 12, 14, 13, 15, 11, 9, 8, 5, 4, 4, 3, 1, 1]
      control.maximumValue = 100
      control.lowerValue = 25
      control.upperValue = 70
      control.showsValueLabels = true
      control.placesLabelsBelow = true
      return control
    },
    "range-slider/end-images": {
      let control = RangeSliderControl()
      control.minimumValueImage = UIImage(systemName: "minus")
      control.maximumValueImage = UIImage(systemName: "plus")
      return control
    },
    "range-slider/enabled-range": {
      let control = RangeSliderControl()
      control.enabledRange = 8...18
      control.maximumValue = 24
      control.lowerValue = 9
      control.upperValue = 17
      control.step = 1
      control.showsValueLabels = true
      control.showsTicks = true
      return control
    },
    "range-slider/vertical-labels": {
      let control = RangeSliderControl()
      control.maximumValue = 100
      control.lowerValue = 35
      control.upperValue = 70
      control.isVertical = true
      control.showsValueLabels = true
      control.showsTicks = true
      control.tickCount = 6
      return control
    },
    "multi-slider/default": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "multi-slider/one": {
      let control = MultiSliderControl()
      control.thumbCount = 1
      control.thumbValues = [0.5]
      return control
    },
    "multi-slider/neutral": {
      let control = MultiSliderControl()
      control.neutralValue = 0
      control.thumbCount = 1
      control.minimumValue = -10
      control.maximumValue = 10
      control.showsTicks = true
      control.tickCount = 5
      control.thumbValues = [4]
      return control
    },
    "multi-slider/eight": {
      let control = MultiSliderControl()
      control.thumbCount = 8
      control.thumbValues = [0.2, 0.286, 0.371, 0.457, 0.543, 0.629, 0.714, 0.8]
      return control
    },
    "multi-slider/labels": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.maximumValue = 24
      control.step = 1
      control.showsValueLabels = true
      control.thumbValues = [7, 12, 18]
      return control
    },
    "multi-slider/push": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.maximumValue = 24
      control.step = 1
      control.minimumDistance = 2
      control.collision = .push
      control.thumbValues = [7, 12, 18]
      return control
    },
    "multi-slider/limits": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.setLimits(0...9, for: .lower)
      control.setLimits(15...24, for: Thumb(rawValue: 2))
      control.maximumValue = 24
      control.step = 1
      control.showsValueLabels = true
      control.thumbValues = [7, 12, 18]
      return control
    },
    "multi-slider/colors": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
        control.setThumbTintColor(color, for: Thumb(rawValue: index))
      }
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "multi-slider/locked": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.setThumbEnabled(false, for: Thumb(rawValue: 1))
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "multi-slider/glass": {
      let control = MultiSliderControl()
      control.traitOverrides.systemDesign = .glass
      control.isHighlighted = true
      control.thumbCount = 3
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "multi-slider/minimal": {
      let control = MultiSliderControl()
      control.appearance = .minimal
      control.thumbCount = 3
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "multi-slider/vertical": {
      let control = MultiSliderControl()
      control.thumbCount = 3
      control.maximumValue = 24
      control.step = 1
      control.isVertical = true
      control.showsValueLabels = true
      control.thumbValues = [7, 12, 18]
      return control
    },
    "multi-slider/disabled": {
      let control = MultiSliderControl()
      control.isEnabled = false
      control.thumbCount = 3
      control.thumbValues = [0.2, 0.5, 0.8]
      return control
    },
    "action-sheet-inline/default": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/system": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.style = .system
      control.title = "Photo"
      return control
    },
    "action-sheet-inline/solid": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.title = "Photo"
      control.separatesRows = false
      control.separatorColor = .separator
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/busy": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.setBusy("archive", true)
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/disabled": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.isEnabled = false
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "drawing-attributes/default": {
      let control = DrawingBoardControl()
      return control
    },
    "drawing-attributes/marker": {
      let control = DrawingBoardControl()
      control.brush = MarkerBrush()
      control.strokeColor = .systemTeal
      control.strokeWidth = 18
      return control
    },
    "drawing-attributes/stabilized": {
      let control = DrawingBoardControl()
      control.smoothingRawValue = 2  // Stabilizer
      return control
    },
    "drawing-attributes/squared": {
      let control = DrawingBoardControl()
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
      return control
    },
    "drawing-attributes/pencils": {
      let control = DrawingBoardControl()
      control.drawingPolicy = .pencilOnly
      return control
    },
    "drawing-attributes/disabled": {
      let control = DrawingBoardControl()
      control.isEnabled = false
      return control
    },
    "pulse/default": {
      let control = RadarPulseControl()
      return control
    },
    "pulse/person": {
      let control = RadarPulseControl()
      control.image = UIImage(
        systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
      return control
    },
    "pulse/busy": {
      let control = RadarPulseControl()
      control.ringCount = 6
      control.period = 1.5
      control.pulseColor = .systemPink
      return control
    },
    "pulse/restarting": {
      let control = RadarPulseControl()
      control.restartsOnReturn = true
      return control
    },
    "pulse/stopped": {
      let control = RadarPulseControl()
      control.isPulsing = false
      return control
    },
    "pulse/disabled": {
      let control = RadarPulseControl()
      control.isEnabled = false
      return control
    },
  ]
}
