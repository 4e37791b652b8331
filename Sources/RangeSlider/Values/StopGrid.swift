import Foundation

/// The values at which a thumb can rest, by index: 0 is the minimum, ``lastIndex`` the maximum.
///
/// Both bounds are stops. Stops at equal steps are computed and not stored. Each of them is the number
/// nearest to its decimal, so that the third stop of 0.1 is 0.3, where three times 0.1 is not.
///
/// Complexity: constant time, or one binary search in a list of stops, without allocations.
struct StopGrid: Sendable {
  private enum Kind: Sendable {
    case steps(of: Double, scale: Double)
    case listed([Double], first: Int)
  }

  /// The number of values above which steps have no effect.
  static let greatestValueCount = 2_147_483_648.0
  let minimum: Double
  let maximum: Double

  /// The index of the maximum, or 0 if the bounds are equal.
  let lastIndex: Int
  private let kind: Kind

  /// The distance between a stop and a limit up to which they are equal, which rounding can cause.
  let slack: Double

  init(listed stops: [Double], minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
    let first = Self.firstIndex(in: stops, from: 0) { $0 > minimum }
    let end = Self.firstIndex(in: stops, from: first) { $0 >= maximum }
    lastIndex = maximum > minimum ? end - first + 1 : 0
    kind = .listed(stops, first: first)
    slack = 1e-12 * max(abs(minimum), abs(maximum))
  }

  // Creates stops at equal steps from the minimum, and the maximum, with the
  // ``decimalScale(step:minimum:maximum:)``. The result is `nil` for a step of zero, and for one too small
  // for the bounds or the precision.
  init?(step: Double, minimum: Double, maximum: Double, scale: Double) {
    let magnitude = max(abs(minimum), abs(maximum))
    guard step > 0, step >= 16 * magnitude.ulp else { return nil }
    let count = (maximum - minimum) / step
    guard count <= Self.greatestValueCount - 1 else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    // A last step shorter than a millionth is rounding, not a stop.
    lastIndex = maximum > minimum ? max(Int((count - 1e-6).rounded(.up)), 1) : 0
    kind = .steps(of: step, scale: scale)
    slack = min(1e-9 * max(1, magnitude), step / 1000)
  }

  /// Returns the power of ten that makes a step and a minimum whole numbers, or 0 if they are no decimals of
  /// up to fifteen digits, as a third is none.
  static func decimalScale(step: Double, minimum: Double, maximum: Double) -> Double {
    let greatest = max(abs(minimum), abs(maximum), step)
    var scale = 1.0
    // All powers of ten up to 10²² are exact, and a decimal of so few digits is that of one number alone.
    while step > 0, scale <= 1e22, greatest * scale < 1e15 {
      if (step * scale).rounded() / scale == step,
        (minimum * scale).rounded() / scale == minimum
      {
        return scale
      }
      scale *= 10
    }
    return 0
  }

  /// The step between stops, or `nil` for a list of stops.
  var step: Double? {
    if case .steps(let step, _) = kind { step } else { nil }
  }

  // Returns the value of a stop. An index out of range means the first or the last stop.
  func value(at index: Int) -> Double {
    guard index > 0 else { return minimum }
    guard index < lastIndex else { return maximum }
    switch kind {
    case .steps(let step, let scale):
      guard scale > 0 else { return min(minimum + Double(index) * step, maximum) }
      // The division of two exact numbers is rounded once.
      let units = (minimum * scale).rounded() + Double(index) * (step * scale).rounded()
      return min(units / scale, maximum)
    case .listed(let stops, let first): return stops[first + index - 1]
    }
  }

  /// Returns the stop nearest to a value, the greater of two that are equally near.
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

  /// Returns the greatest stop that is not above a limit, or the first one.
  func index(atMost limit: Double) -> Int { index(atMost: limit, slack: slack) }

  private func index(atMost limit: Double, slack: Double) -> Int {
    guard limit + slack < maximum else { return lastIndex }
    guard limit + slack > minimum else { return 0 }
    switch kind {
    case .steps(let step, _):
      return min(Int(((limit + slack - minimum) / step).rounded(.down)), lastIndex - 1)
    case .listed(let stops, let first):
      return Self.firstIndex(in: stops, from: first) { $0 > limit + slack } - first
    }
  }

  /// Returns the least stop that is not below a limit, or the last one.
  func index(atLeast limit: Double) -> Int {
    guard limit - slack > minimum else { return 0 }
    guard limit - slack < maximum else { return lastIndex }
    switch kind {
    case .steps(let step, _):
      return min(Int(((limit - slack - minimum) / step).rounded(.up)), lastIndex)
    case .listed(let stops, let first):
      return min(
        Self.firstIndex(in: stops, from: first) { $0 >= limit - slack } - first + 1, lastIndex)
    }
  }

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
