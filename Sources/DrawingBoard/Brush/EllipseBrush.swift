import CoreGraphics

/// A brush that draws the ellipse inscribed in the rectangle between two corners.
///
/// A tap draws nothing. An ellipse without width or height is a line.
public struct EllipseBrush: ShapeBrush, Equatable {
  /// A Boolean value that determines whether the ellipse is filled instead of outlined.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// Creates an ellipse brush.
  public init(isFilled: Bool = false) {
    self.isFilled = isFilled
  }

  /// "Ellipse".
  public var name: String { "Ellipse" }

  /// Returns the ellipse in the rectangle between the two, or `nil` when they are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    guard start.x != end.x, start.y != end.y else {
      return isFilled ? nil : .line(from: start, to: end, style: style)
    }
    let path = CGPath(ellipseIn: CGRect(between: start, and: end), transform: nil)
    return StrokeShape(path: path, style: style, isFilled: isFilled)
  }
}
