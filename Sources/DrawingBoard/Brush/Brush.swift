import CoreGraphics

/// A tool to draw with: a value that describes how its strokes are drawn.
///
/// A brush has no state; one value may serve many boards at the same time. To add a brush, conform
/// to ``ShapeBrush``. A type that conforms to `Brush` alone draws nothing.
public protocol Brush: Sendable {
  /// The name of the brush's steps in the history, such as "Pencil".
  var name: String { get }
}

/// A brush that creates its strokes itself.
///
/// It is not part of the interface, so that an app need not know the board's pixels.
protocol StrokeBrush: Brush {
  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - canvas: The picture to draw into.
  ///   - style: Color, width and opacity of the whole stroke.
  ///   - smoothing: The way a line is drawn between the locations of a touch.
  /// - Returns: The stroke, of which nothing is drawn yet.
  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke
}

extension Brush {
  /// Creates a stroke with this brush.
  func stroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    if let brush = self as? any StrokeBrush {
      return brush.makeStroke(on: canvas, style: style, smoothing: smoothing)
    }
    return ShapeStroke(brush: self as? any ShapeBrush, canvas: canvas, style: style)
  }
}
