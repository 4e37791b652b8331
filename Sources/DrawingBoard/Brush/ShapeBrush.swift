import CoreGraphics

/// A brush that draws a shape between the place where the finger came down and the one where it left.
///
/// While the finger moves the shape is a preview; it enters the picture once, at the end.
public protocol ShapeBrush: Brush {
  /// The shape between two places.
  ///
  /// - Parameters:
  ///   - start: Where the finger came down, in points.
  ///   - end: Where it is, in points; the same as `start` for a tap.
  ///   - style: The style of the stroke.
  /// - Returns: `nil` to draw nothing.
  func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape?
}

extension ShapeBrush {
  /// A shape that is previewed until the finger leaves.
  public func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    ShapeStroke(brush: self, canvas: canvas, style: style)
  }
}
