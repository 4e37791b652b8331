import CoreGraphics
import Foundation

/// An arrow to where the finger is.
///
/// A tap draws nothing.
public struct ArrowBrush: ShapeBrush, Equatable {
  /// The length of each side of the head, in widths of the style.
  ///
  /// Default 4.5. Never more than the arrow is long. What is not finite or negative counts as the
  /// default.
  public var headLength: CGFloat

  /// Half of the head's opening, in radians.
  ///
  /// Default π/6. What is not finite counts as the default.
  public var headAngle: CGFloat

  /// Makes a brush for arrows.
  public init(headLength: CGFloat = 4.5, headAngle: CGFloat = .pi / 6) {
    self.headLength = headLength
    self.headAngle = headAngle
  }

  /// "Arrow".
  public var name: String { "Arrow" }

  /// A line with a head, in one path; `nil` when both places are the same.
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
