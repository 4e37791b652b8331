import Foundation

/// The heights of rows, in points; equal heights of neighbours are kept once.
///
/// So a hundred thousand rows of one height take no more room and time than one. Building it from
/// the top takes constant time a row; changing a height in the middle takes time in proportion to
/// the number of different stretches.
public struct RowHeights: Equatable, Sendable {
  struct Stretch: Equatable, Sendable {
    var end: Int
    var height: CGFloat
  }

  private(set) var stretches: [Stretch] = []

  /// Makes heights of no rows.
  public init() {}

  /// Makes heights of rows from top to bottom.
  public init(_ heights: some Sequence<CGFloat>) {
    for height in heights { append(height) }
  }

  /// How many rows have a height.
  public var count: Int { stretches.last?.end ?? 0 }

  /// Adds rows of one height at the end.
  ///
  /// - Parameters:
  ///   - height: The height in points; below zero or not finite counts as 0.
  ///   - count: How many rows; none where it is not above zero.
  public mutating func append(_ height: CGFloat, count: Int = 1) {
    guard count > 0 else { return }
    let height = height.asLength
    let end = self.count + count
    if stretches.last?.height == height {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(end: end, height: height))
    }
  }

  /// The height of a row in points.
  ///
  /// A row that does not exist is 0 high, and setting its height does nothing. What is set below zero
  /// or not finite counts as 0.
  public subscript(row: Int) -> CGFloat {
    get {
      guard row >= 0, row < count else { return 0 }
      return stretches[stretches.partitionPoint { $0.end <= row }].height
    }
    set {
      guard row >= 0, row < count, self[row] != newValue.asLength else { return }
      let place = stretches.partitionPoint { $0.end <= row }
      let old = stretches[place]
      let start = place == 0 ? 0 : stretches[place - 1].end
      var changed = RowHeights()
      changed.stretches = Array(stretches[..<place])
      changed.append(old.height, count: row - start)
      changed.append(newValue)
      changed.append(old.height, count: old.end - row - 1)
      for stretch in stretches[(place + 1)...] {
        changed.append(stretch.height, count: stretch.end - changed.count)
      }
      self = changed
    }
  }
}
