@testable import RangeSlider

/// The rules for any number of thumbs, by trying every stop and without regard for cost.
///
/// All numbers are multiples of one half, so that the halves between the bounds stand for all values
/// where there are no stops.
struct NaiveThumbs {
  let count: Int
  let candidates: [Double]
  let least: Double
  let greatest: Double
  let limits: [ClosedRange<Double>]

  private static let tolerance = 1e-7

  init(
    count: Int, bounds: ClosedRange<Double>, step: Double, stops: [Double], least: Double,
    greatest: Double, limits: [ClosedRange<Double>]
  ) {
    self.count = count
    self.least = least
    self.greatest = max(greatest, least)
    self.limits = limits
    func every(_ step: Double) -> [Double] {
      var all: [Double] = []
      var index = 0.0
      while bounds.lowerBound + index * step < bounds.upperBound - 1e-6 {
        all.append(bounds.lowerBound + index * step)
        index += 1
      }
      return all + [bounds.upperBound]
    }
    var all: [Double]
    if stops.isEmpty {
      all = every(step > 0 ? step : 0.5)
    } else {
      all = [bounds.lowerBound]
      all += Set(stops).sorted().filter { $0 > bounds.lowerBound && $0 < bounds.upperBound }
      if bounds.upperBound > bounds.lowerBound { all.append(bounds.upperBound) }
    }
    if count > 2, least > 0 {
      var place = all.first
      for _ in 1..<count {
        place = place.flatMap { place in all.first { $0 >= place + least - Self.tolerance } }
      }
      if place == nil { all = every(0.5) }
    }
    candidates = all
  }

  /// The rules of values whose bounds, distances and requests are multiples of one half.
  init(_ values: SliderValues) {
    self.init(
      count: values.count, bounds: values.minimum...values.maximum, step: values.step,
      stops: values.stops, least: values.minimumDistance, greatest: values.maximumDistance,
      limits: (0..<values.count).map { index in
        let own = values.ownLimits(of: Thumb(rawValue: index)) ?? -.infinity ... .infinity
        guard let enabled = values.enabledRange else { return own }
        let low = max(own.lowerBound, enabled.lowerBound)
        return low...max(low, min(own.upperBound, enabled.upperBound))
      })
  }

  /// A Boolean value that indicates whether some values satisfy all rules but the greatest distance.
  var isSatisfiable: Bool { spaciousPlaces().allSatisfy { !$0.isEmpty } }

  // MARK: Places

  /// The places of all thumbs, and the thumbs whose distance to the next one is not limited.
  struct Places {
    var all: [[Double]]
    var suspended: Set<Int> = []
  }

  private func isApart(_ place: Double, _ next: Double) -> Bool {
    next - place >= least - Self.tolerance
  }

  private func isNear(_ place: Double, _ next: Double) -> Bool {
    next - place <= greatest + Self.tolerance
  }

  /// Returns whether two values are legal beside each other.
  private func isLegal(_ place: Double, _ next: Double, isSuspended: Bool) -> Bool {
    guard isApart(place, next) else { return false }
    return isSuspended || isNear(place, next) || candidates.first { isApart(place, $0) } == next
      || candidates.last { isApart($0, next) } == place
  }

  /// The places of each thumb that leave places for all others, without the greatest distance.
  private func spaciousPlaces(fixed: [Int: Double] = [:]) -> [[Double]] {
    var all = (0..<count).map { index in
      fixed[index].map { [$0] } ?? candidates.filter { limits[index].contains($0) }
    }
    for index in 1..<max(count, 1) {
      let below = all[index - 1]
      all[index].removeAll { place in !below.contains { isApart($0, place) } }
    }
    for index in (0..<count - 1).reversed() {
      let above = all[index + 1]
      all[index].removeAll { place in !above.contains { isApart(place, $0) } }
    }
    return all
  }

  func places(fixed: [Int: Double] = [:]) -> Places {
    var places = Places(all: spaciousPlaces(fixed: fixed))
    for index in 1..<max(count, 1) {
      let near = places.all[index].filter { place in
        places.all[index - 1].contains { isLegal($0, place, isSuspended: false) }
      }
      if near.isEmpty { places.suspended.insert(index - 1) } else { places.all[index] = near }
    }
    for index in (0..<count - 1).reversed() {
      let isSuspended = places.suspended.contains(index)
      let above = places.all[index + 1]
      places.all[index].removeAll { place in
        !above.contains { isLegal(place, $0, isSuspended: isSuspended) }
      }
    }
    return places
  }

  // MARK: Values

  /// Returns the values for the requests, which must be satisfiable.
  func resolved(_ wishes: [Double], winner: Int, fixed: [Int: Double] = [:]) -> [Double] {
    let places = places(fixed: fixed)
    var result = wishes
    result[winner] = nearest(to: wishes[winner], in: places.all[winner])
    for index in winner + 1..<max(count, winner + 1) {
      let isSuspended = places.suspended.contains(index - 1)
      let previous = result[index - 1]
      let legal = places.all[index].filter { isLegal(previous, $0, isSuspended: isSuspended) }
      let own = nearest(to: wishes[index], in: candidates)
      let near = legal.filter { isSuspended || isNear(previous, $0) || $0 == own }
      result[index] = nearest(
        to: wishes[index], in: near.isEmpty ? Array(legal.prefix(1)) : near)
    }
    for index in (0..<winner).reversed() {
      let isSuspended = places.suspended.contains(index)
      let next = result[index + 1]
      let legal = places.all[index].filter { isLegal($0, next, isSuspended: isSuspended) }
      let own = nearest(to: wishes[index], in: candidates)
      let near = legal.filter { isSuspended || isNear($0, next) || $0 == own }
      result[index] = nearest(
        to: wishes[index], in: near.isEmpty ? Array(legal.suffix(1)) : near)
    }
    return result
  }

  /// Returns where a thumb rests between others that stay in place, or `nil` if there is no room.
  func stopped(_ index: Int, at target: Double, among values: [Double], from start: Double?)
    -> Double?
  {
    let places = places()
    func isLegal(_ place: Double, strictly: Bool) -> Bool {
      for (low, high, pair) in [
        (index > 0 ? values[index - 1] : nil, place, index - 1),
        (place, index < count - 1 ? values[index + 1] : nil, index),
      ] as [(Double?, Double?, Int)] {
        guard let low, let high else { continue }
        let isSuspended = places.suspended.contains(pair)
        guard self.isLegal(low, high, isSuspended: isSuspended) else { return false }
        if strictly, !isSuspended, !isNear(low, high) { return false }
      }
      return true
    }
    if nearest(to: target, in: candidates) == start { return start }
    let legal = places.all[index].filter { isLegal($0, strictly: false) }
    let strict = legal.filter { isLegal($0, strictly: true) }
    return legal.isEmpty ? nil : nearest(to: target, in: strict.isEmpty ? legal : strict)
  }

  /// Returns the values and the position of a thumb that passes others.
  func swapped(_ index: Int, to target: Double, from values: [Double], locked: Set<Int>)
    -> (values: [Double], index: Int)
  {
    var others = values
    others.remove(at: index)
    let places = places()
    func hasRoom(_ slot: Int) -> Bool {
      var all = others
      all.insert(0, at: slot)
      for role in 0..<count where role != slot {
        guard places.all[role].contains(all[role]) else { return false }
        if role > 0, role - 1 != slot,
          !isLegal(
            all[role - 1], all[role], isSuspended: places.suspended.contains(role - 1))
        {
          return false
        }
      }
      return stopped(slot, at: target, among: all, from: nil) != nil
    }
    let first = (locked.filter { $0 < index }.max() ?? -1) + 1
    let end = locked.filter { $0 > index }.min() ?? count
    let range = first..<end
    let above = range.last { $0 > index && target > others[$0 - 1] && hasRoom($0) }
    let below = range.first { $0 < index && target < others[$0] && hasRoom($0) }
    let slot = above ?? below ?? index
    others.insert(values[index], at: slot)
    others[slot] =
      stopped(slot, at: target, among: others, from: slot == index ? values[index] : nil)
      ?? values[index]
    return (others, slot)
  }

  private func nearest(to value: Double, in places: [Double]) -> Double {
    var best = places.first ?? .nan
    for place in places where abs(place - value) <= abs(best - value) + 1e-9 { best = place }
    return best
  }
}

extension SliderValues {
  /// The first rule for any number of thumbs that the values break, in words.
  var brokenRule: String? {
    guard minimum.isFinite, maximum.isFinite, minimum <= maximum else { return "bounds" }
    guard values.allSatisfy(\.isFinite), Array(values) == values.sorted() else { return "order" }
    guard minimum <= lower, upper <= maximum else { return "values outside the bounds" }
    let room = count > 1 ? (maximum - minimum) / Double(count - 1) : 0
    let least = min(minimumDistance, room)
    for index in 1..<max(count, 1) where values[index] - values[index - 1] < least - tolerance {
      return "least distance of \(index)"
    }
    if stopCount > 0, let value = values.first(where: { $0 != snapped($0) }) {
      return "\(value) is no stop"
    }
    let isFree = stopCount == 0 && enabledRange == nil
    guard isFree, (0..<count).allSatisfy({ ownLimits(of: Thumb(rawValue: $0)) == nil }) else {
      return nil
    }
    let greatest = max(maximumDistance, least)
    for index in 1..<max(count, 1) where values[index] - values[index - 1] > greatest + tolerance {
      return "greatest distance of \(index)"
    }
    return nil
  }

  /// The number of stops including both bounds, or 0 if every value can be selected.
  var stopCount: Int { stopGrid.map { $0.lastIndex + 1 } ?? 0 }

  /// The value at which a single thumb rests that is set to a value.
  func snapped(_ value: Double) -> Double {
    guard let stopGrid else { return min(max(value, minimum), maximum) }
    return stopGrid.value(at: stopGrid.index(nearest: value))
  }
}
