import CoreGraphics

/// A brush that draws a shape between the locations where a touch begins and ends.
///
/// The shape is previewed while the touch moves and drawn into the picture once, at the end.
///
///     struct CrossBrush: ShapeBrush {
///       let name = "Cross"
///
///       func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
///         let path = CGMutablePath()
///         path.addLines(between: [start, end])
///         path.addLines(between: [CGPoint(x: start.x, y: end.y), CGPoint(x: end.x, y: start.y)])
///         return StrokeShape(path: path, style: style)
///       }
///     }
public protocol ShapeBrush: Brush {
  /// Returns the shape between two locations.
  ///
  /// - Parameters:
  ///   - start: The location where the touch began, in points of the picture.
  ///   - end: The current location of the touch, equal to `start` for a tap.
  ///   - style: The style of the stroke.
  /// - Returns: The shape, or `nil` to draw nothing.
  func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape?
}
