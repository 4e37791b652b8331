import Foundation

/// Rows below each other with their gaps, in points from the top of the first row.
///
/// A position is found by binary search.
package struct RowStack {
  package let rows: SheetRows
  let metrics: SheetMetrics

  /// The height of all rows and gaps.
  let height: CGFloat

  private let displayScale: CGFloat
  private let separator: CGFloat
  private let heights: [CGFloat]
  private let tops: [CGFloat]

  /// Stacks rows of some heights in points; missing, negative and non-finite heights count as 0.
  ///
  /// Two actions beside each other are as high as the higher one.
  package init(
    _ rows: SheetRows, heights: [CGFloat], metrics: SheetMetrics, displayScale: CGFloat
  ) {
    self.rows = rows
    self.metrics = metrics
    self.displayScale = displayScale
    separator = metrics.separatorThickness(displayScale: displayScale)
    var heights = heights.prefix(rows.count).map(\.asLength)
    heights += repeatElement(0, count: rows.count - heights.count)
    if rows.isPaired {
      let pair = heights.suffix(2).max() ?? 0
      heights.replaceSubrange(rows.count - 2..<rows.count, with: [pair, pair])
    }
    var tops: [CGFloat] = []
    tops.reserveCapacity(heights.count)
    var bottom: CGFloat = 0
    for (row, height) in heights.enumerated() {
      if rows.isPaired, row == rows.count - 1 {
        tops.append(tops[row - 1])
      } else {
        let gap = rows.startsGroup(at: row) ? metrics.groupSpacing : separator
        tops.append(row == 0 ? 0 : bottom + gap)
        bottom = tops[row] + height
      }
    }
    self.heights = heights
    self.tops = tops
    height = bottom
  }

  var count: Int { heights.count }

  func replacingHeight(of row: Int, with height: CGFloat) -> RowStack {
    var heights = heights
    heights[row] = height
    return RowStack(rows, heights: heights, metrics: metrics, displayScale: displayScale)
  }

  /// The top of a row; the ends for rows that do not exist.
  func top(of row: Int) -> CGFloat {
    guard row > 0 else { return 0 }
    return row < count ? tops[row] : height
  }

  func height(of row: Int) -> CGFloat {
    heights.indices.contains(row) ? heights[row] : 0
  }

  func bottom(of row: Int) -> CGFloat {
    top(of: row) + height(of: row)
  }

  /// The gap above a row, or above the one that it is beside; none above the first.
  func gap(above row: Int) -> CGFloat {
    let line = rows.isPaired && row == count - 1 ? row - 1 : row
    guard line > 0, line < count else { return 0 }
    return rows.startsGroup(at: line) ? metrics.groupSpacing : separator
  }

  /// The last row that begins at or above a height; `nil` above the first.
  func row(beginningAtOrAbove y: CGFloat) -> Int? {
    let row = tops.partitionPoint { $0 <= y } - 1
    return row >= 0 ? row : nil
  }

  func rows(between upper: CGFloat, and lower: CGFloat) -> Range<Int> {
    let first = (0..<count).partitionPoint { bottom(of: $0) <= upper }
    let end = tops.partitionPoint { $0 < lower }
    return first < end ? first..<end : 0..<0
  }
}
