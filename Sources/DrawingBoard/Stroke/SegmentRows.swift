import CoreGraphics

/// The parts of rows of pixels that are within a distance of the path of the pen.
///
/// The path of a round pen is a line, that of a flat nib a parallelogram. What is within a distance of
/// either is convex, so that a row has at most one part, which extends as far as one of the sides.
struct SegmentRows {
  private let reach: CGFloat
  private let side: Side

  /// The other sides of the parallelogram.
  private let others: [Side]

  init(_ segment: StrokeSegment, reach: CGFloat) {
    self.reach = reach
    let (start, end, nib) = (segment.start.center, segment.end.center, segment.nib)
    guard !segment.isRound else {
      (side, others) = (Side(from: start, to: end, reach: reach), [])
      return
    }
    let corners = (
      start.offset(by: nib, times: -1), start.offset(by: nib, times: 1),
      end.offset(by: nib, times: 1), end.offset(by: nib, times: -1)
    )
    side = Side(from: corners.0, to: corners.1, reach: reach)
    others = [
      Side(from: corners.1, to: corners.2, reach: reach),
      Side(from: corners.2, to: corners.3, reach: reach),
      Side(from: corners.3, to: corners.0, reach: reach),
    ]
  }

  /// Returns the columns of a row that the part touches.
  func columns(inRow row: Int) -> Range<Int> {
    let (left, right) = span(ofRow: row)
    guard left <= right else { return 0..<0 }
    // Values far outside of every picture may exceed the range of integers.
    let limit = CGFloat(PixelRect.limit)
    let first = Int(max(left.rounded(.down), -limit))
    return first..<max(first, Int(min(right.rounded(.up), limit)))
  }

  @inline(__always)
  private func span(ofRow row: Int) -> (left: CGFloat, right: CGFloat) {
    let y = CGFloat(row) + 0.5
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    side.add(y, reach, &left, &right)
    for other in others { other.add(y, reach, &left, &right) }
    return (left, right)
  }
}

/// A line whose neighborhood is bounded by two parallel lines and two half circles.
private struct Side {
  private let start: CGPoint
  private let end: CGPoint
  private let slope: CGVector

  /// The way from the line to its right bound.
  private let aside: CGVector

  /// 0 for a line along the rows.
  private let inverse: CGFloat

  init(from start: CGPoint, to end: CGPoint, reach: CGFloat) {
    (self.start, self.end) = (start, end)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    slope = CGVector(dx: dx, dy: dy)
    let length = (dx * dx + dy * dy).squareRoot()
    guard dy != 0, length > 0 else {
      (aside, inverse) = (CGVector(dx: 0, dy: 0), 0)
      return
    }
    aside = CGVector(dx: -dy / length * reach, dy: dx / length * reach)
    inverse = 1 / dy
  }

  /// Adds the part of a row, where it crosses the half circles or the parallel lines.
  @inline(__always)
  func add(_ y: CGFloat, _ reach: CGFloat, _ left: inout CGFloat, _ right: inout CGFloat) {
    func addCircle(_ center: CGPoint) {
      let height = abs(y - center.y)
      guard height < reach else { return }
      let half = (reach * reach - height * height).squareRoot()
      left = min(left, center.x - half)
      right = max(right, center.x + half)
    }
    func addBound(_ sign: CGFloat) {
      let share = (y - start.y - sign * aside.dy) * inverse
      guard share >= 0, share <= 1 else { return }
      let x = start.x + sign * aside.dx + share * slope.dx
      left = min(left, x)
      right = max(right, x)
    }
    addCircle(start)
    addCircle(end)
    guard inverse != 0 else { return }
    addBound(1)
    addBound(-1)
  }
}
