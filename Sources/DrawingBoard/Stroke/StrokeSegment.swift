import CoreGraphics

/// A straight segment of a line, whose width may vary from one end to the other.
///
/// The pen is round, or a flat nib with round corners. The coverage of a pixel depends on the
/// distance of its center to the path of the pen: full from half a pixel inside the edge, none from
/// half a pixel outside, linear between. A line thinner than a pixel covers no pixel by more than
/// its width. Positions are in pixels.
struct StrokeSegment: Equatable {
  /// An end of the segment: the center of the pen and half the width of the line.
  struct End: Equatable {
    var center: CGPoint
    var radius: CGFloat
  }

  let start: End
  let end: End

  /// The vector from the center of a flat nib to the center of its round corner; zero for a round
  /// pen.
  var nib = CGVector(dx: 0, dy: 0)

  var isRound: Bool { nib.dx == 0 && nib.dy == 0 }

  /// The distance from the path of the pen at which coverage ends.
  private var reach: CGFloat { max(start.radius, end.radius) + 0.5 }

  /// The pixels that are covered in part or in full.
  var bounds: PixelRect {
    let (first, last) = (start.center, end.center)
    let (reachX, reachY) = (reach + abs(nib.dx), reach + abs(nib.dy))
    return PixelRect(
      covering: CGRect(
        x: min(first.x, last.x) - reachX, y: min(first.y, last.y) - reachY,
        width: abs(first.x - last.x) + 2 * reachX, height: abs(first.y - last.y) + 2 * reachY))
  }

  /// The pixels that may be covered.
  ///
  /// A row may contain a few columns that are not covered, and misses none that is.
  var rows: SegmentRows { SegmentRows(self, reach: reach) }
}

extension CGPoint {
  func offset(by vector: CGVector, times factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}

/// The tip of a pen.
public enum StrokeNib: Equatable, Sendable {
  /// A disk as wide as the line.
  case round

  /// A flat tip with round corners: wide across its long side, thin along it.
  ///
  /// - Parameters:
  ///   - angle: The angle of the long side, in radians, clockwise from the x axis. Non-finite
  ///     values count as 0.
  ///   - thickness: The short side as a fraction of the long one, which is the width of the line.
  ///     Values out of 0.05 to 1 are clamped. NaN counts as 1, a round tip.
  case chisel(angle: CGFloat, thickness: CGFloat)

  /// Returns half the thickness of the tip for a width, and the vector from its center to the
  /// center of a round corner.
  func shape(width: CGFloat) -> (radius: CGFloat, nib: CGVector) {
    let half = max(width, 0) / 2
    guard case .chisel(let angle, let thickness) = self else {
      return (half, CGVector(dx: 0, dy: 0))
    }
    let share = thickness.isNaN ? 1 : min(max(thickness, 0.05), 1)
    let direction = angle.isFinite ? angle : 0
    let length = half * (1 - share)
    return (half * share, CGVector(dx: length * cos(direction), dy: length * sin(direction)))
  }
}
