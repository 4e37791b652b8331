import Foundation

/// Rows below each other with their gaps: where each begins, and which lies at a height.
///
/// Rows of one height between two group starts form a run, in which positions are computed; the runs
/// are found by binary search. Made in time proportional to the runs, one for any number of like
/// rows. A position takes time in proportion to the logarithm of the number of runs, what lies at a
/// height that times the logarithm of the number of rows.
struct RowStack: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var first: Int
    var top: CGFloat
    var height: CGFloat
  }

  let count: Int
  private let runs: [Run]
  private let separator: CGFloat
  private let groupGap: CGFloat
  private let groupStarts: [Int]

  /// The height of everything, in points.
  let height: CGFloat

  /// Rows without a height are 0 high; heights beyond the rows are not looked at.
  init(
    count: Int, heights: RowHeights, groupStarts: [Int], separator: CGFloat, groupGap: CGFloat
  ) {
    self.count = count
    self.separator = separator
    self.groupGap = groupGap
    self.groupStarts = groupStarts
    var runs: [Run] = []
    runs.reserveCapacity(heights.stretches.count + groupStarts.count)
    var bottom: CGFloat = 0
    var (row, group, stretch) = (0, 0, 0)
    while row < count {
      let isGroupStart = group < groupStarts.count && groupStarts[group] == row
      if isGroupStart { group += 1 }
      while stretch < heights.stretches.count, heights.stretches[stretch].end <= row {
        stretch += 1
      }
      let hasHeight = stretch < heights.stretches.count
      let height = hasHeight ? heights.stretches[stretch].height : 0
      let end = min(
        hasHeight ? heights.stretches[stretch].end : count,
        group < groupStarts.count ? groupStarts[group] : count, count)
      let top = row == 0 ? 0 : bottom + (isGroupStart ? groupGap : separator)
      runs.append(Run(first: row, top: top, height: height))
      bottom = top + CGFloat(end - row - 1) * (height + separator) + height
      row = end
    }
    self.runs = runs
    self.height = bottom
  }

  /// The top of a row, in points from the top of the first; the ends for rows that do not exist.
  func top(of row: Int) -> CGFloat {
    guard row > 0, count > 0 else { return 0 }
    guard row < count else { return height }
    let run = runs[runs.partitionPoint { $0.first <= row } - 1]
    return run.top + CGFloat(row - run.first) * (run.height + separator)
  }

  /// The height of a row, in points.
  func height(of row: Int) -> CGFloat {
    guard row >= 0, row < count else { return 0 }
    return runs[runs.partitionPoint { $0.first <= row } - 1].height
  }

  /// The bottom of a row, in points from the top of the first.
  func bottom(of row: Int) -> CGFloat {
    top(of: row) + height(of: row)
  }

  /// The gap above a row, in points; none above the first.
  func gap(above row: Int) -> CGFloat {
    guard row > 0, row < count else { return 0 }
    return groupStarts.containsSorted(row) ? groupGap : separator
  }

  /// The last row that begins at or above a height, in points; `nil` above the first.
  func row(beginningAtOrAbove y: CGFloat) -> Int? {
    let row = (0..<count).partitionPoint { top(of: $0) <= y } - 1
    return row >= 0 ? row : nil
  }

  /// The rows that show anything between two heights, in points.
  func rows(between upper: CGFloat, and lower: CGFloat) -> Range<Int> {
    let first = (0..<count).partitionPoint { bottom(of: $0) <= upper }
    let end = (0..<count).partitionPoint { top(of: $0) < lower }
    return first < end ? first..<end : 0..<0
  }
}
