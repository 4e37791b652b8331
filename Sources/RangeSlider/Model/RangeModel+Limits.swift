import Foundation

/// What a user can reach.
extension RangeModel {
  /// The values a thumb can reach while the other one stays where it is.
  ///
  /// They follow from the bounds, the distances and the stops, and hold the thumb's own value.
  public func limits(of thumb: Thumb) -> ClosedRange<Double> {
    let reach = reach(of: thumb, other: value(of: thumb.other))
    let own = value(of: thumb)
    return min(reach.lowerBound, own)...max(reach.upperBound, own)
  }

  /// Whether a thumb can move while the other one stays where it is.
  public func canMove(_ thumb: Thumb, towardMaximum: Bool) -> Bool {
    let (limits, own) = (limits(of: thumb), value(of: thumb))
    return towardMaximum
      ? limits.upperBound > own + rounding : limits.lowerBound < own - rounding
  }

  /// Whether a thumb can move in either direction, given what happens when the two meet.
  public func canMove(_ thumb: Thumb, collision: ThumbCollision) -> Bool {
    switch collision {
    case .stop:
      return canMove(thumb, towardMaximum: true) || canMove(thumb, towardMaximum: false)
    case .push:
      return effectiveMinimumDistance < maximum - minimum - rounding
    case .swap:
      return canMove(thumb, collision: .stop) || canPass(value(of: thumb.other), as: thumb.other)
    }
  }

  /// The value at which a thumb set to this one would rest: the nearest stop, of two equally near the
  /// greater, or the value itself, within the bounds.
  ///
  /// What is not a number gives the minimum.
  public func snapped(_ value: Double) -> Double {
    guard !value.isNaN else { return minimum }
    if let stopGrid { return stopGrid.value(at: stopGrid.index(nearest: value)) }
    return min(max(value, minimum), maximum)
  }

  /// The number of stops, both bounds included; 0 where every value can be chosen.
  public var stopCount: Int {
    stopGrid.map { $0.lastIndex + 1 } ?? 0
  }

  /// Whether a thumb of that role has room on its side of a value that stays.
  func canPass(_ fixed: Double, as thumb: Thumb) -> Bool {
    switch thumb {
    case .lower: fixed - effectiveMinimumDistance >= minimum - rounding
    case .upper: fixed + effectiveMinimumDistance <= maximum + rounding
    }
  }

  /// The values that a thumb can rest at beside another one.
  func reach(of thumb: Thumb, other: Double) -> ClosedRange<Double> {
    let (least, greatest) = (effectiveMinimumDistance, effectiveMaximumDistance)
    if let grid {
      switch thumb {
      case .lower:
        let last = grid.index(atMost: other - least)
        let high = min(grid.value(at: last), other)
        return min(grid.value(at: grid.index(atLeast: other - greatest)), high)...high
      case .upper:
        let first = grid.index(atLeast: other + least)
        let low = max(grid.value(at: first), other)
        return low...max(grid.value(at: grid.index(atMost: other + greatest)), low)
      }
    }
    switch thumb {
    case .lower:
      let high = min(max(other - least, minimum), other)
      return min(max(other - greatest, minimum), high)...high
    case .upper:
      let low = max(min(other + least, maximum), other)
      return low...max(min(other + greatest, maximum), low)
    }
  }
}
