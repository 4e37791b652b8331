import CoreGraphics

/// A straight piece of a line, which may grow from one end to the other: what a pen covers on its way.
///
/// The pen is round, or a flat nib with round corners. How much of each pixel is covered is found by
/// the distance of its centre from the pen's way: fully up to half a pixel inside the edge, not at all
/// from half a pixel outside, and evenly between. A line thinner than a pixel covers no pixel more than
/// its width. Positions are in pixels.
struct StrokeSegment: Equatable {
  /// An end: the middle of the pen, and half the width of the line there.
  struct End: Equatable {
    var center: CGPoint
    var radius: CGFloat
  }

  let start: End
  let end: End

  /// From the middle of a flat nib to the middle of its round corner; zero for a round pen.
  var nib = CGVector(dx: 0, dy: 0)

  var isRound: Bool { nib.dx == 0 && nib.dy == 0 }

  /// From the middle of the pen's way to where coverage ends.
  private var reach: CGFloat { max(start.radius, end.radius) + 0.5 }

  /// The pixels that are covered, at least a little.
  var bounds: PixelRect {
    let (first, last) = (start.center, end.center)
    let (reachX, reachY) = (reach + abs(nib.dx), reach + abs(nib.dy))
    return PixelRect(
      covering: CGRect(
        x: min(first.x, last.x) - reachX, y: min(first.y, last.y) - reachY,
        width: abs(first.x - last.x) + 2 * reachX, height: abs(first.y - last.y) + 2 * reachY))
  }

  /// The columns of a row that may be covered, from the first to the one after the last.
  ///
  /// It may hold a few more than are covered, never fewer.
  func columns(inRow row: Int) -> Range<Int> {
    var span = RowSpan(y: CGFloat(row) + 0.5, reach: reach)
    let (first, last) = (start.center, end.center)
    if isRound {
      span.add(from: first, to: last)
    } else {
      // A convex shape reaches as far as the edges around it.
      let corners = (
        first.moved(nib, -1), first.moved(nib, 1), last.moved(nib, 1), last.moved(nib, -1)
      )
      span.add(from: corners.0, to: corners.1)
      span.add(from: corners.1, to: corners.2)
      span.add(from: corners.2, to: corners.3)
      span.add(from: corners.3, to: corners.0)
    }
    return span.columns
  }
}

/// The part of a row that is near enough to some lines.
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
    // Far outside of every picture an integer might not hold them.
    let limit = CGFloat(PixelRect.limit)
    let first = Int(max(left.rounded(.down), -limit))
    return first..<max(first, Int(min(right.rounded(.up), limit)))
  }

  /// Adds what is near a line: the row cuts the round ends, or the sides between them.
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
  func moved(_ vector: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
