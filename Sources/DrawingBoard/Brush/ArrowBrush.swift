import CoreGraphics
import Foundation

/// A brush that draws an arrow from where a touch begins to where it ends.
///
/// A tap draws nothing.
public struct ArrowBrush: ShapeBrush, Equatable {
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
