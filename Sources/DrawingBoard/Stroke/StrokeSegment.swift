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

  /// Returns the columns of a row that may be covered.
  ///
  /// The range may contain a few columns that are not covered, and misses none that is.
  func columns(inRow row: Int) -> Range<Int> {
    var span = RowSpan(y: CGFloat(row) + 0.5, reach: reach)
    let (first, last) = (start.center, end.center)
    if isRound {
      span.add(from: first, to: last)
    } else {
      // A convex shape extends as far as its edges.
      let corners = (
        first.offset(by: nib, times: -1), first.offset(by: nib, times: 1),
        last.offset(by: nib, times: 1), last.offset(by: nib, times: -1)
      )
      span.add(from: corners.0, to: corners.1)
      span.add(from: corners.1, to: corners.2)
      span.add(from: corners.2, to: corners.3)
      span.add(from: corners.3, to: corners.0)
    }
    return span.columns
  }
}

/// The part of a row that is within reach of some lines.
private struct RowSpan {
  let y: CGFloat
  let reach: CGFloat
  private var left = CGFloat.infinity
  private var right = -CGFloat.infinity

  init(y: CGFloat, reach: CGFloat) {
    self.y = y
    self.reach = reach
  }

  var columns: Range<Int> {
    guard left <= right else { return 0..<0 }
    // Values far outside of every picture may exceed the range of integers.
    let limit = CGFloat(PixelRect.limit)
    let first = Int(max(left.rounded(.down), -limit))
    return first..<max(first, Int(min(right.rounded(.up), limit)))
  }

  /// Adds the part near a line, where the row crosses its round ends or its sides.
  mutating func add(from start: CGPoint, to end: CGPoint) {
    addEnd(start)
    addEnd(end)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dy != 0 else { return }
    let length = (dx * dx + dy * dy).squareRoot()
    addSide(from: start, dx, dy, aside: reach / length)
    addSide(from: start, dx, dy, aside: -reach / length)
  }

  private mutating func addEnd(_ center: CGPoint) {
    let height = abs(y - center.y)
    guard height < reach else { return }
    let half = (reach * reach - height * height).squareRoot()
    left = min(left, center.x - half)
    right = max(right, center.x + half)
  }

  private mutating func addSide(from start: CGPoint, _ dx: CGFloat, _ dy: CGFloat, aside: CGFloat) {
    let share = (y - start.y - dx * aside) / dy
    guard share >= 0, share <= 1 else { return }
    let x = start.x - dy * aside + share * dx
    left = min(left, x)
    right = max(right, x)
  }
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
