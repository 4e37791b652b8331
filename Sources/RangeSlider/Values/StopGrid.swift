import Foundation

/// The values a thumb may rest at, by number: 0 is the minimum, ``lastIndex`` the maximum.
///
/// Stops at equal steps are worked out, never listed, so that a million of them cost what two do.
/// Both bounds are stops, wherever the others lie. Finding one takes constant time, or one binary
/// search where the app listed them; nothing is allocated.
struct StopGrid: Sendable {
  private enum Kind: Sendable {
    case steps(of: Double)
    case listed([Double], first: Int)
  }

  /// The number of steps above which stops are too fine to matter.
  static let greatestStepCount = 2_147_483_648.0

  let minimum: Double
  let maximum: Double

  /// The number of the maximum; 0 where the bounds are equal.
  let lastIndex: Int

  private let kind: Kind

  /// How far past a limit a stop may lie and still count as at it: what rounding can add up to.
  let slack: Double

  /// Stops of a list, which must be sorted, within bounds.
  init(listed stops: [Double], minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
    let first = Self.firstIndex(in: stops, from: 0) { $0 > minimum }
    let end = Self.firstIndex(in: stops, from: first) { $0 >= maximum }
    lastIndex = maximum > minimum ? end - first + 1 : 0
    kind = .listed(stops, first: first)
    slack = 1e-12 * max(abs(minimum), abs(maximum))
  }

  /// Stops at equal steps from the minimum, and the maximum; `nil` where there are none to speak of.
  ///
  /// There are none for a step of zero, and for one too fine for the bounds or for the numbers.
  init?(step: Double, minimum: Double, maximum: Double) {
    let magnitude = max(abs(minimum), abs(maximum))
    guard step > 0, step >= 16 * magnitude.ulp else { return nil }
    let count = (maximum - minimum) / step
    guard count <= Self.greatestStepCount else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    // A last step shorter than a millionth is rounding, not a stop.
    lastIndex = maximum > minimum ? max(Int((count - 1e-6).rounded(.up)), 1) : 0
    kind = .steps(of: step)
    slack = min(1e-9 * max(1, magnitude), step / 1000)
  }

  /// The step between stops, or `nil` where they are listed.
  var step: Double? {
    if case .steps(let step) = kind { step } else { nil }
  }

  /// The value of a stop; numbers outside mean the first or the last.
  func value(at index: Int) -> Double {
    guard index > 0 else { return minimum }
    guard index < lastIndex else { return maximum }
    switch kind {
    case .steps(let step): return min(minimum + Double(index) * step, maximum)
    case .listed(let stops, let first): return stops[first + index - 1]
    }
  }

  /// The stop nearest to a value; of two equally near, the greater.
  func index(nearest value: Double) -> Int {
    guard value > minimum else { return 0 }
    guard value < maximum else { return lastIndex }
    let below = min(index(atMost: value, slack: 0), lastIndex - 1)
    let (start, end) = (self.value(at: below), self.value(at: below + 1))
    guard value > start else { return below }
    // What is a half in decimals is often a hair less in binary.
    let rounding = (end - start) * 1e-9
    return end - value <= value - start + rounding ? below + 1 : below
  }

  /// The greatest stop that is not above a limit, or the first where all are.
  func index(atMost limit: Double) -> Int {
    index(atMost: limit, slack: slack)
  }

  private func index(atMost limit: Double, slack: Double) -> Int {
    guard limit + slack < maximum else { return lastIndex }
    guard limit > minimum else { return 0 }
    switch kind {
    case .steps(let step):
      return min(Int(((limit + slack - minimum) / step).rounded(.down)), lastIndex - 1)
    case .listed(let stops, let first):
      return Self.firstIndex(in: stops, from: first) { $0 > limit + slack } - first
    }
  }

  /// The least stop that is not below a limit, or the last where all are.
  func index(atLeast limit: Double) -> Int {
    guard limit - slack > minimum else { return 0 }
    guard limit < maximum else { return lastIndex }
    switch kind {
    case .steps(let step):
      return min(Int(((limit - slack - minimum) / step).rounded(.up)), lastIndex)
    case .listed(let stops, let first):
      return min(
        Self.firstIndex(in: stops, from: first) { $0 >= limit - slack } - first + 1, lastIndex)
    }
  }

  /// Binary search for the first element of a sorted list that passes a test.
  private static func firstIndex(
    in stops: [Double], from start: Int, where passes: (Double) -> Bool
  ) -> Int {
    var (low, high) = (start, stops.count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(stops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
