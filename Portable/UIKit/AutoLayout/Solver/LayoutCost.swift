/// A cost with one amount per priority, compared from the highest priority to the lowest.
///
/// A higher priority outweighs any amount at a lower one, so no weights can run out of precision.
struct LayoutCost: Equatable, Sendable {
  private struct Entry: Equatable {
    var priority: Float
    var amount: Double
  }

  /// Amounts nearer to zero than this are rounding errors.
  private static let tolerance = 1e-9

  // Sorted from the highest priority to the lowest; no amount is zero.
  private var entries: [Entry] = []

  init() {}

  init(_ amount: Double, at priority: Float) {
    entries = [Entry(priority: priority, amount: amount)]
  }

  var isZero: Bool { entries.isEmpty }
  var isNegative: Bool { (entries.first?.amount ?? 0) < 0 }

  mutating func add(_ other: LayoutCost, times factor: Double) {
    guard !other.entries.isEmpty else { return }
    if entries.count == 1, other.entries.count == 1,
      entries[0].priority == other.entries[0].priority
    {
      entries[0].amount += other.entries[0].amount * factor
      if abs(entries[0].amount) < Self.tolerance { entries.removeAll(keepingCapacity: true) }
      return
    }
    var result: [Entry] = []
    result.reserveCapacity(entries.count + other.entries.count)
    var (own, its) = (0, 0)
    while own < entries.count || its < other.entries.count {
      if its == other.entries.count
        || (own < entries.count && entries[own].priority > other.entries[its].priority)
      {
        result.append(entries[own])
        own += 1
        continue
      }
      var entry = other.entries[its]
      entry.amount *= factor
      if own < entries.count, entries[own].priority == entry.priority {
        entry.amount += entries[own].amount
        own += 1
      }
      its += 1
      if abs(entry.amount) >= Self.tolerance { result.append(entry) }
    }
    entries = result
  }

  /// Returns whether this cost times `factor` is less than another times `otherFactor`.
  func isLess(times factor: Double, than other: LayoutCost, times otherFactor: Double) -> Bool {
    var difference = LayoutCost()
    difference.add(self, times: factor)
    difference.add(other, times: -otherFactor)
    return difference.isNegative
  }
}
