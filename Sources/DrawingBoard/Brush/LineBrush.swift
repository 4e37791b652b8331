import CoreGraphics

/// A straight line between two places.
///
/// A tap draws a dot.
public struct LineBrush: ShapeBrush, Equatable {
  /// Makes a brush for lines.
  public init() {}

  /// "Line".
  public var name: String { "Line" }

  /// The line; a dot when both places are the same.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    .line(from: start, to: end, style: style)
  }
}

extension StrokeShape {
  /// A straight line, or a dot as wide as one.
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
