import CoreGraphics

/// A tool to draw with: a value that describes how strokes of it come to be.
///
/// A brush has no state of its own; one value may serve many boards at a time. What a stroke needs to
/// remember is in the ``BrushStroke`` that the brush makes when a finger comes down. To add a brush,
/// conform to the protocol that does most of the work:
///
/// - ``FreehandBrush``: a line that follows the finger. State its width.
/// - ``ShapeBrush``: a shape between two places. State its path.
/// - `Brush` itself: anything else, drawn into the ``BoardCanvas`` directly.
public protocol Brush: Sendable {
  /// What a step of this brush is called in the history, such as "Pencil".
  var name: String { get }

  /// Begins a stroke on a board.
  ///
  /// - Parameters:
  ///   - canvas: Where to draw.
  ///   - style: Colour, width and opacity, for the whole stroke.
  ///   - smoothing: How a line between the places of a finger is drawn.
  /// - Returns: The stroke, of which nothing is drawn yet.
  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke
}
