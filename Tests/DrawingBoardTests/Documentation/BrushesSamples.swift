import DrawingBoard
import UIKit

// The samples of Brushes.md, compiled as in an app.

// sample Brushes 3
struct CheckmarkBrush: Brush, Codable {
  var name: String { "Checkmark" }

  func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: start.x, y: (start.y + end.y) / 2))
    path.addLine(to: CGPoint(x: start.x + (end.x - start.x) / 3, y: end.y))
    path.addLine(to: CGPoint(x: end.x, y: start.y))
    return StrokeShape(path: path, style: style)
  }
}
// end of sample

// sample Brushes 4
struct CharcoalBrush: FreehandBrush, Codable {
  var graininess: CGFloat = 0.9

  var name: String { "Charcoal" }
  var opacity: CGFloat { 0.85 }
  var texture: StrokeTexture? { .grain(amount: graininess, size: 1.5, seed: 7) }

  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    style.width * (0.5 + min(sample.pressure ?? 1, 2) / 2)
  }
}
// end of sample

// sample Brushes 5
func registerBrushes() {
  BrushRegistry.register(CharcoalBrush(), id: "com.example.charcoal")
  BrushRegistry.register(CheckmarkBrush(), id: "com.example.checkmark")
}
// end of sample

extension SketchViewController {
  // sample Brushes 1
  func prepareToMark() {
    board.brush = HighlighterBrush(opacity: 0.5)
    board.strokeColor = .systemYellow
    board.strokeWidth = 20
    board.smoothing = .stabilizer(length: 30)
  }
  // end of sample

  // sample Brushes 2
  func erasesWholeStrokes() {
    board.brush = EraserBrush(mode: .strokes)
  }
  // end of sample

  // sample Brushes 6
  func addCheckmark() {
    toolbar.tools.append(
      DrawingTool(
        id: "checkmark", name: "Checkmark", symbolName: "checkmark", brush: CheckmarkBrush(),
        width: 6))
  }
  // end of sample
}
