// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum DrawingAttributesSamples {
  static let all: [String: @MainActor () -> UIView] = [
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
  ]
}
