import Foundation

/// The derivation of bounds and values from the requests.
extension SliderValues {
  /// The bounds as a range.
  var bounds: ClosedRange<Double> { minimum...maximum }

  /// The least distance that the bounds allow between all thumbs.
  var effectiveMinimumDistance: Double {
    count == 2
      ? min(storedMinimumDistance, maximum - minimum)
      : min(storedMinimumDistance, (maximum - minimum) / Double(max(count - 1, 1)))
  }

  /// The greatest distance, never less than the least.
  var effectiveMaximumDistance: Double { max(storedMaximumDistance, effectiveMinimumDistance) }

  /// The stops that apply now, or `nil` if every value can be selected.
  var grid: StopGrid? { isSmooth ? nil : stopGrid }

  /// The stops, even while a movement suspends them.
  ///
  /// If they leave no room for all thumbs at the least distance, there are none.
  var stopGrid: StopGrid? {
    let grid =
      storedStops.isEmpty
      ? StopGrid(step: storedStep, minimum: minimum, maximum: maximum)
      : StopGrid(listed: storedStops, minimum: minimum, maximum: maximum)
    guard let grid, count > 2, storedMinimumDistance > 0 else { return grid }
    let least = effectiveMinimumDistance
    var index = 0
    for _ in 1..<count {
      let value = grid.value(at: index) + least
      index = grid.index(atLeast: value)
      if grid.value(at: index) < value - grid.slack { return nil }
    }
    return grid
  }

  /// A difference that only rounding causes.
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
    values = resolved(requests.values, winner: requests.latestThumb)
  }

  /// Returns the legal values nearest to the requested ones.
  ///
  /// The winner gets as near to its request as the bounds, its limits, the least distance and the
  /// stops allow. Then each neighbor follows, from the winner outward.
  func resolved(_ wishes: ThumbNumbers, winner: Thumb) -> ThumbNumbers {
    if let grid { return resolved(wishes, winner: winner.rawValue, grid: grid) }
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    let allowed = allowed(least: least)
    let winner = winner.rawValue
    var result = wishes
    result[winner] = max(min(wishes[winner], allowed.high[winner]), allowed.low[winner])
    for index in winner + 1..<max(count, winner + 1) {
      let previous = result[index - 1]
      let value = limited(
        wishes[index], from: max(previous + least, allowed.low[index]),
        to: min(previous + greatest, allowed.high[index]))
      result[index] = max(value, previous)
    }
    for index in (0..<winner).reversed() {
      let next = result[index + 1]
      let high = min(next - least, allowed.high[index])
      let value = limited(
        wishes[index], from: min(max(next - greatest, allowed.low[index]), high), to: high)
      result[index] = min(value, next)
    }
    return result
  }

  /// Returns a value limited to a range and to the bounds.
  ///
  /// A value outside the range only by rounding is kept.
  private func limited(_ wish: Double, from low: Double, to high: Double) -> Double {
    var value = wish
    if value > high + rounding { value = high }
    if value < low - rounding { value = low }
    return min(max(value, minimum), maximum)
  }

  /// The least and the greatest value of each thumb that leave room for all others.
  func allowed(least: Double) -> LimitNumbers {
    let last = count - 1
    var base = LimitNumbers(
      low: ThumbNumbers(minimum, count: count), high: ThumbNumbers(maximum, count: count))
    if least > 0 {
      for index in 0..<last { base.low[index + 1] = min(base.low[index] + least, maximum) }
      for index in (0..<last).reversed() {
        base.high[index] = max(base.high[index + 1] - least, base.low[index])
      }
    }
    guard let own = effectiveLimits else { return base }
    var result = base
    for index in 0..<count {
      let low = max(own.low[index], index > 0 ? result.low[index - 1] + least : minimum)
      result.low[index] = min(max(low, base.low[index]), base.high[index])
    }
    for index in (0..<count).reversed() {
      let high = min(own.high[index], index < last ? result.high[index + 1] - least : maximum)
      result.high[index] = max(min(high, base.high[index]), result.low[index])
    }
    return result
  }

  /// The limits of the thumbs and the enabled range together, or `nil` if there are none.
  var effectiveLimits: LimitNumbers? {
    guard let enabledRange else { return limitNumbers }
    var limits =
      limitNumbers
      ?? LimitNumbers(
        low: ThumbNumbers(-.infinity, count: count), high: ThumbNumbers(.infinity, count: count))
    for index in 0..<count {
      limits.low[index] = max(limits.low[index], enabledRange.lowerBound)
      limits.high[index] = min(limits.high[index], enabledRange.upperBound)
    }
    return limits
  }

  // MARK: Stops

  private func resolved(_ wishes: ThumbNumbers, winner: Int, grid: StopGrid) -> ThumbNumbers {
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    let allowed = allowedStops(grid, least: least)
    var places = allowed.low
    places[winner] = min(
      max(grid.index(nearest: wishes[winner]), allowed.low[winner]), allowed.high[winner])
    for index in winner + 1..<max(count, winner + 1) {
      let previous = grid.value(at: places[index - 1])
      let first = max(
        grid.index(atLeast: previous + least), places[index - 1], allowed.low[index])
      let last = max(min(grid.index(atMost: previous + greatest), allowed.high[index]), first)
      places[index] = min(max(grid.index(nearest: wishes[index]), first), last)
    }
    for index in (0..<winner).reversed() {
      let next = grid.value(at: places[index + 1])
      let last = min(grid.index(atMost: next - least), places[index + 1], allowed.high[index])
      let first = min(max(grid.index(atLeast: next - greatest), allowed.low[index]), last)
      places[index] = min(max(grid.index(nearest: wishes[index]), first), last)
    }
    var result = wishes
    for index in 0..<count { result[index] = grid.value(at: places[index]) }
    return result
  }

  /// The first and the last stop of each thumb that leave room for all others.
  func allowedStops(_ grid: StopGrid, least: Double) -> (low: SIMD8<Int>, high: SIMD8<Int>) {
    let last = count - 1
    func following(_ stop: Int) -> Int {
      least > 0 ? max(grid.index(atLeast: grid.value(at: stop) + least), stop) : stop
    }
    func preceding(_ stop: Int) -> Int {
      least > 0 ? min(grid.index(atMost: grid.value(at: stop) - least), stop) : stop
    }
    var (low, high) = (SIMD8<Int>(), SIMD8<Int>(repeating: grid.lastIndex))
    for index in 0..<last { low[index + 1] = following(low[index]) }
    for index in (0..<last).reversed() {
      high[index] = max(preceding(high[index + 1]), low[index])
    }
    guard let own = effectiveLimits else { return (low, high) }
    let base = (low: low, high: high)
    for index in 0..<count {
      let first = max(
        grid.index(atLeast: own.low[index]), index > 0 ? following(low[index - 1]) : 0)
      low[index] = min(max(first, base.low[index]), base.high[index])
    }
    for index in (0..<count).reversed() {
      let final = min(
        grid.index(atMost: own.high[index]),
        index < last ? preceding(high[index + 1]) : grid.lastIndex)
      high[index] = max(min(final, base.high[index]), low[index])
    }
    return (low, high)
  }
}
