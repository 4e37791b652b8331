import Foundation

/// The derivation of bounds and values from the requests, and the values that the user can select.
extension SliderValues {
  var bounds: ClosedRange<Double> { minimum...maximum }

  var effectiveMinimumDistance: Double {
    min(minimumDistance, (maximum - minimum) / Double(max(count - 1, 1)))
  }

  var effectiveMaximumDistance: Double { max(maximumDistance, effectiveMinimumDistance) }

  /// The list of stops that applies, or an empty one if ``step`` does.
  var effectiveStops: [Double] { tickValues.isEmpty ? stops : tickValues }

  var effectiveStep: Double {
    guard step > 0, effectiveStops.isEmpty else { return 0 }
    return stepGrid == nil ? 0 : step
  }

  private var stepGrid: StopGrid? {
    StopGrid(step: step, minimum: minimum, maximum: maximum, scale: decimalScale)
  }

  // The stops, or `nil` if every value can be selected. If they leave no room for all thumbs at the least
  // distance, there are none.
  var stopGrid: StopGrid? {
    let stops = effectiveStops
    let grid =
      stops.isEmpty ? stepGrid : StopGrid(listed: stops, minimum: minimum, maximum: maximum)
    guard let grid, count > 2, minimumDistance > 0 else { return grid }
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
  var rounding: Double { 1e-12 * max(abs(minimum), abs(maximum)) }

  var effectiveLimits: LimitNumbers? {
    guard let range = selectableRange else { return limitNumbers }
    var limits = limitNumbers ?? LimitNumbers()
    for index in 0..<count {
      limits.low[index] = max(limits.low[index], range.lowerBound)
      limits.high[index] = min(limits.high[index], range.upperBound)
    }
    return limits
  }

  /// The part of the bounds that ``enabledRange`` and ``tickValues`` leave, or `nil` for all of them.
  private var selectableRange: ClosedRange<Double>? {
    guard let first = tickValues.first, let last = tickValues.last else {
      return enabledRange
    }
    guard let enabledRange else { return first...last }
    let low = max(first, enabledRange.lowerBound)
    return low...max(low, min(last, enabledRange.upperBound))
  }

  mutating func resolve() {
    resolveBounds()
    values = resolvedValues
  }

  mutating func resolveBounds() {
    let (low, high) = (requests.minimum, requests.maximum)
    minimum = requests.latestBound == .minimum ? low : min(low, high)
    maximum = requests.latestBound == .maximum ? high : max(low, high)
    decimalScale = StopGrid.decimalScale(step: step, minimum: minimum, maximum: maximum)
  }

  // The legal values nearest to the requested ones. Thumbs between stops are as near to their requests as
  // the others allow.
  var resolvedValues: ThumbNumbers {
    let (requested, rules) = (requestedValues, ThumbRules(self))
    var result = rules.resolved(requested, winner: requests.latestThumb.rawValue)
    for index in 0..<count where smoothThumbs.contains(Thumb(rawValue: index)) {
      result[index] = rules.unsnapped(requested[index], of: index, in: result)
    }
    return result
  }

  var hasAllRequests: Bool { ThumbSet.all(count).isSubset(of: requests.thumbs) }

  /// The requested values, and evenly distributed ones of the thumbs that have none.
  package var requestedValues: ThumbNumbers {
    var requested = ThumbNumbers(count: count)
    for index in 0..<count { requested[index] = requests.values[index] }
    if !hasAllRequests { distribute(&requested) }
    return requested
  }

  /// Distributes the values that are not requested evenly along the track: from a fifth to four fifths of the
  /// selectable values, or between those that are requested if these are in the way.
  private func distribute(_ values: inout ThumbNumbers) {
    let range = selectableRange ?? bounds
    let start = scale.fraction(of: range.lowerBound, in: bounds)
    let end = scale.fraction(of: range.upperBound, in: bounds)
    let requested = ThumbSet.all(count).intersection(requests.thumbs)
    var places = ThumbNumbers(count: count)
    for index in 0..<count {
      let share = count > 1 ? 0.2 + 0.6 * Double(index) / Double(count - 1) : 0.5
      places[index] = start + (end - start) * share
    }
    guard !requested.isEmpty else {
      for index in 0..<count { values[index] = scale.value(atFraction: places[index], in: bounds) }
      return separate(&values, in: range)
    }
    var previous = (index: -1, fraction: start)
    for index in 0...count {
      let isEnd = index == count
      guard isEnd || requested.contains(Thumb(rawValue: index)) else { continue }
      let fraction =
        isEnd ? end : min(max(scale.fraction(of: values[index], in: bounds), start), end)
      let run = previous.index + 1..<index
      let isFree = run.allSatisfy { places[$0] > previous.fraction && places[$0] < fraction }
      for between in run {
        let share = Double(between - previous.index) / Double(index - previous.index)
        let place = previous.fraction + max(fraction - previous.fraction, 0) * share
        values[between] = scale.value(atFraction: isFree ? places[between] : place, in: bounds)
      }
      previous = (index, fraction)
    }
  }

  /// Distributes values from stop to stop if some of them would share one.
  private func separate(_ values: inout ThumbNumbers, in range: ClosedRange<Double>) {
    guard let grid = stopGrid else { return }
    let (first, last) = (
      grid.index(atLeast: range.lowerBound), grid.index(atMost: range.upperBound)
    )
    let hasEqual = (1..<max(count, 1)).contains {
      grid.index(nearest: values[$0]) == grid.index(nearest: values[$0 - 1])
    }
    guard hasEqual, last - first >= count - 1 else { return }
    for index in 0..<count {
      values[index] = grid.value(at: first + (last - first) * index / (count - 1))
    }
  }

  // Returns the values that a thumb can have while all others stay in place. They follow from bounds,
  // limits, distances and stops, and include the current value.
  package func limits(of thumb: Thumb) -> ClosedRange<Double> {
    let own = value(of: thumb)
    guard let reach = ThumbRules(self).reach(of: thumb.rawValue, in: values) else {
      return own...own
    }
    return min(reach.lowerBound, own)...max(reach.upperBound, own)
  }

  /// Returns whether a thumb can move while all others stay in place.
  package func canMove(_ thumb: Thumb, towardMaximum: Bool) -> Bool {
    let (limits, own) = (limits(of: thumb), value(of: thumb))
    return towardMaximum ? limits.upperBound > own + rounding : limits.lowerBound < own - rounding
  }

  // Returns whether a thumb can move in either direction while others are locked. It is `false` if every
  // movement leaves the values as they are.
  package func canMove(_ thumb: Thumb, collision: ThumbCollision, locked: ThumbSet = []) -> Bool {
    let index = thumb.rawValue
    switch collision {
    case .stop:
      let limits = limits(of: thumb)
      return limits.upperBound - limits.lowerBound > rounding
    case .push:
      let rules = ThumbRules(self, fixed: locked.subtracting(ThumbSet(thumb)))
      return rules.high[index] - rules.low[index] > rounding
    case .swap:
      if canMove(thumb, collision: .stop) { return true }
      let rules = ThumbRules(self)
      let others = others(than: index, in: values)
      return passable(for: index, locked: locked).contains {
        $0 != index && rules.hasRoom(at: $0, among: others)
      }
    }
  }

  /// Returns the collision behavior of a thumb, which stops if it cannot pass any other one.
  func effective(_ collision: ThumbCollision, of thumb: Thumb, locked: ThumbSet) -> ThumbCollision {
    let isBlocked = passable(for: thumb.rawValue, locked: locked).count < 2
    return collision == .swap && isBlocked ? .stop : collision
  }

  /// Returns the positions that a thumb can take, which are between those of the nearest thumbs that cannot
  /// move.
  func passable(for index: Int, locked: ThumbSet) -> Range<Int> {
    let below = (0..<index).last { locked.contains(Thumb(rawValue: $0)) }
    let above = (index + 1..<max(count, index + 1)).first { locked.contains(Thumb(rawValue: $0)) }
    return (below.map { $0 + 1 } ?? 0)..<(above ?? count)
  }

  // Returns the values without that of one thumb. The last number has no meaning.
  func others(than index: Int, in values: ThumbNumbers) -> ThumbNumbers {
    var others = values
    for later in index..<max(count - 1, index) { others[later] = values[later + 1] }
    return others
  }
}
