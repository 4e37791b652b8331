import Foundation

/// The heights of rows in points; equal heights of neighbors are stored once.
package struct RowHeights: Equatable, Sendable {
  struct Stretch: Equatable, Sendable {
    var end: Int
    var height: CGFloat
  }

  private(set) var stretches: [Stretch] = []

  package init() {}

  package init(_ heights: some Sequence<CGFloat>) {
    for height in heights { append(height) }
  }

  package var count: Int { stretches.last?.end ?? 0 }

  /// Adds rows of one height in points at the end, in constant time; negative and non-finite heights count
  /// as 0.
  package mutating func append(_ height: CGFloat, count: Int = 1) {
    guard count > 0 else { return }
    let height = height.asLength
    let end = self.count + count
    if stretches.last?.height == height {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(end: end, height: height))
    }
  }

  func replacing(_ row: Int, with height: CGFloat) -> RowHeights {
    var heights = RowHeights()
    for stretch in stretches {
      if row >= heights.count, row < stretch.end {
        heights.append(stretch.height, count: row - heights.count)
        heights.append(height)
      }
      heights.append(stretch.height, count: stretch.end - heights.count)
    }
    return heights
  }

  subscript(row: Int) -> CGFloat {
    guard row >= 0, row < count else { return 0 }
    return stretches[stretches.partitionPoint { $0.end <= row }].height
  }
}

extension RowHeights {
  package struct Standard: Equatable, Sendable {
    /// The height of an action with one line in points.
    package var action: CGFloat

    package var header: CGFloat
    package var caption: CGFloat

    package init(action: CGFloat, header: CGFloat = 0, caption: CGFloat = 0) {
      self.action = action
      self.header = header
      self.caption = caption
    }
  }

  /// Creates the heights of rows from those of rows with one line, and those that other texts need, by row.
  ///
  /// Takes time in proportion to the rows that were measured and those that are no plain actions.
  package init(_ rows: SheetRows, standard: Standard, needed: [Int: CGFloat] = [:]) {
    self.init()
    for row in Set(rows.exceptions).union(needed.keys).sorted() {
      append(standard.action, count: row - count)
      append(Self.height(of: row, in: rows, standard: standard, needed: needed[row] ?? 0))
    }
    append(standard.action, count: rows.count - count)
  }

  private static func height(
    of row: Int, in rows: SheetRows, standard: Standard, needed: CGFloat
  ) -> CGFloat {
    switch rows.kind(at: row) {
    case nil: return 0
    case .header: return standard.header
    case .view, .footer: return rows.slot(at: row)?.height ?? 0
    case .section: return max(standard.caption, needed)
    case .action, .cancel:
      let own = rows.action(at: row)?.preferredHeight
      return max(own.flatMap { $0.isLength ? $0 : nil } ?? standard.action, needed)
    }
  }
}

/// Rows below each other with their gaps, in points from the top of the first row.
///
/// Rows of one height between two group starts form a run, so any number of equal rows takes the time and
/// the memory of one. A position is found by binary search.
struct RowStack: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var first: Int
    var top: CGFloat
    var height: CGFloat
  }

  let count: Int
  private let runs: [Run]

  /// A Boolean value that determines whether the last row is beside the row above it, and as high.
  private let pairsLast: Bool
  private let separator: CGFloat
  private let groupGap: CGFloat
  private let groupStarts: [Int]
  let height: CGFloat

  /// Rows without a height are 0 high; heights beyond the rows are ignored.
  init(
    count: Int, heights: RowHeights, groupStarts: [Int], separator: CGFloat, groupGap: CGFloat,
    pairsLast: Bool = false
  ) {
    self.count = count
    self.pairsLast = pairsLast
    let count = pairsLast ? count - 1 : count
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

  /// The top of a row; the ends for rows that do not exist.
  func top(of row: Int) -> CGFloat {
    guard row > 0, count > 0 else { return 0 }
    guard row < count else { return height }
    let row = line(of: row)
    let run = runs[runs.partitionPoint { $0.first <= row } - 1]
    return run.top + CGFloat(row - run.first) * (run.height + separator)
  }

  func height(of row: Int) -> CGFloat {
    guard row >= 0, row < count else { return 0 }
    let row = line(of: row)
    return runs[runs.partitionPoint { $0.first <= row } - 1].height
  }

  /// Returns the first of the rows beside each other that a row is one of.
  private func line(of row: Int) -> Int {
    pairsLast && row == count - 1 ? row - 1 : row
  }

  func bottom(of row: Int) -> CGFloat {
    top(of: row) + height(of: row)
  }

  /// The gap above a row; none above the first.
  func gap(above row: Int) -> CGFloat {
    let row = line(of: row)
    guard row > 0, row < count else { return 0 }
    return groupStarts.containsSorted(row) ? groupGap : separator
  }

  /// The last row that begins at or above a height; `nil` above the first.
  func row(beginningAtOrAbove y: CGFloat) -> Int? {
    let row = (0..<count).partitionPoint { top(of: $0) <= y } - 1
    return row >= 0 ? row : nil
  }

  func rows(between upper: CGFloat, and lower: CGFloat) -> Range<Int> {
    let first = (0..<count).partitionPoint { bottom(of: $0) <= upper }
    let end = (0..<count).partitionPoint { top(of: $0) < lower }
    return first < end ? first..<end : 0..<0
  }
}
