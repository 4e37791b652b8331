/// The heights of many rows, with the position of any row and the row at any position in
/// logarithmic time. A row that was never measured counts with the estimate.
struct HeightIndex: Equatable, Sendable {
  let count: Int
  let estimate: CGFloat
  private(set) var measured: [Int: CGFloat] = [:]

  /// Rows whose known height is out of date.
  private var stale: Set<Int> = []

  /// A binary indexed tree over the differences from the estimate; empty until one is needed.
  private var tree: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = max(0, count)
    self.estimate = max(0, estimate)
  }

  var total: CGFloat { offset(of: count) }

  func height(of row: Int) -> CGFloat { measured[row] ?? estimate }

  func isMeasured(_ row: Int) -> Bool { measured[row] != nil && !stale.contains(row) }

  mutating func setHeight(_ height: CGFloat, of row: Int) {
    guard row >= 0, row < count else { return }
    let old = self.height(of: row)
    let new = max(0, height)
    measured[row] = new
    stale.remove(row)
    let difference = new - old
    guard difference != 0 else { return }
    if tree.isEmpty { tree = Array(repeating: 0, count: count + 1) }
    var index = row + 1
    while index <= count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// Forgets what was measured, for instance after a change of width.
  mutating func forget() {
    measured = [:]
    stale = []
    tree = []
  }

  /// Where a row begins; `count` gives the end.
  func offset(of row: Int) -> CGFloat {
    let limited = min(max(row, 0), count)
    var sum = CGFloat(limited) * estimate
    guard !tree.isEmpty else { return sum }
    var index = limited
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// The row at a position; the first or last one for a position outside.
  func row(at position: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
