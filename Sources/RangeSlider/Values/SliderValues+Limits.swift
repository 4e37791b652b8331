import Foundation

/// The values that the user can select.
extension SliderValues {
  /// Returns the values that a thumb can have while all others stay in place.
  ///
  /// They follow from bounds, limits, distances and stops, and include the current value.
  package func limits(of thumb: Thumb) -> ClosedRange<Double> {
    let own = value(of: thumb)
    guard let reach = ThumbRules(self).reach(of: thumb.rawValue, in: values) else { return own...own }
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

  // MARK: Swapping

  /// Returns the collision behavior of a thumb, which stops if it cannot pass any other one.
  func effective(
    _ collision: ThumbCollision, of thumb: Thumb, locked: ThumbSet
  ) -> ThumbCollision {
    let isBlocked = passable(for: thumb.rawValue, locked: locked).count < 2
    return collision == .swap && isBlocked ? .stop : collision
  }

  /// Returns the positions that a thumb can take, which are between those of the nearest thumbs that
  /// cannot move.
  func passable(for index: Int, locked: ThumbSet) -> Range<Int> {
    let below = (0..<index).last { locked.contains(Thumb(rawValue: $0)) }
    let above = (index + 1..<max(count, index + 1)).first { locked.contains(Thumb(rawValue: $0)) }
    return (below.map { $0 + 1 } ?? 0)..<(above ?? count)
  }

  /// Returns the values without that of one thumb.
  ///
  /// The last number has no meaning.
  func others(than index: Int, in values: ThumbNumbers) -> ThumbNumbers {
    var others = values
    for later in index..<max(count - 1, index) { others[later] = values[later + 1] }
    return others
  }
}
