/// The rules of a slider together: the values of each thumb that leave legal values for all others.
///
/// Two values are legal beside each other if they have the least distance and not more than the greatest.
/// Stops that have only farther ones on a side are legal beside the nearest of them, so that every stop can
/// be selected; such a pair is legal even if only one of the two has no nearer stop. Values that are legal
/// stay, whichever thumb takes precedence. Limits of single thumbs that leave no room for the greatest
/// distance between two thumbs suspend it between these two.
///
/// Complexity: constant time, or a binary search in a list of stops for each thumb, without allocations.
struct ThumbRules {
  let count: Int
  let minimum: Double
  let maximum: Double
  let least: Double

  /// The greatest distance, never less than the least.
  let greatest: Double
  let grid: StopGrid?
  private(set) var low: ThumbNumbers
  private(set) var high: ThumbNumbers

  /// The lower thumbs of the pairs between which limits suspend the greatest distance.
  // An empty literal would be created by generic code, in each event of a drag.
  private var suspended = ThumbSet(rawValue: 0)
  private let rounding: Double

  /// Creates the rules of a slider, in which fixed thumbs keep their values.
  init(_ values: SliderValues, fixed: ThumbSet = ThumbSet(rawValue: 0)) {
    count = values.count
    minimum = values.minimum
    maximum = values.maximum
    least = values.effectiveMinimumDistance
    greatest = values.effectiveMaximumDistance
    grid = values.stopGrid
    rounding = values.rounding
    low = ThumbNumbers(values.minimum, count: values.count)
    high = ThumbNumbers(values.maximum, count: values.count)
    makeRoom()
    let limits = values.effectiveLimits
    if let limits { apply(limits) }
    let fixed = fixed.subtracting(.playhead)
    if !fixed.isEmpty { fix(fixed, at: values.values) }
    if greatest < .infinity, limits != nil || !fixed.isEmpty { applyGreatestDistance() }
  }

  // MARK: Values of each thumb

  private mutating func makeRoom() {
    guard least > 0 else { return }
    for index in 1..<max(count, 1) { low[index] = first(above: low[index - 1]) }
    for index in (0..<count - 1).reversed() {
      high[index] = max(last(below: high[index + 1]), low[index])
    }
  }

  private mutating func apply(_ limits: SliderValues.LimitNumbers) {
    let (lowest, highest) = (low, high)
    for index in 0..<count {
      var start = roundedUp(limits.low[index])
      if index > 0 { start = max(start, first(above: low[index - 1])) }
      low[index] = min(max(start, lowest[index]), highest[index])
    }
    for index in (0..<count).reversed() {
      var end = roundedDown(limits.high[index])
      if index < count - 1 { end = min(end, last(below: high[index + 1])) }
      high[index] = max(min(end, highest[index]), low[index])
    }
  }

  private mutating func fix(_ fixed: ThumbSet, at values: ThumbNumbers) {
    for index in 0..<count where fixed.contains(Thumb(rawValue: index)) {
      low[index] = values[index]
      high[index] = values[index]
    }
    for index in 1..<max(count, 1) where !fixed.contains(Thumb(rawValue: index)) {
      low[index] = max(low[index], first(above: low[index - 1]))
    }
    for index in (0..<count - 1).reversed() where !fixed.contains(Thumb(rawValue: index)) {
      high[index] = max(min(high[index], last(below: high[index + 1])), low[index])
    }
    for index in 1..<max(count, 1) where high[index] < low[index] { high[index] = low[index] }
  }

  /// Removes the values of each thumb without a value of its neighbor at the greatest distance: first upward,
  /// then downward, so that each that is left has a value of every other thumb.
  private mutating func applyGreatestDistance() {
    for index in 1..<max(count, 1) {
      let end = last(above: high[index - 1])
      if end < low[index] - rounding {
        suspended.insert(ThumbSet(Thumb(rawValue: index - 1)))
      } else {
        high[index] = max(min(high[index], end), low[index])
      }
    }
    for index in (0..<count - 1).reversed() {
      high[index] = max(min(high[index], last(below: high[index + 1])), low[index])
      guard !isSuspended(above: index) else { continue }
      low[index] = min(max(low[index], first(below: low[index + 1])), high[index])
    }
  }

  private func isSuspended(above index: Int) -> Bool {
    greatest == .infinity || suspended.contains(Thumb(rawValue: index))
  }

  // MARK: Neighbors

  private func roundedUp(_ value: Double) -> Double {
    grid.map { $0.value(at: $0.index(atLeast: value)) } ?? min(max(value, minimum), maximum)
  }

  private func roundedDown(_ value: Double) -> Double {
    grid.map { $0.value(at: $0.index(atMost: value)) } ?? min(max(value, minimum), maximum)
  }

  private func first(above value: Double) -> Double {
    guard let grid else { return min(value + least, maximum) }
    return grid.value(at: firstIndex(above: value, in: grid))
  }

  private func last(below value: Double) -> Double {
    guard let grid else { return max(value - least, minimum) }
    return grid.value(at: lastIndex(below: value, in: grid))
  }

  private func firstIndex(above value: Double, in grid: StopGrid) -> Int {
    let index = grid.index(atLeast: value + least)
    return grid.value(at: index) < value ? min(index + 1, grid.lastIndex) : index
  }

  private func lastIndex(below value: Double, in grid: StopGrid) -> Int {
    let index = grid.index(atMost: value - least)
    return grid.value(at: index) > value ? max(index - 1, 0) : index
  }

  private func last(above value: Double) -> Double {
    guard greatest < .infinity else { return maximum }
    guard let grid else { return min(value + greatest, maximum) }
    var index = max(grid.index(atMost: value + greatest), firstIndex(above: value, in: grid))
    if least > 0, index < grid.lastIndex {
      // The stops whose nearest legal one below is this value.
      let next = grid.index(atMost: value) + 1
      let limit = grid.value(at: next) + least
      let isOpen = next > grid.lastIndex || limit > maximum + grid.slack
      index = max(index, isOpen ? grid.lastIndex : grid.index(atLeast: limit) - 1)
    }
    return grid.value(at: index)
  }

  private func first(below value: Double) -> Double {
    guard greatest < .infinity else { return minimum }
    guard let grid else { return max(value - greatest, minimum) }
    var index = min(grid.index(atLeast: value - greatest), lastIndex(below: value, in: grid))
    if least > 0, index > 0 {
      let previous = grid.index(atLeast: value) - 1
      let limit = grid.value(at: previous) - least
      let isOpen = previous < 0 || limit < minimum - grid.slack
      index = min(index, isOpen ? 0 : grid.index(atMost: limit) + 1)
    }
    return grid.value(at: index)
  }

  func allows(_ value: Double, below next: Double, at index: Int) -> Bool {
    next >= first(above: value) - rounding
      && (isSuspended(above: index) || next <= last(above: value) + rounding)
  }

  /// Returns whether a thumb can have a value as far as the other thumbs could move.
  func allows(_ value: Double, of index: Int) -> Bool {
    value >= low[index] - rounding && value <= high[index] + rounding
  }

  // Returns the values that a thumb can have between neighbors that stay in place, or `nil` if there are
  // none. They have the greatest distance on both sides, if there are such values.
  func reach(of index: Int, in values: ThumbNumbers) -> ClosedRange<Double>? {
    var (start, end) = (low[index], high[index])
    if index > 0 { start = max(start, first(above: values[index - 1])) }
    if index < count - 1 { end = min(end, last(below: values[index + 1])) }
    guard start <= end + rounding else { return nil }
    guard greatest < .infinity else { return start...max(start, end) }
    let below = index > 0 && !isSuspended(above: index - 1) ? values[index - 1] : nil
    let above = index < count - 1 && !isSuspended(above: index) ? values[index + 1] : nil
    let nearStart = max(start, above.map { roundedUp($0 - greatest) } ?? start)
    let nearEnd = min(end, below.map { roundedDown($0 + greatest) } ?? end)
    if nearStart <= nearEnd + rounding { return nearStart...max(nearStart, nearEnd) }
    let legalStart = max(start, above.map { first(below: $0) } ?? start)
    let legalEnd = min(end, below.map { last(above: $0) } ?? end)
    return legalStart <= legalEnd + rounding ? legalStart...max(legalStart, legalEnd) : nil
  }

  /// Returns whether a thumb has room at a position among thumbs that stay in place.
  func hasRoom(at slot: Int, among others: ThumbNumbers) -> Bool {
    var all = others
    for index in 0..<count where index != slot {
      all[index] = others[index < slot ? index : index - 1]
      guard allows(all[index], of: index) else { return false }
      if index > 0, index - 1 != slot, !allows(all[index - 1], below: all[index], at: index - 1) {
        return false
      }
    }
    return reach(of: slot, in: all) != nil
  }

  /// Returns where a held thumb is between stops: as near to a value as the distances to the others allow,
  /// and as far as the stop that it has in some values.
  func unsnapped(_ value: Double, of index: Int, in values: ThumbNumbers) -> Double {
    guard grid != nil else { return values[index] }
    var (start, end) = (low[index], high[index])
    if index > 0 {
      start = max(start, values[index - 1] + least)
      if !isSuspended(above: index - 1) { end = min(end, values[index - 1] + greatest) }
    }
    if index < count - 1 {
      end = min(end, values[index + 1] - least)
      if !isSuspended(above: index) { start = max(start, values[index + 1] - greatest) }
    }
    return max(min(value, max(end, values[index])), min(start, values[index]))
  }

  // MARK: Resolution

  // Returns the legal values nearest to the requested ones. The winner gets as near to its request as the
  // rules allow. Then each neighbor follows, from the winner outward: it takes its request if that is legal,
  // and otherwise the nearest value at the greatest distance, if there is one.
  func resolved(_ requested: ThumbNumbers, winner: Int) -> ThumbNumbers {
    var result = ThumbNumbers(count: count)
    result[winner] = nearest(to: requested[winner], from: low[winner], to: high[winner])
    for index in winner + 1..<max(count, winner + 1) {
      let neighbor = result[index - 1]
      let start = max(first(above: neighbor), low[index])
      var end = high[index]
      if !isSuspended(above: index - 1) {
        let legalEnd = min(end, last(above: neighbor))
        let isLegal = isStop(nearest: requested[index], from: start, to: legalEnd)
        end = isLegal ? legalEnd : min(end, roundedDown(neighbor + greatest))
      }
      result[index] = max(nearest(to: requested[index], from: start, to: max(start, end)), neighbor)
    }
    for index in (0..<winner).reversed() {
      let neighbor = result[index + 1]
      let end = min(last(below: neighbor), high[index])
      var start = low[index]
      if !isSuspended(above: index) {
        let legalStart = max(start, first(below: neighbor))
        let isLegal = isStop(nearest: requested[index], from: legalStart, to: end)
        start = isLegal ? legalStart : max(start, roundedUp(neighbor - greatest))
      }
      result[index] = min(nearest(to: requested[index], from: min(start, end), to: end), neighbor)
    }
    return result
  }

  private func isStop(nearest value: Double, from start: Double, to end: Double) -> Bool {
    guard let grid else { return false }
    let stop = grid.value(at: grid.index(nearest: value))
    return stop >= start - rounding && stop <= end + rounding
  }

  // Returns the stop nearest to a value in a range, or the value itself without stops. A value outside the
  // range only by rounding is kept.
  func nearest(to value: Double, from start: Double, to end: Double) -> Double {
    var nearest = grid.map { $0.value(at: $0.index(nearest: value)) } ?? value
    if nearest > end + rounding { nearest = end }
    if nearest < start - rounding { nearest = start }
    return min(max(nearest, minimum), maximum)
  }
}
