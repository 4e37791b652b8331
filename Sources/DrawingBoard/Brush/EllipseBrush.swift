import CoreGraphics

/// An ellipse in the rectangle between two opposite corners, whichever way the finger went.
///
/// A tap draws nothing. An ellipse without width or height is a line.
public struct EllipseBrush: ShapeBrush, Equatable {
  /// Whether the inside is filled instead of the outline being drawn.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// Makes a brush for ellipses.
  public init(isFilled: Bool = false) {
    self.isFilled = isFilled
  }

  /// "Ellipse".
  public var name: String { "Ellipse" }

  /// The ellipse in the rectangle between the two; `nil` when they are the same.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    guard start.x != end.x, start.y != end.y else {
      return isFilled ? nil : .line(from: start, to: end, style: style)
    }
    let path = CGPath(ellipseIn: CGRect(between: start, and: end), transform: nil)
    return StrokeShape(path: path, style: style, isFilled: isFilled)
  }
}
