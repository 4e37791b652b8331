import CoreGraphics

/// The part of a segment that its neighbors on the line do not cover at least as much.
///
/// Where a line of one width goes on with a small turn, the pixels beyond the end of a segment are nearer
/// to the next one. A slab across the segment has the others, with those outside of the turn, which are
/// nearest to the joint.
struct SegmentSlab {
  /// What is within the slab and within reach of the line of a round pen.
  private struct Rectangle {
    let along: Strip
    let across: Strip

    /// Returns where a row enters and leaves the rectangle, within an area.
    @inline(__always)
    func columns(inRow row: Int, of area: PixelRect) -> (first: CGFloat, last: CGFloat)? {
      let row = CGFloat(row)
      guard along.rows.contains(row), across.rows.contains(row) else { return nil }
      let first = max(along.low + along.slope * row, across.low + across.slope * row)
      let last = min(along.high + along.slope * row, across.high + across.slope * row)
      guard first <= last else { return nil }
      let (least, most) = (CGFloat(area.x), CGFloat(area.maxX))
      return (min(max(first, least), most), min(max(last, least), most))
    }
  }

  private let outer: Rectangle

  /// The pixels that are covered whole; `nil` if there may be none.
  private let inner: Rectangle?

  /// The rows of a nib and of a dot, of which the slab has everything.
  private let rows: SegmentRows?

  /// The distance that is left to rounding at the edge of what is covered whole.
  private static let margin: CGFloat = 0.25

  /// The radius from which on a coverage is not computed precisely enough to be known to be whole.
  private static let largestRadius: CGFloat = 4096

  /// Creates the slab of a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - startReach: The distance before the start that the slab has; infinite for all.
  ///   - endReach: The distance beyond the end.
  init(_ segment: StrokeSegment, startReach: CGFloat, endReach: CGFloat) {
    let (start, length) = (segment.start.center, segment.length)
    let direction =
      length > 0
      ? CGVector(
        dx: (segment.end.center.x - start.x) / length,
        dy: (segment.end.center.y - start.y) / length) : CGVector(dx: 1, dy: 0)
    let normal = CGVector(dx: -direction.dy, dy: direction.dx)
    // From half a pixel outside of the edge on nothing is covered.
    let reach = max(segment.start.radius, segment.end.radius) + 0.5
    outer = Rectangle(
      along: Strip(
        direction, from: start, -min(startReach, reach)...(length + min(endReach, reach))),
      across: Strip(normal, from: start, -reach...reach))
    rows = segment.isRound && length > 0 ? nil : segment.rows
    let whole = min(segment.start.radius, segment.end.radius) - 0.5 - Self.margin
    inner =
      rows == nil && whole > 0 && reach < Self.largestRadius
      ? Rectangle(
        along: Strip(direction, from: start, 0...length),
        across: Strip(normal, from: start, -whole...whole)) : nil
  }

  /// Returns the columns of a row in an area that may be in the slab and covered.
  @inline(__always)
  func columns(inRow row: Int, of area: PixelRect) -> Range<Int> {
    if let rows { return rows.columns(inRow: row).clamped(to: area.x..<area.maxX) }
    guard let (first, last) = outer.columns(inRow: row, of: area) else { return area.x..<area.x }
    // A pixel more on each side makes up for rounding.
    let left = max(Int(first) - 1, area.x)
    return left..<max(left, min(Int(last) + 1, area.maxX))
  }

  /// Returns the columns of a row in an area that the segment is known to cover whole.
  @inline(__always)
  func wholeColumns(inRow row: Int, of area: PixelRect) -> Range<Int> {
    guard let (first, last) = inner?.columns(inRow: row, of: area) else { return area.x..<area.x }
    let left = Int(first + 0.5)
    return left..<max(left, Int(last + 0.5))
  }
}

/// The points whose distance along a direction is within a range, as parts of rows of pixels.
private struct Strip {
  /// Where the middle of row 0 enters and leaves the strip.
  let low: CGFloat
  let high: CGFloat

  /// The distance by which both move from row to row.
  let slope: CGFloat

  /// The rows that the strip has: all, unless it is along them.
  let rows: ClosedRange<CGFloat>

  init(_ direction: CGVector, from start: CGPoint, _ range: ClosedRange<CGFloat>) {
    guard abs(direction.dx) > 1e-8 else {
      (low, high, slope) = (-.infinity, .infinity, 0)
      let bounds = (range.lowerBound / direction.dy, range.upperBound / direction.dy)
      let first = start.y - 0.5 + min(bounds.0, bounds.1)
      rows = first...max(first, start.y - 0.5 + max(bounds.0, bounds.1))
      return
    }
    slope = -direction.dy / direction.dx
    let bounds = (range.lowerBound / direction.dx, range.upperBound / direction.dx)
    let middle = start.x + slope * (0.5 - start.y)
    (low, high) = (middle + min(bounds.0, bounds.1), middle + max(bounds.0, bounds.1))
    rows = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
  }
}

extension StrokeSegment {
  var length: CGFloat { start.center.distance(to: end.center) }

  /// Returns how far beyond its end the segment has pixels that the next one may cover less; `nil` if
  /// that could be anywhere: it does not go on there, turns by more than some 30 degrees, has another
  /// width, or is drawn with a nib.
  func reach(beyondJointTo next: StrokeSegment) -> CGFloat? {
    let (radius, tolerance) = (start.radius, 1e-6 as CGFloat)
    let isEven = [end, next.start, next.end].allSatisfy { abs($0.radius - radius) < tolerance }
    guard isRound, next.isRound, isEven, end.center.distance(to: next.start.center) < tolerance
    else { return nil }
    let (length, other) = (length, next.length)
    guard length > 0, other > 0 else { return nil }
    let first = CGVector(dx: end.center.x - start.center.x, dy: end.center.y - start.center.y)
    let second = CGVector(
      dx: next.end.center.x - next.start.center.x, dy: next.end.center.y - next.start.center.y)
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (length * other)
    let sine = abs(first.dx * second.dy - first.dy * second.dx) / (length * other)
    // The distance that is added makes up for rounding: the next segment is nearer by some levels.
    return cosine > 0.87 ? (radius + 0.5) * sine / cosine + 1.5 : nil
  }
}
