@testable import RangeSlider

/// What the rules of the value engine say, spelled out with lists and no regard for cost.
struct NaiveRange {
  var minimum = 0.0
  var maximum = 1.0
  var step = 0.0
  var stops: [Double] = []
  var minimumDistance = 0.0
  var maximumDistance = Double.infinity

  static let tolerance = 1e-7

  init() {}

  init(_ model: SliderValues) {
    minimum = model.minimum
    maximum = model.maximum
    step = model.step
    stops = model.stops
    minimumDistance = model.minimumDistance
    maximumDistance = model.maximumDistance
  }

  var least: Double { min(minimumDistance, maximum - minimum) }
  var greatest: Double { max(maximumDistance, least) }

  /// Every stop, or `nil` where every value can be chosen.
  var allStops: [Double]? {
    if !stops.isEmpty {
      return [minimum] + stops.filter { $0 > minimum && $0 < maximum }
        + (maximum > minimum ? [maximum] : [])
    }
    guard step > 0 else { return nil }
    var all: [Double] = []
    var index = 0
    while minimum + Double(index) * step < maximum - 1e-6 * step {
      all.append(minimum + Double(index) * step)
      index += 1
    }
    return all + [maximum]
  }

  func nearest(to value: Double, in candidates: [Double]) -> Double {
    var best = candidates[0]
    for candidate in candidates where abs(candidate - value) <= abs(best - value) + 1e-9 {
      best = candidate
    }
    return best
  }

  /// Whether a stop is legal beside another one: near enough, or the nearest for one of the two.
  func isLegal(_ value: Double, of thumb: Thumb, other: Double, in all: [Double]) -> Bool {
    partners(of: thumb, other: other, in: all).contains(value)
      || partners(of: thumb.other, other: value, in: all) == [other]
        && (thumb == .upper ? value - other : other - value) >= least - Self.tolerance
  }

  /// The values legal for a thumb beside another one, where there are stops.
  func partners(of thumb: Thumb, other: Double, in all: [Double]) -> [Double] {
    func distance(_ value: Double) -> Double { thumb == .upper ? value - other : other - value }
    let apart = all.filter { distance($0) >= least - Self.tolerance }
    let legal = apart.filter { distance($0) <= greatest + Self.tolerance }
    guard legal.isEmpty else { return legal }
    return apart.min { distance($0) < distance($1) }.map { [$0] } ?? []
  }

  func resolved(lower: Double, upper: Double, winner: Thumb) -> (Double, Double) {
    let own = winner == .lower ? lower : upper
    let wish = winner == .lower ? upper : lower
    let (place, partner): (Double, Double)
    if let all = allStops {
      let possible = all.filter { !partners(of: winner.other, other: $0, in: all).isEmpty }
      place = nearest(to: own, in: possible)
      let stop = nearest(to: wish, in: all)
      partner =
        isLegal(stop, of: winner.other, other: place, in: all)
        ? stop : nearest(to: wish, in: partners(of: winner.other, other: place, in: all))
    } else if winner == .lower {
      place = min(max(own, minimum), maximum - least)
      partner = min(max(wish, place + least), min(place + greatest, maximum))
    } else {
      place = min(max(own, minimum + least), maximum)
      partner = min(max(wish, max(place - greatest, minimum)), place - least)
    }
    return winner == .lower ? (place, partner) : (partner, place)
  }

  /// Where a thumb stops that a user moves from its own value beside another one.
  func stopped(_ thumb: Thumb, at value: Double, other: Double, own: Double) -> Double {
    if let all = allStops {
      if nearest(to: value, in: all) == own { return own }
      let near = partners(of: thumb, other: other, in: all)
      let isNear = near.contains { abs($0 - other) <= greatest + Self.tolerance }
      guard !isNear else { return nearest(to: value, in: near) }
      let legal = all.filter { isLegal($0, of: thumb, other: other, in: all) }
      return nearest(to: value, in: legal)
    }
    return thumb == .lower
      ? min(max(value, max(minimum, other - greatest)), other - least)
      : max(min(value, min(maximum, other + greatest)), other + least)
  }
}

extension SliderValues {
  /// A model with bounds and values.
  init(
    _ minimum: Double, _ maximum: Double, _ lower: Double, _ upper: Double, step: Double = 0,
    minimumDistance: Double = 0, maximumDistance: Double = .infinity
  ) {
    var values = SliderValues()
    values.set(minimum: minimum, maximum: maximum, lower: lower, upper: upper)
    values.step = step
    values.minimumDistance = minimumDistance
    values.maximumDistance = maximumDistance
    self = values
  }

  var pair: [Double] { [lower, upper] }

  var tolerance: Double { 1e-9 * max(1, abs(minimum), abs(maximum)) }

  /// The first of the invariants V1 to V4 that does not hold, in words.
  var brokenInvariant: String? {
    let range = maximum - minimum
    let gap = upper - lower
    guard minimum.isFinite, maximum.isFinite else { return "V1: not finite" }
    guard minimum <= lower, lower <= upper, upper <= maximum else { return "V1: out of order" }
    guard gap >= min(minimumDistance, range) - tolerance else { return "V2: too near" }
    let greatest = max(maximumDistance, min(minimumDistance, range))
    if gap > greatest + tolerance {
      guard stopCount > 0 else { return "V3: too far apart" }
      // Beside one of the values no stop may lie at a legal distance.
      let isLegal = [true, false].contains { isLower in
        let nearest = snapped(isLower ? lower + greatest : upper - greatest)
        let distance = isLower ? nearest - lower : upper - nearest
        return distance < min(minimumDistance, range) - tolerance || distance > greatest
      }
      guard isLegal else { return "V3: there are nearer stops" }
    }
    for value in pair where stopCount > 0 {
      guard value == snapped(value) else { return "V4: \(value) is no stop" }
    }
    return nil
  }
}

extension Thumb {
  /// The other thumb of two.
  var other: Thumb { self == .lower ? .upper : .lower }
}
