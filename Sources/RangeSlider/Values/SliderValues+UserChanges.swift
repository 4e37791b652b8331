import Foundation

/// Changes by the user. A change replaces the requests of the thumbs that it moves. The requests of the
/// others remain as long as they result in the same values, so that values return that the bounds displaced.
/// A change that has no effect changes no request.
extension SliderValues {
  // Moves a thumb that the user holds to a value, and returns the thumb that is held then: another one after
  // a swap. The result depends on the values at the start of the movement and on its end, not on the path
  // between them, except that a pushed thumb stays where it was pushed to. Beyond a limit the thumb stops
  // there. NaN is ignored. Locked thumbs cannot move, and claimed ones, which other touches move, keep their
  // values. Without snapping the thumb can be between stops until the next movement that snaps.
  @discardableResult
  package mutating func move(
    _ thumb: Thumb, to value: Double, from start: SliderValues, collision: ThumbCollision,
    locked: ThumbSet = [], claimed: ThumbSet = [], snapping: Bool
  ) -> Thumb {
    guard !value.isNaN else { return thumb }
    let index = thumb.rawValue
    var result = values
    // Only a thumb that pushes others has to regard those that it cannot push.
    let fixed = collision == .push ? locked.union(claimed).subtracting(ThumbSet(thumb)) : []
    let rules = ThumbRules(self, fixed: fixed)
    var held = thumb
    var settling = ThumbSet(thumb)
    var exchanged: Requests?
    switch collision {
    case .stop:
      // The value at the start is legal as long as the other thumbs are where they were.
      result[index] = start.values[index]
      let before = result == start.values ? start.values[index] : .nan
      result[index] = restingValue(value, of: index, in: values, before: before, rules: rules)
    case .push:
      result[index] = value
      result = rules.resolved(result, winner: index)
    case .swap:
      let others = others(than: index, in: start.values)
      let slot = slot(
        of: index, movedTo: value, among: others, locked: locked.union(claimed), rules: rules)
      var new = requests
      for position in 0..<count where position != slot {
        let other = position < slot ? position : position - 1
        result[position] = others[other]
        let origin = Thumb(rawValue: other < index ? other : other + 1)
        new.values[position] = start.requests.values[origin]
        new.thumbs.subtract(ThumbSet(Thumb(rawValue: position)))
        if start.requests.thumbs.contains(origin) {
          new.thumbs.formUnion(ThumbSet(Thumb(rawValue: position)))
        }
      }
      result[slot] = restingValue(
        value, of: slot, in: result, before: slot == index ? start.values[index] : .nan,
        rules: rules)
      held = Thumb(rawValue: slot)
      settling = ThumbSet.all(count).subtracting(claimed)
      exchanged = new
    }
    if !snapping { result[held] = rules.unsnapped(value, of: held.rawValue, in: result) }
    set(
      result, by: held, smooth: snapping ? ThumbSet(rawValue: 0) : ThumbSet(held),
      settling: settling, exchanging: exchanged)
    return held
  }

  // Returns the position of a thumb that moves past others. It skips positions without room.
  private func slot(
    of index: Int, movedTo value: Double, among others: ThumbNumbers, locked: ThumbSet,
    rules: ThumbRules
  ) -> Int {
    let passable = passable(for: index, locked: locked)
    var slot = index
    for candidate in index + 1..<max(passable.upperBound, index + 1)
    where value > others[candidate - 1] && rules.hasRoom(at: candidate, among: others) {
      slot = candidate
    }
    guard slot == index else { return slot }
    for candidate in (passable.lowerBound..<index).reversed()
    where value < others[candidate] && rules.hasRoom(at: candidate, among: others) {
      slot = candidate
    }
    return slot
  }

  /// Moves all thumbs by the same distance on the track, as far as bounds and limits allow.
  ///
  /// The distances stay the same on the track; on a scale that is not linear, the differences of the values
  /// do not. With stops the first thumb moves from stop to stop, and the others to the stops nearest to the
  /// same distances; with equal steps these are the same distances. At an end the thumb that reaches it
  /// determines the others, unless rules prevent it. Distances that have no stops there return where they
  /// have.
  ///
  /// The first thumb alone would move by `delta` from its value at the start; NaN is ignored. Without
  /// snapping the thumbs can be between stops.
  package mutating func moveRange(by delta: Double, from start: SliderValues, snapping: Bool) {
    guard !delta.isNaN else { return }
    let grid = snapping ? stopGrid : nil
    let places = grid.map { start.unsnappedPlaces(on: $0) } ?? start.places(of: start.values)
    let distance = start.place(of: start.lower + delta) - start.place(of: start.lower)
    // The thumb that has the least room determines how far all of them move.
    let limits = effectiveLimits
    var upward = (room: place(of: maximum) - places[count - 1], index: count - 1, limit: maximum)
    var downward = (room: places[0] - place(of: minimum), index: 0, limit: minimum)
    if let limits {
      for index in 0..<count {
        let value = self.value(at: places[index])
        let high = max(min(limits.high[index], maximum), value)
        let low = min(max(limits.low[index], minimum), value)
        let (above, below) = (place(of: high) - places[index], places[index] - place(of: low))
        if above < upward.room { upward = (above, index, high) }
        if below < downward.room { downward = (below, index, low) }
      }
    }
    func moved(by distance: Double) -> ThumbNumbers {
      var result = start.values
      for index in 0..<count where distance != 0 {
        result[index] = min(max(value(at: places[index] + distance), minimum), maximum)
      }
      return result
    }
    var result: ThumbNumbers
    var reference: Int?
    if distance >= upward.room || -distance >= downward.room {
      let end = distance >= upward.room ? upward : downward
      result = moved(by: place(of: end.limit) - places[end.index])
      result[end.index] = end.limit
      reference = end.index
    } else {
      result = moved(by: distance)
    }
    let all = ThumbSet.all(count)
    guard let grid else {
      return set(result, by: .lower, smooth: snapping ? [] : all, settling: all)
    }
    let rules = ThumbRules(self)
    if let reference {
      let snapped = rules.resolved(result, winner: reference)
      if (0..<count).allSatisfy({
        snapped[$0] == grid.value(at: grid.index(nearest: result[$0]))
      }) {
        let thumb = Thumb(rawValue: reference)
        return set(snapped, by: thumb, settling: all, requesting: result)
      }
    }
    let origin = place(of: start.lower)
    let least = grid.index(atLeast: value(at: origin - downward.room))
    let last = grid.index(atMost: value(at: origin + upward.room))
    let first = grid.value(at: min(max(grid.index(nearest: result[0]), least), last))
    // A movement that ends nearest to the same stop moves nothing.
    guard first != start.lower else {
      return set(
        start.values, by: start.requests.latestThumb, settling: all,
        requesting: start.requestedValues)
    }
    result = moved(by: place(of: first) - places[0])
    set(rules.resolved(result, winner: 0), by: .lower, settling: all, requesting: result)
  }

  /// Returns the places at the distances that the thumbs have without stops, if one of them is at the stop
  /// that was requested.
  private func unsnappedPlaces(on grid: StopGrid) -> ThumbNumbers {
    let requested = requestedValues
    var result = places(of: values)
    guard hasAllRequests, requested[0] == lower || requested[count - 1] == upper else {
      return result
    }
    let isSnapped = (0..<count).allSatisfy { index in
      requested[index] >= minimum && requested[index] <= maximum
        && grid.value(at: grid.index(nearest: requested[index])) == values[index]
    }
    guard isSnapped else { return result }
    let (first, start) = (place(of: requested[0]), result[0])
    for index in 0..<count { result[index] = start + (place(of: requested[index]) - first) }
    return result
  }

  /// Returns a number that grows evenly along the track: the value itself on a linear scale.
  private func place(of value: Double) -> Double {
    if case .linear = scale { value } else { scale.fraction(of: value, in: bounds) }
  }

  private func value(at place: Double) -> Double {
    if case .linear = scale { place } else { scale.value(atFraction: place, in: bounds) }
  }

  private func places(of values: ThumbNumbers) -> ThumbNumbers {
    var places = values
    for index in 0..<count { places[index] = place(of: values[index]) }
    return places
  }

  /// Ends a movement between stops that cannot be completed: the values move to their stops, except for
  /// claimed thumbs, which other touches move.
  package mutating func settle(keeping claimed: ThumbSet = []) {
    guard !smoothThumbs.isSubset(of: claimed) else { return }
    let latest = requests.latestThumb
    let rules = ThumbRules(
      self, fixed: ThumbSet.all(count).subtracting(smoothThumbs).union(claimed))
    set(
      rules.resolved(values, winner: latest.rawValue), by: latest,
      settling: ThumbSet.all(count).subtracting(claimed))
  }

  // Moves a thumb by steps, negative ones toward the minimum, as keys and assistive technologies do, and
  // returns whether a value has changed. It never pushes or swaps.
  //
  // A step is a fraction of the track, and at least one stop; by default the next stop, or a hundredth of
  // the track, which fractions that are not finite or not positive count as.
  @discardableResult
  package mutating func adjust(
    _ thumb: Thumb, bySteps count: Int, fraction: Double? = nil
  ) -> Bool {
    let own = value(of: thumb)
    let step = fraction.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0.01
    var target = scale.value(
      atFraction: scale.fraction(of: own, in: bounds) + Double(count) * step, in: bounds)
    if let grid = stopGrid {
      let index = grid.index(nearest: own)
      let next = index + min(max(count, -grid.lastIndex), grid.lastIndex)
      let far = fraction == nil ? next : grid.index(nearest: target)
      target = grid.value(
        at: count > 0 ? max(far, index + 1) : min(far, index + count.signum()))
    }
    var result = values
    result[thumb] = restingValue(
      target, of: thumb.rawValue, in: values, before: own, rules: ThumbRules(self))
    let before = values
    set(result, by: thumb, settling: ThumbSet(thumb))
    return values != before
  }

  // Returns where a thumb comes to rest that moves to a value between its neighbors: at the nearest legal
  // value. Its value at the start is NaN if its position was another one.
  private func restingValue(
    _ value: Double, of index: Int, in values: ThumbNumbers, before start: Double, rules: ThumbRules
  ) -> Double {
    // A movement that ends nearest to the same stop moves nothing.
    if let grid = rules.grid, grid.value(at: grid.index(nearest: value)) == start { return start }
    guard let reach = rules.reach(of: index, in: values) else { return values[index] }
    var rest = rules.nearest(to: value, from: reach.lowerBound, to: reach.upperBound)
    // The rounding of the widest bounds is greater than any value.
    if index > 0 { rest = max(rest, values[index - 1]) }
    if index < count - 1 { rest = min(rest, values[index + 1]) }
    return rest
  }

  // Sets the legal values that result from a change, and gives precedence to a thumb. Of the settling thumbs
  // only the smooth ones may be between stops from now on. The requests of moved thumbs become their values,
  // or those that result in them if all thumbs moved together. Thumbs that exchanged their roles have
  // exchanged their requests.
  private mutating func set(
    _ new: ThumbNumbers, by thumb: Thumb, smooth: ThumbSet = ThumbSet(rawValue: 0),
    settling: ThumbSet, exchanging exchanged: Requests? = nil, requesting: ThumbNumbers? = nil
  ) {
    if smooth.isEmpty { smoothThumbs.subtract(settling) }
    guard new != values else { return }
    smoothThumbs = smoothThumbs.subtracting(settling).union(smooth)
    let old = values
    if let exchanged { requests = exchanged }
    var isComplete = hasAllRequests
    values = new
    requests.latestThumb = thumb
    for index in 0..<count {
      let isMoved =
        requesting != nil || index == thumb.rawValue
        || (exchanged == nil && new[index] != old[index])
      if isMoved { requests.set((requesting ?? new)[index], of: Thumb(rawValue: index)) }
      isComplete = isComplete && requests.values[index] == new[index]
    }
    if !isComplete { replaceRequests() }
  }

  /// Replaces the requests that do not result in the current values.
  private mutating func replaceRequests() {
    // Legal values result in themselves.
    guard requestedValues != values else { return }
    for _ in 0..<count {
      let result = resolvedValues
      guard result != values else { return }
      for index in 0..<count where result[index] != values[index] {
        requests.set(values[index], of: Thumb(rawValue: index))
      }
    }
  }
}
