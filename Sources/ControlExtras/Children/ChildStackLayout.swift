import CoreGraphics

/// The layout of children in a vertical stack with individual heights.
///
/// A query of the visible children has logarithmic complexity. After a change of heights the next
/// query visits all children below the first change once.
struct ChildStackLayout: Equatable, Sendable {
  /// The spacing between two children, in points.
  ///
  /// Children with a height of 0 have no spacing.
  var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { validCount = 0 } }
  }

  /// The space above the first child, in points.
  var top: CGFloat = 0 {
    didSet { if top != oldValue { validCount = 0 } }
  }

  /// The space below the last child, in points.
  var bottom: CGFloat = 0

  private var heights: [CGFloat] = []
  /// The top edge of each child.
  ///
  /// Invariant: the first `validCount` edges are valid.
  private var edges: [CGFloat] = []
  private var end: CGFloat = 0
  private var validCount = 0

  /// The number of children.
  var count: Int { heights.count }

  /// Returns the height of a child, in points.
  func height(of index: Int) -> CGFloat { heights[index] }

  /// Sets the height of a child.
  ///
  /// - Parameters:
  ///   - height: The height in points. A value that is negative or not finite counts as 0.
  ///   - index: The index of the child.
  /// - Returns: `true` if the height has changed.
  mutating func setHeight(_ height: CGFloat, of index: Int) -> Bool {
    let newHeight = height.isFinite ? max(height, 0) : 0
    guard heights[index] != newHeight else { return false }
    heights[index] = newHeight
    validCount = min(validCount, index)
    return true
  }

  /// Replaces all children by new ones with the given heights, from top to bottom.
  mutating func setHeights(_ newHeights: [CGFloat]) {
    heights = newHeights.map { $0.isFinite ? max($0, 0) : 0 }
    edges = Array(repeating: 0, count: heights.count)
    validCount = 0
  }

  /// Returns the height of the stack with its spacing and margins, in points.
  mutating func totalHeight() -> CGFloat {
    update()
    return end + bottom
  }

  /// Returns the top edge and the height of a child, in points.
  mutating func span(of index: Int) -> (y: CGFloat, height: CGFloat) {
    update()
    return (edges[index], heights[index])
  }

  /// Returns the children that intersect a vertical interval, in points.
  mutating func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    update()
    let first = firstIndex { edges[$0] + heights[$0] > top }
    let last = firstIndex { edges[$0] >= bottom }
    return first..<max(first, last)
  }

  private mutating func update() {
    guard validCount < heights.count || heights.isEmpty else { return }
    var y = validCount == 0 ? top : next(after: validCount - 1)
    for index in validCount..<heights.count {
      edges[index] = y
      y = next(after: index)
    }
    validCount = heights.count
    // The last child with a height has no spacing below it.
    end = y > top ? y - spacing : top
  }

  private func next(after index: Int) -> CGFloat {
    let height = heights[index]
    return edges[index] + (height > 0 ? height + spacing : 0)
  }

  private func firstIndex(where predicate: (Int) -> Bool) -> Int {
    var low = 0
    var high = heights.count
    while low < high {
      let middle = (low + high) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
