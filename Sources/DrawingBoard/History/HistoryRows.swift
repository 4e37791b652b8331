import CoreGraphics

/// Where the rows of a history are, of which only those in sight have views.
///
/// The first row is the board before its first step, then comes a row for each step. Lengths are in
/// points; every call takes constant time, however many steps there are.
struct HistoryRows: Equatable, Sendable {
  /// How many steps there are.
  var stepCount = 0

  /// The height of a row.
  var rowHeight: CGFloat = 52

  /// The room above the first row and below the last.
  var inset: CGFloat = 6

  /// How many rows there are.
  var count: Int { stepCount + 1 }

  /// The height of all rows.
  var contentHeight: CGFloat { CGFloat(count) * rowHeight + inset * 2 }

  /// The top of the row of a step; -1 is the board before the first one.
  func top(ofStep step: Int) -> CGFloat {
    inset + CGFloat(step + 1) * rowHeight
  }

  /// The step whose row is at a height; `nil` beside the rows.
  func step(at y: CGFloat) -> Int? {
    guard rowHeight > 0, y >= inset, y < contentHeight - inset else { return nil }
    return min(Int((y - inset) / rowHeight), count - 1) - 1
  }

  /// The steps whose rows are within a range of heights, and one more at each end.
  func steps(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowHeight > 0, bottom > top else { return -1..<(-1) }
    let first = Int(max((top - inset) / rowHeight, 0))
    let last = Int(max((bottom - inset) / rowHeight, 0)) + 1
    let lower = min(first, count)
    return (lower - 1)..<(max(min(last, count), lower) - 1)
  }

  /// The offset nearest to another one at which the row of a step is seen whole.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - offset: The offset at hand.
  ///   - height: The height of what is seen.
  /// - Returns: The offset, within the ends of the list.
  func offset(showingStep step: Int, from offset: CGFloat, height: CGFloat) -> CGFloat {
    let (top, bottom) = (top(ofStep: step) - inset, top(ofStep: step) + rowHeight + inset)
    let nearest = min(max(offset, bottom - height), top)
    return max(min(nearest, contentHeight - height), 0)
  }
}
