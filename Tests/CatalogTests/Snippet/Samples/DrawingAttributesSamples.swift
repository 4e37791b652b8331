// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_attributes_default {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
    let control = DrawingBoardControl()
    return control
  }
}
enum Sample_drawing_attributes_marker {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
    let control = DrawingBoardControl()
    control.brush = MarkerBrush()
    control.strokeColor = .systemTeal
    control.strokeWidth = 18
    return control
  }
}
enum Sample_drawing_attributes_stabilized {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
    let control = DrawingBoardControl()
    control.smoothingRawValue = 2  // Stabilizer
    return control
  }
}
enum Sample_drawing_attributes_squared {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
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
  }
}
enum Sample_drawing_attributes_pencils {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
    let control = DrawingBoardControl()
    control.drawingPolicy = .pencilOnly
    return control
  }
}
enum Sample_drawing_attributes_disabled {
  @MainActor
  static func makeDrawingBoard() -> DrawingBoardControl {
    let control = DrawingBoardControl()
    control.isEnabled = false
    return control
  }
}
