import Foundation

/// Changes by the user.
///
/// A change commits the values that result from it and discards older requests; a change that has
/// no effect commits nothing.
extension SliderValues {
  /// The distance of one adjustment by a key or an assistive technology.
  ///
  /// With stops ``fine`` and ``coarse`` both mean the next one.
  package enum AdjustmentUnit: Equatable, Sendable {
    /// A hundredth of the track.
    case fine

    /// A tenth of the track.
    case coarse

    /// A fraction of the track, and at least one stop.
    ///
    /// Values that are not finite or not positive count as ``fine``.
    case fraction(Double)

    /// The fraction of the track.
    var share: Double {
      switch self {
      case .fine: 0.01
      case .coarse: 0.1
      case .fraction(let share): share.isFinite && share > 0 ? share : 0.01
      }
    }
  }

  /// Moves a thumb that the user holds.
  ///
  /// The result depends on the start and the end of the movement, not on the path between them, except
  /// that a pushed thumb stays where it was pushed to.
  ///
  /// - Parameters:
  ///   - thumb: The thumb that was held at the start.
  ///   - value: The target. Beyond a limit the thumb stops there. NaN is ignored.
  ///   - start: The values at the start of the movement.
  ///   - collision: The behavior when the thumb meets another one.
  ///   - locked: The thumbs that cannot move.
  ///   - snapping: Whether the thumb rests at stops only. Otherwise it can have values between stops
  ///     until the next movement that snaps.
  /// - Returns: The thumb that is held now, which is another one after a swap.
  @discardableResult
  package mutating func move(
    _ thumb: Thumb, to value: Double, from start: SliderValues, collision: ThumbCollision,
    locked: ThumbSet = [], snapping: Bool
  ) -> Thumb {
    guard !value.isNaN else { return thumb }
    let wasSmooth = isSmooth
    isSmooth = !snapping
    let index = thumb.rawValue
    var result = values
    switch effective(collision, of: thumb, locked: locked) {
    case .stop:
      result[index] = rest(value, of: index, in: values)
      set(result, by: thumb, wasSmooth: wasSmooth)
      return thumb
    case .push:
      let limits = pushLimits(of: index, locked: locked)
      result[index] = min(max(value, limits.lowerBound), limits.upperBound)
      set(resolved(result, winner: thumb), by: thumb, wasSmooth: wasSmooth)
      return thumb
    case .swap:
      let others = others(than: index, in: start.values)
      let slot = slot(of: index, movedTo: value, among: others)
      for position in 0..<count where position != slot {
        result[position] = others[position < slot ? position : position - 1]
      }
      result[slot] = rest(value, of: slot, in: result)
      let held = Thumb(rawValue: slot)
      set(result, by: held, wasSmooth: wasSmooth)
      return held
    }
  }

  /// Returns the position of a thumb that moves past others.
  ///
  /// It skips positions without room.
  private func slot(of index: Int, movedTo value: Double, among others: ThumbNumbers) -> Int {
    var slot = index
    for candidate in index + 1..<max(count, index + 1) {
      if value > others[candidate - 1], hasRoom(at: candidate, among: others) { slot = candidate }
    }
    guard slot == index else { return slot }
    for candidate in (0..<index).reversed() {
      if value < others[candidate], hasRoom(at: candidate, among: others) { slot = candidate }
    }
    return slot
  }

  /// Moves all thumbs by the same amount, as far as bounds and limits allow.
  ///
  /// The distances stay the same. With stops the first thumb moves from stop to stop, and the others
  /// to the stops nearest to the same distances; with equal steps these are the same distances.
  ///
  /// - Parameters:
  ///   - delta: The amount. NaN is ignored.
  ///   - start: The values at the start of the movement.
  ///   - snapping: Whether the thumbs rest at stops only.
  package mutating func moveRange(by delta: Double, from start: SliderValues, snapping: Bool) {
    guard !delta.isNaN else { return }
    let wasSmooth = isSmooth
    isSmooth = !snapping
    var result = start.values
    // The thumb that has the least room determines how far all of them move.
    let limits = effectiveLimits
    var upward = (room: maximum - start.upper, index: count - 1, limit: maximum)
    var downward = (room: start.lower - minimum, index: 0, limit: minimum)
    if let limits {
      for index in 0..<count {
        let value = start.values[index]
        let high = max(min(limits.high[index], maximum), value)
        let low = min(max(limits.low[index], minimum), value)
        if high - value < upward.room { upward = (high - value, index, high) }
        if value - low < downward.room { downward = (value - low, index, low) }
      }
    }
    let (reference, limit): (Int, Double?) =
      if delta >= upward.room {
        (upward.index, upward.limit)
      } else if -delta >= downward.room {
        (downward.index, downward.limit)
      } else {
        (0, nil)
      }
    for index in 0..<count {
      if let limit {
        let distance = start.values[reference] - start.values[index]
        result[index] = min(max(limit - distance, minimum), maximum)
      } else {
        result[index] = start.values[index] + delta
      }
    }
    if let grid {
      let last = grid.index(atMost: start.lower + upward.room)
      let first = grid.value(at: min(grid.index(nearest: result[0]), last))
      for index in 0..<count {
        result[index] = first + (start.values[index] - start.values[0])
      }
      result = resolved(result, winner: .lower)
    }
    set(result, by: .lower, wasSmooth: wasSmooth)
  }

  /// Ends a movement between stops: the values move to their stops.
  ///
  /// A movement that snaps does the same. This is for one that cannot be completed.
  package mutating func settle() {
    guard isSmooth else { return }
    isSmooth = false
    resolveValues()
  }

  /// Moves a thumb by steps, as keys and assistive technologies do.
  ///
  /// It never pushes or swaps.
  ///
  /// - Parameters:
  ///   - thumb: The thumb.
  ///   - count: The number of steps, negative toward the minimum.
  ///   - unit: The length of a step if there are no stops.
  /// - Returns: Whether a value has changed.
  @discardableResult
  package mutating func adjust(_ thumb: Thumb, bySteps count: Int, unit: AdjustmentUnit) -> Bool {
    let wasSmooth = isSmooth
    isSmooth = false
    let own = value(of: thumb)
    let fraction =
      scale.fraction(of: own, in: bounds) + Double(count) * unit.share
    var target = scale.value(atFraction: fraction, in: bounds)
    if let grid {
      let index = grid.index(nearest: own)
      let step = min(max(count, -grid.lastIndex), grid.lastIndex)
      if case .fraction = unit {
        let far = grid.index(nearest: target)
        target = grid.value(at: count > 0 ? max(far, index + 1) : min(far, index + count.signum()))
      } else {
        target = grid.value(at: index + step)
      }
    }
    var result = values
    result[thumb] = rest(target, of: thumb.rawValue, in: values)
    return set(result, by: thumb, wasSmooth: wasSmooth)
  }

  /// Returns where a thumb comes to rest that moves to a value between its neighbors.
  private func rest(_ value: Double, of index: Int, in values: ThumbNumbers) -> Double {
    let reach = reach(of: index, in: values)
    let wish = grid.map { $0.value(at: $0.index(nearest: value)) } ?? value
    return min(max(wish, reach.lowerBound), reach.upperBound)
  }

  @discardableResult
  private mutating func set(_ new: ThumbNumbers, by thumb: Thumb, wasSmooth: Bool) -> Bool {
    let before = values
    let isSettling = wasSmooth && !isSmooth
    guard new != before || isSettling else {
      // The older requests remain, and the stops they obey.
      isSmooth = wasSmooth
      return false
    }
    requests.minimum = minimum
    requests.maximum = maximum
    requests.values = new
    requests.latestThumb = thumb
    resolveValues()
    // With uneven stops the values can be legal as seen from one thumb only.
    for index in 0..<count where values != new && index != thumb.rawValue {
      requests.latestThumb = Thumb(rawValue: index)
      resolveValues()
    }
    return before != values
  }
}
