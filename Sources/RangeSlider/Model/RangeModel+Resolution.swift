import Foundation

/// Deriving what holds from what was asked for.
extension RangeModel {
  /// The bounds as a range.
  var bounds: ClosedRange<Double> { minimum...maximum }

  /// The least distance that the bounds leave room for.
  var effectiveMinimumDistance: Double { min(storedMinimumDistance, maximum - minimum) }

  /// The greatest distance, which is never below the least.
  var effectiveMaximumDistance: Double { max(storedMaximumDistance, effectiveMinimumDistance) }

  /// The stops that hold now, or `nil` where every value can be chosen.
  var grid: StopGrid? { isSmooth ? nil : stopGrid }

  /// The stops, whether or not a smooth movement suspends them.
  var stopGrid: StopGrid? {
    if !storedStops.isEmpty {
      return StopGrid(listed: storedStops, minimum: minimum, maximum: maximum)
    }
    return StopGrid(step: storedStep, minimum: minimum, maximum: maximum)
  }

  /// A difference that only rounding makes.
  var rounding: Double {
    1e-12 * max(abs(minimum), abs(maximum))
  }

  mutating func resolve() {
    resolveBounds()
    resolveValues()
  }

  mutating func resolveBounds() {
    let (low, high) = (requests.minimum, requests.maximum)
    minimum = requests.latestBound == .minimum ? low : min(low, high)
    maximum = requests.latestBound == .maximum ? high : max(low, high)
  }

  mutating func resolveValues() {
    (lower, upper) = resolved(
      lower: requests.lower, upper: requests.upper, winner: requests.latestThumb)
  }

  /// The legal pair for two wishes: the winner goes as near to its own as the bounds, the least
  /// distance and the stops allow, and the other follows.
  func resolved(lower: Double, upper: Double, winner: Thumb) -> (lower: Double, upper: Double) {
    if let grid { return resolved(lower: lower, upper: upper, winner: winner, grid: grid) }
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    switch winner {
    case .lower:
      let low = max(min(lower, maximum - least), minimum)
      let high = yielding(upper, from: low + least, to: low + greatest)
      return (low, max(high, low))
    case .upper:
      let high = min(max(upper, minimum + least), maximum)
      let low = yielding(lower, from: high - greatest, to: high - least)
      return (min(low, high), high)
    }
  }

  /// A wish brought between two limits and the bounds, but left alone where only rounding parts it
  /// from a limit.
  private func yielding(_ wish: Double, from low: Double, to high: Double) -> Double {
    var value = wish
    if value > high + rounding { value = high }
    if value < low - rounding { value = low }
    return min(max(value, minimum), maximum)
  }

  private func resolved(
    lower: Double, upper: Double, winner: Thumb, grid: StopGrid
  ) -> (lower: Double, upper: Double) {
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    switch winner {
    case .lower:
      let place = min(grid.index(nearest: lower), grid.index(atMost: maximum - least))
      let low = grid.value(at: place)
      let first = max(grid.index(atLeast: low + least), place)
      let last = max(grid.index(atMost: low + greatest), first)
      return (low, grid.value(at: min(max(grid.index(nearest: upper), first), last)))
    case .upper:
      let place = max(grid.index(nearest: upper), grid.index(atLeast: minimum + least))
      let high = grid.value(at: place)
      let last = min(grid.index(atMost: high - least), place)
      let first = min(grid.index(atLeast: high - greatest), last)
      return (grid.value(at: min(max(grid.index(nearest: lower), first), last)), high)
    }
  }
}
