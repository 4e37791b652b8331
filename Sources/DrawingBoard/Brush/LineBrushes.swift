import CoreGraphics
import Foundation

/// A brush that draws a straight line, solid or dashed.
///
/// The first dash begins where the touch began. A tap draws a dot.
public struct LineBrush: Brush, Equatable, Codable {
  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default empty: a solid line. Lengths are measured between the centers of the round ends, so
  /// that 3 and 3 show dashes of four widths and gaps of two. The line is solid unless all lengths
  /// are finite, none is negative and their sum is positive.
  public var dashes: [CGFloat]

  /// Creates a line brush.
  public init(dashes: [CGFloat] = []) {
    self.dashes = dashes
  }

  /// "Line", or "Dashed Line" when it has dashes.
  public var name: String { dashes.isEmpty ? "Line" : "Dashed Line" }

  /// Returns the line, or a dot when both locations are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    var shape = StrokeShape.line(from: start, to: end, style: style)
    let lengths = dashes.map { $0 * style.width }
    if lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0 {
      shape.dashes = lengths
    }
    return shape
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

/// A brush that draws an arrow from where a touch begins to where it ends.
///
/// A tap draws nothing.
public struct ArrowBrush: Brush, Equatable, Codable {
  /// The length of each side of the head, in widths of the style.
  ///
  /// Default 4.5. It is limited to the length of the arrow. Negative and non-finite values count as
  /// the default.
  public var headLength: CGFloat

  /// Half the opening angle of the head, in radians.
  ///
  /// Default π/6. Non-finite values count as the default.
  public var headAngle: CGFloat

  /// Creates an arrow brush.
  public init(headLength: CGFloat = 4.5, headAngle: CGFloat = .pi / 6) {
    self.headLength = headLength
    self.headAngle = headAngle
  }

  /// "Arrow".
  public var name: String { "Arrow" }

  /// Returns a line with a head, or `nil` when both locations are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    let share = headLength.isFinite && headLength >= 0 ? headLength : 4.5
    let angle = headAngle.isFinite ? headAngle : .pi / 6
    let side = min(share * style.width, start.distance(to: end))
    let back = atan2(start.y - end.y, start.x - end.x)
    func barb(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: end.x + side * cos(back + angle), y: end.y + side * sin(back + angle))
    }
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    path.move(to: barb(angle))
    path.addLine(to: end)
    path.addLine(to: barb(-angle))
    return StrokeShape(path: path, style: style)
  }
}
