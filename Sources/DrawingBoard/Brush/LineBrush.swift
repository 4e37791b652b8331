import CoreGraphics

/// A brush that draws a straight line.
///
/// A tap draws a dot.
public struct LineBrush: ShapeBrush, Equatable {
  /// Creates a line brush.
  public init() {}

  /// "Line".
  public var name: String { "Line" }

  /// Returns the line, or a dot when both locations are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    .line(from: start, to: end, style: style)
  }
}

extension StrokeShape {
  /// Returns a straight line, or a dot of the same width.
  static func line(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape {
    guard start != end else {
      let radius = style.width / 2
      let box = CGRect(x: start.x, y: start.y, width: 0, height: 0)
        .insetBy(dx: -radius, dy: -radius)
      return StrokeShape(
        path: CGPath(ellipseIn: box, transform: nil), style: style, isFilled: true)
    }
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    return StrokeShape(path: path, style: style)
  }
}
