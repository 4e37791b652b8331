@testable import RangeSlider

/// A slider without any optimization: requests of the app, rules, and values that are derived from them
/// by trying every stop.
///
/// It shares no code with ``SliderValues``.
struct SliderModel {
  var bounds = -10.0...10.0
  var requests: [Double]
  var latest: Int
  var step = 0.0
  var stops: [Double] = []
  var least = 0.0
  var greatest = Double.infinity
  var limits: [ClosedRange<Double>?]
  var enabledRange: ClosedRange<Double>?
  private(set) var values: [Double]

  init(_ values: [Double]) {
    self.values = values
    requests = values
    latest = values.count - 1
    limits = values.map { _ in nil }
  }

  /// The rules, or `nil` if they cannot all hold apart from the greatest distance.
  var rules: NaiveThumbs? {
    let rules = NaiveThumbs(
      count: values.count, bounds: bounds, step: step, stops: stops, least: least,
      greatest: greatest,
      limits: limits.map { own in
        let own = own ?? -.infinity ... .infinity
        guard let enabledRange else { return own }
        let low = max(own.lowerBound, enabledRange.lowerBound)
        return low...max(low, min(own.upperBound, enabledRange.upperBound))
      })
    return rules.isSatisfiable ? rules : nil
  }

  mutating func resolve() {
    if let rules { values = rules.resolved(requests, winner: latest) }
  }

  mutating func set(_ value: Double, of index: Int) {
    if value != values[index] { latest = index }
    requests[index] = value
    resolve()
  }

  /// Moves a thumb on behalf of the user, from the current values.
  ///
  /// - Returns: The position of the thumb.
  mutating func move(_ index: Int, to target: Double, _ collision: ThumbCollision, locked: Set<Int>)
    -> Int
  {
    guard let rules else { return index }
    var new = values
    var held = index
    var kept = requests
    switch collision {
    case .stop:
      new[index] =
        rules.stopped(index, at: target, among: values, from: values[index]) ?? values[index]
    case .push:
      new[index] = target
      let fixed = locked.subtracting([index]).map { ($0, values[$0]) }
      new = rules.resolved(
        new, winner: index, fixed: Dictionary(uniqueKeysWithValues: fixed))
    case .swap:
      (new, held) = rules.swapped(index, to: target, from: values, locked: locked)
      kept.insert(kept.remove(at: index), at: held)
    }
    guard new != values else { return held }
    for place in new.indices
    where place == held || (collision != .swap && new[place] != values[place]) {
      kept[place] = new[place]
    }
    requests = kept
    values = new
    latest = held
    for _ in values.indices {
      let result = rules.resolved(requests, winner: latest)
      for place in values.indices where result[place] != values[place] {
        requests[place] = values[place]
      }
    }
    return held
  }
}
