import CoreGraphics

/// A straight piece of a line with round ends, which may grow from one end to the other.
///
/// It tells how much of each pixel it covers, by the distance of the pixel's centre from the middle
/// line: fully covered up to half a pixel inside the edge, not at all from half a pixel outside, and
/// evenly between. A line thinner than a pixel covers no pixel more than its width. Positions are in
/// pixels. A pixel costs some ten multiplications and a root, and eight are computed at a time; the
/// result has the same bytes on every processor.
struct RoundSegment {
  /// An end: its middle, and half the width of the line there.
  struct End: Equatable {
    var center: CGPoint
    var radius: CGFloat
  }

  let start: End
  let end: End

  /// The pixels that are covered, at least a little.
  var bounds: PixelRect {
    let reach = max(start.radius, end.radius) + 0.5
    let (first, last) = (start.center, end.center)
    return PixelRect(
      covering: CGRect(
        x: min(first.x, last.x) - reach, y: min(first.y, last.y) - reach,
        width: abs(first.x - last.x) + 2 * reach, height: abs(first.y - last.y) + 2 * reach))
  }

  /// The columns of a row that may be covered, from the first to the one after the last.
  ///
  /// It may hold a few more than are covered, never fewer.
  func columns(inRow row: Int) -> Range<Int> {
    let reach = max(start.radius, end.radius) + 0.5
    let y = CGFloat(row) + 0.5
    var left = CGFloat.infinity
    var right = -CGFloat.infinity
    func add(_ low: CGFloat, _ high: CGFloat) {
      left = min(left, low)
      right = max(right, high)
    }
    // The row cuts each round end, and the straight sides between them.
    for center in [start.center, end.center] {
      let height = abs(y - center.y)
      guard height < reach else { continue }
      let half = (reach * reach - height * height).squareRoot()
      add(center.x - half, center.x + half)
    }
    let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let length = (dx * dx + dy * dy).squareRoot()
    if length > 0, dy != 0 {
      let aside = CGVector(dx: -dy / length * reach, dy: dx / length * reach)
      for side in [CGFloat(-1), 1] {
        let top = start.center.y + side * aside.dy
        let share = (y - top) / dy
        guard share >= 0, share <= 1 else { continue }
        let x = start.center.x + side * aside.dx + share * dx
        add(x, x)
      }
    }
    guard left <= right else { return 0..<0 }
    let bounds = self.bounds
    let first = max(Int(left.rounded(.down)), bounds.x)
    return first..<max(first, min(Int(right.rounded(.up)), bounds.maxX))
  }
}
