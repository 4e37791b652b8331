import CoreGraphics

/// Children one below the other, each as high as it asks for.
///
/// It computes and knows no views. Finding the children in sight costs the logarithm of their number;
/// a new height costs a pass over the children below it, once for any number of changes.
struct ChildStackLayout: Equatable, Sendable {
  /// The space between two children, in points.
  ///
  /// Children without height take none.
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
  /// Where each child begins; right for the first `validCount` of them, and for the end of all.
  private var starts: [CGFloat] = []
  private var end: CGFloat = 0
  private var validCount = 0

  /// How many children there are.
  var count: Int { heights.count }

  /// The height of a child, in points.
  func height(of index: Int) -> CGFloat { heights[index] }

  /// Gives a child a height; a negative or infinite number counts as 0.
  ///
  /// - Returns: Whether that changed anything.
  mutating func setHeight(_ height: CGFloat, of index: Int) -> Bool {
    let used = height.isFinite ? max(height, 0) : 0
    guard heights[index] != used else { return false }
    heights[index] = used
    validCount = min(validCount, index)
    return true
  }

  /// Replaces all children by their heights, in order.
  mutating func setHeights(_ newHeights: [CGFloat]) {
    heights = newHeights.map { $0.isFinite ? max($0, 0) : 0 }
    starts = Array(repeating: 0, count: heights.count)
    validCount = 0
  }

  /// The height of all, with the space around and between them, in points.
  mutating func totalHeight() -> CGFloat {
    update()
    return end + bottom
  }

  /// Where a child is, in points from the top.
  mutating func span(of index: Int) -> (y: CGFloat, height: CGFloat) {
    update()
    return (starts[index], heights[index])
  }

  /// The children that meet a stretch of the way down, in points.
  mutating func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    update()
    let first = firstIndex { starts[$0] + heights[$0] > top }
    let last = firstIndex { starts[$0] >= bottom }
    return first..<max(first, last)
  }

  private mutating func update() {
    guard validCount < heights.count || heights.isEmpty else { return }
    var y = validCount == 0 ? top : next(after: validCount - 1)
    for index in validCount..<heights.count {
      starts[index] = y
      y = next(after: index)
    }
    validCount = heights.count
    // No space below the last child that has a height.
    end = y > top ? y - spacing : top
  }

  private func next(after index: Int) -> CGFloat {
    let height = heights[index]
    return starts[index] + (height > 0 ? height + spacing : 0)
  }

  private func firstIndex(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = heights.count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
