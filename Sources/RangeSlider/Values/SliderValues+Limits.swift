import Foundation

/// The values that the user can select.
extension SliderValues {
  /// Returns the values that a thumb can have while all others stay in place.
  ///
  /// They follow from bounds, limits, distances and stops, and include the current value.
  package func limits(of thumb: Thumb) -> ClosedRange<Double> {
    let reach = reach(of: thumb.rawValue, in: values)
    let own = value(of: thumb)
    return min(reach.lowerBound, own)...max(reach.upperBound, own)
  }

  /// Returns whether a thumb can move while all others stay in place.
  package func canMove(_ thumb: Thumb, towardMaximum: Bool) -> Bool {
    let (limits, own) = (limits(of: thumb), value(of: thumb))
    return towardMaximum
      ? limits.upperBound > own + rounding : limits.lowerBound < own - rounding
  }

  /// Returns whether a thumb can move in either direction.
  ///
  /// - Parameters:
  ///   - thumb: The thumb.
  ///   - collision: The behavior when it meets another thumb.
  ///   - locked: The thumbs that cannot move.
  /// - Returns: `false` if every movement leaves the values as they are.
  package func canMove(
    _ thumb: Thumb, collision: ThumbCollision, locked: ThumbSet = []
  ) -> Bool {
    switch effective(collision, of: thumb, locked: locked) {
    case .stop:
      return canMove(thumb, towardMaximum: true) || canMove(thumb, towardMaximum: false)
    case .push:
      let pushable = pushLimits(of: thumb.rawValue, locked: locked)
      return pushable.upperBound - pushable.lowerBound > rounding
    case .swap:
      if canMove(thumb, collision: .stop) { return true }
      let others = others(than: thumb.rawValue, in: values)
      return (0..<count).contains { $0 != thumb.rawValue && hasRoom(at: $0, among: others) }
    }
  }

  /// Returns the value at which a thumb rests that is set to a value: the nearest stop, the greater
  /// of two equally near, or the value itself, within the bounds.
  ///
  /// NaN results in the minimum.
  package func snapped(_ value: Double) -> Double {
    guard !value.isNaN else { return minimum }
    if let stopGrid { return stopGrid.value(at: stopGrid.index(nearest: value)) }
    return min(max(value, minimum), maximum)
  }

  /// The number of stops including both bounds, or 0 if every value can be selected.
  package var stopCount: Int {
    stopGrid.map { $0.lastIndex + 1 } ?? 0
  }

  /// Returns the values at which a thumb can rest between its neighbors.
  func reach(of index: Int, in values: ThumbNumbers) -> ClosedRange<Double> {
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    let grid = grid
    func atLeast(_ value: Double) -> Double {
      grid.map { $0.value(at: $0.index(atLeast: value)) } ?? min(max(value, minimum), maximum)
    }
    func atMost(_ value: Double) -> Double {
      grid.map { $0.value(at: $0.index(atMost: value)) } ?? min(max(value, minimum), maximum)
    }
    var (low, high) = (minimum, maximum)
    if index > 0 {
      let previous = values[index - 1]
      low = max(atLeast(previous + least), previous)
      high = max(atMost(previous + greatest), low)
    }
    if index < count - 1 {
      let next = values[index + 1]
      let nearest = min(atMost(next - least), next)
      if index > 0 {
        high = max(min(high, nearest), low)
        low = min(max(low, atLeast(next - greatest)), high)
      } else {
        high = nearest
        low = min(atLeast(next - greatest), high)
      }
    }
    guard let own = effectiveLimits else { return low...high }
    let first = min(max(low, atLeast(own.low[index])), high)
    return first...max(min(high, atMost(own.high[index])), first)
  }

  // MARK: Collisions

  /// Returns the collision behavior beside thumbs that cannot move.
  func effective(
    _ collision: ThumbCollision, of thumb: Thumb, locked: ThumbSet
  ) -> ThumbCollision {
    guard collision != .stop, !locked.subtracting(ThumbSet(thumb)).isEmpty else { return collision }
    // A locked thumb can neither be passed nor pulled. With two thumbs nothing remains to push.
    guard collision == .push, count > 2, storedMaximumDistance == .infinity else { return .stop }
    return .push
  }

  /// Returns the values that a thumb can have that pushes all but the locked thumbs.
  func pushLimits(of index: Int, locked: ThumbSet) -> ClosedRange<Double> {
    let least = effectiveMinimumDistance
    let barriers = (
      below: (0..<index).last { locked.contains(Thumb(rawValue: $0)) },
      above: (index + 1..<max(count, index + 1)).first { locked.contains(Thumb(rawValue: $0)) }
    )
    if let grid {
      let allowed = allowedStops(grid, least: least)
      var (low, high) = (allowed.low[index], allowed.high[index])
      if let below = barriers.below {
        var stop = grid.index(nearest: values[below])
        for _ in below..<index {
          stop = max(grid.index(atLeast: grid.value(at: stop) + least), stop)
        }
        low = max(low, stop)
      }
      if let above = barriers.above {
        var stop = grid.index(nearest: values[above])
        for _ in index..<above {
          stop = min(grid.index(atMost: grid.value(at: stop) - least), stop)
        }
        high = min(high, stop)
      }
      return grid.value(at: low)...grid.value(at: max(low, high))
    }
    let allowed = allowed(least: least)
    var (low, high) = (allowed.low[index], allowed.high[index])
    if let below = barriers.below {
      low = max(low, values[below] + Double(index - below) * least)
    }
    if let above = barriers.above {
      high = min(high, values[above] - Double(above - index) * least)
    }
    return low...max(low, high)
  }

  /// Returns the values without that of one thumb.
  ///
  /// The last number has no meaning.
  func others(than index: Int, in values: ThumbNumbers) -> ThumbNumbers {
    var others = values
    for later in index..<max(count - 1, index) { others[later] = values[later + 1] }
    return others
  }

  /// Returns whether a thumb has room at a position among thumbs that stay in place.
  func hasRoom(at slot: Int, among others: ThumbNumbers) -> Bool {
    let least = effectiveMinimumDistance
    if count == 1 { return true }
    if slot == 0 {
      guard others[0] - least >= minimum - rounding else { return false }
    } else if slot == count - 1 {
      guard others[slot - 1] + least <= maximum + rounding else { return false }
    } else {
      guard others[slot] - others[slot - 1] >= 2 * least - rounding else { return false }
      // Between two stops there may be no third one at the least distance from both.
      if let grid {
        let stop = grid.index(atLeast: others[slot - 1] + least)
        guard grid.value(at: stop) <= others[slot] - least + grid.slack else { return false }
      }
    }
    guard let limits = effectiveLimits else { return true }
    return (0..<count - 1).allSatisfy { other in
      let role = other < slot ? other : other + 1
      return others[other] >= limits.low[role] - rounding
        && others[other] <= limits.high[role] + rounding
    }
  }
}
