import CoreGraphics

/// The layout of the rows of a history, of which only the visible ones have views.
///
/// The first row is the board before its first step; a row for each step follows. Lengths are in
/// points. Every call takes constant time.
struct HistoryRows: Equatable, Sendable {
  /// The number of steps.
  var stepCount = 0

  /// The height of a row.
  var rowHeight: CGFloat = 52

  /// The distance above the first row and below the last.
  var inset: CGFloat = 6

  /// The number of rows.
  var count: Int { stepCount + 1 }

  /// The height of all rows.
  var contentHeight: CGFloat { CGFloat(count) * rowHeight + inset * 2 }

  /// Returns the top of the row of a step; -1 is the board before the first step.
  func top(ofStep step: Int) -> CGFloat {
    inset + CGFloat(step + 1) * rowHeight
  }

  /// Returns the step whose row is at a y coordinate; `nil` beside the rows.
  func step(at y: CGFloat) -> Int? {
    guard rowHeight > 0, y >= inset, y < contentHeight - inset else { return nil }
    return min(Int((y - inset) / rowHeight), count - 1) - 1
  }

  /// Returns the steps whose rows are between two y coordinates.
  func steps(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowHeight > 0, bottom > top else { return -1..<(-1) }
    let first = Int(max((top - inset) / rowHeight, 0))
    let last = Int(max((bottom - inset) / rowHeight, 0)) + 1
    let lower = min(first, count)
    return (lower - 1)..<(max(min(last, count), lower) - 1)
  }

  /// Returns the nearest content offset at which the row of a step is entirely visible.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - offset: The present content offset.
  ///   - height: The visible height.
  /// - Returns: The offset, within the ends of the list.
  func offset(showingStep step: Int, from offset: CGFloat, height: CGFloat) -> CGFloat {
    let (top, bottom) = (top(ofStep: step) - inset, top(ofStep: step) + rowHeight + inset)
    let nearest = min(max(offset, bottom - height), top)
    return max(min(nearest, contentHeight - height), 0)
  }
}
