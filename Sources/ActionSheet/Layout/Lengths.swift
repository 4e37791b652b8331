import Foundation

extension CGFloat {
  /// Whether this number can be a length: finite and not below zero.
  var isLength: Bool { isFinite && self >= 0 }

  /// This number as a length: zero unless it can be one.
  var asLength: CGFloat { isLength ? self : 0 }

  /// Takes back a number that cannot be a length.
  mutating func keepLength(orElse old: CGFloat) {
    if !isLength { self = old }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not satisfy a condition that holds up to some point and no
  /// further; the end where it holds for all.
  ///
  /// Takes logarithmic time.
  func partitionPoint(while isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Int] {
  /// Whether an element is among these, which are in rising order.
  func containsSorted(_ element: Int) -> Bool {
    let index = partitionPoint { $0 < element }
    return index < count && self[index] == element
  }
}
