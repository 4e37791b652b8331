import Foundation

/// Changes by the user: each commits what is shown afterwards and forgets older requests; one that
/// changes nothing commits nothing.
extension RangeModel {
  /// Moves a thumb that the user holds.
  ///
  /// The outcome depends on where the movement began and where it is now, not on the way there, save
  /// that a thumb once pushed stays where it was pushed to.
  ///
  /// - Parameters:
  ///   - thumb: The thumb that was taken hold of.
  ///   - value: Where it should go. Beyond a limit it stops there; what is not a number is ignored.
  ///   - start: The model as it was when the thumb was taken hold of.
  ///   - collision: What happens when it meets the other thumb.
  ///   - snapping: Whether it rests at stops only. Without, the values may lie between stops until
  ///     the next movement with it.
  /// - Returns: The thumb held now, which is the other one after a swap.
  @discardableResult
  public mutating func move(
    _ thumb: Thumb, to value: Double, from start: RangeModel, collision: ThumbCollision,
    snapping: Bool
  ) -> Thumb {
    guard !value.isNaN else { return thumb }
    let wasSmooth = isSmooth
    isSmooth = !snapping
    switch collision {
    case .stop:
      let other = self.value(of: thumb.other)
      set(thumb, to: rest(value, of: thumb, other: other), other: other, wasSmooth: wasSmooth)
      return thumb
    case .push:
      let pair = resolved(
        lower: thumb == .lower ? value : lower, upper: thumb == .upper ? value : upper,
        winner: thumb)
      let (own, other) =
        thumb == .lower ? (pair.lower, pair.upper) : (pair.upper, pair.lower)
      set(thumb, to: own, other: other, wasSmooth: wasSmooth)
      return thumb
    case .swap:
      let fixed = start.value(of: thumb.other)
      let isPast = thumb == .lower ? value > fixed : value < fixed
      let held = isPast && canPass(fixed, as: thumb.other) ? thumb.other : thumb
      set(held, to: rest(value, of: held, other: fixed), other: fixed, wasSmooth: wasSmooth)
      return held
    }
  }

  /// Moves both thumbs by the same amount, as far as the bounds go.
  ///
  /// The distance between them stays. With stops the lower value goes from stop to stop and the upper
  /// one to the stop nearest to the same distance, which at equal steps is the same distance.
  ///
  /// - Parameters:
  ///   - delta: How far, in values; what is not a number is ignored.
  ///   - start: The model as it was when the range was taken hold of.
  ///   - snapping: Whether the values rest at stops only.
  public mutating func moveRange(by delta: Double, from start: RangeModel, snapping: Bool) {
    guard !delta.isNaN else { return }
    let wasSmooth = isSmooth
    isSmooth = !snapping
    let distance = start.upper - start.lower
    if let grid {
      let last = grid.index(atMost: maximum - distance)
      let low = grid.value(at: min(grid.index(nearest: start.lower + delta), last))
      let pair = resolved(lower: low, upper: low + distance, winner: .lower)
      set(.lower, to: pair.lower, other: pair.upper, wasSmooth: wasSmooth)
    } else if start.upper + delta >= maximum {
      set(
        .lower, to: max(maximum - distance, minimum), other: maximum, wasSmooth: wasSmooth)
    } else if start.lower + delta <= minimum {
      set(
        .lower, to: minimum, other: min(minimum + distance, maximum), wasSmooth: wasSmooth)
    } else {
      set(.lower, to: start.lower + delta, other: start.upper + delta, wasSmooth: wasSmooth)
    }
  }

  /// Ends a smooth movement where it is: the values go to their stops.
  ///
  /// A movement with snapping does so as well; this is for one that cannot be finished.
  public mutating func settle() {
    guard isSmooth else { return }
    isSmooth = false
    resolveValues()
  }

  /// Moves a thumb by steps, as keys and screen readers do; it never pushes and never swaps.
  ///
  /// - Parameters:
  ///   - thumb: The thumb.
  ///   - count: How many steps; below zero toward the minimum.
  ///   - unit: What a step is where there are no stops; with stops it is the next one.
  /// - Returns: Whether a value has changed; at a limit nothing does.
  @discardableResult
  public mutating func adjust(_ thumb: Thumb, bySteps count: Int, unit: AdjustmentUnit) -> Bool {
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
    let other = value(of: thumb.other)
    return set(thumb, to: rest(target, of: thumb, other: other), other: other, wasSmooth: wasSmooth)
  }

  /// Where a thumb comes to rest that is moved to a value beside one that stays.
  private func rest(_ value: Double, of thumb: Thumb, other: Double) -> Double {
    let reach = reach(of: thumb, other: other)
    let wish = grid.map { $0.value(at: $0.index(nearest: value)) } ?? value
    return min(max(wish, reach.lowerBound), reach.upperBound)
  }

  @discardableResult
  private mutating func set(_ thumb: Thumb, to own: Double, other: Double, wasSmooth: Bool) -> Bool
  {
    let before = (lower, upper)
    let pair = thumb == .lower ? (own, other) : (other, own)
    let isSettling = wasSmooth && !isSmooth
    guard pair != before || isSettling else {
      // Old requests live on, and with them the stops they obey.
      isSmooth = wasSmooth
      return false
    }
    requests.minimum = minimum
    requests.maximum = maximum
    (requests.lower, requests.upper) = pair
    requests.latestThumb = thumb
    resolveValues()
    if (lower, upper) != pair {
      // Uneven stops can be legal as seen from one thumb only: from the one that stays.
      requests.latestThumb = thumb.other
      resolveValues()
    }
    return before != (lower, upper)
  }
}
