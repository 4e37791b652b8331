import CoreGraphics

/// The part of a segment that its neighbors on the line do not cover at least as much.
///
/// Where a line of one width goes on with a small turn, the pixels beyond the end of a segment are nearer
/// to the next one. A slab across the segment has the others, with those outside of the turn, which are
/// nearest to the joint.
struct SegmentSlab {
  private let start: CGPoint
  private let along: CGVector
  private let inverse: CGFloat
  private let range: ClosedRange<CGFloat>

  /// Creates the slab of a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - startReach: The distance before the start that the slab has; infinite for all.
  ///   - endReach: The distance beyond the end.
  init(_ segment: StrokeSegment, startReach: CGFloat, endReach: CGFloat) {
    start = segment.start.center
    let length = segment.length
    along =
      length > 0
      ? CGVector(
        dx: (segment.end.center.x - start.x) / length,
        dy: (segment.end.center.y - start.y) / length) : CGVector(dx: 0, dy: 0)
    inverse = abs(along.dx) > 1e-6 ? 1 / along.dx : 0
    range = -startReach...(length + endReach)
  }

  /// Returns the columns of a row in an area that may be in the slab.
  func columns(inRow row: Int, of area: PixelRect) -> Range<Int> {
    let all = area.x..<area.maxX
    let way = (CGFloat(row) + 0.5 - start.y) * along.dy
    guard inverse != 0 else {
      // A pixel more or less of a slab that is across the rows does not matter.
      return way < range.lowerBound || way > range.upperBound ? area.x..<area.x : all
    }
    let bounds = ((range.lowerBound - way) * inverse, (range.upperBound - way) * inverse)
    let (left, right) = (
      start.x + min(bounds.0, bounds.1) - 1, start.x + max(bounds.0, bounds.1) + 1
    )
    let (least, most) = (CGFloat(area.x), CGFloat(area.maxX))
    let first = Int(min(max(left, least), most))
    return first..<max(first, Int(min(max(right, least), most)))
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
