import RangeSlider

/// The rules for any number of thumbs, by trying every stop and without regard for cost.
struct NaiveThumbs {
  let candidates: [Double]
  let count: Int
  let least: Double
  let greatest: Double
  let limits: [ClosedRange<Double>]

  private static let tolerance = 1e-7

  /// The rules of values whose bounds, distances and requests are multiples of one half.
  init(_ values: SliderValues) {
    count = values.count
    let (minimum, maximum) = (values.minimum, values.maximum)
    var all: [Double] = []
    if values.stops.isEmpty {
      let step = values.step > 0 ? values.step : 0.5
      var index = 0.0
      while minimum + index * step < maximum - 1e-6 {
        all.append(minimum + index * step)
        index += 1
      }
      all.append(maximum)
    } else {
      all = [minimum] + values.stops.filter { $0 > minimum && $0 < maximum }
      if maximum > minimum { all.append(maximum) }
    }
    candidates = all
    least = values.minimumDistance
    greatest = max(values.maximumDistance, values.minimumDistance)
    limits = (0..<values.count).map { index in
      let own = values.ownLimits(of: Thumb(rawValue: index)) ?? -.infinity ... .infinity
      guard let enabled = values.enabledRange else { return own }
      let low = max(own.lowerBound, enabled.lowerBound)
      return low...max(low, min(own.upperBound, enabled.upperBound))
    }
  }

  /// A Boolean value that indicates whether some values satisfy all rules but the greatest distance.
  var isSatisfiable: Bool { !places(of: 0).isEmpty }

  /// Returns the values for the requests, which must be satisfiable.
  func resolved(_ wishes: [Double], winner: Int) -> [Double] {
    var result = wishes
    result[winner] = nearest(to: wishes[winner], in: places(of: winner))
    for index in winner + 1..<max(count, winner + 1) {
      let previous = result[index - 1]
      let legal = places(of: index).filter { $0 - previous >= least - Self.tolerance }
      let near = legal.filter { $0 - previous <= greatest + Self.tolerance }
      result[index] = nearest(to: wishes[index], in: near.isEmpty ? Array(legal.prefix(1)) : near)
    }
    for index in (0..<winner).reversed() {
      let next = result[index + 1]
      let legal = places(of: index).filter { next - $0 >= least - Self.tolerance }
      let near = legal.filter { next - $0 <= greatest + Self.tolerance }
      result[index] = nearest(to: wishes[index], in: near.isEmpty ? Array(legal.suffix(1)) : near)
    }
    return result
  }

  /// The stops of a thumb for which stops of all other thumbs exist.
  private func places(of thumb: Int) -> [Double] {
    var below: [Double] = []
    for index in 0...thumb {
      let previous = below
      below = candidates.filter { place in
        isInside(place, of: index)
          && (index == 0 || previous.contains { place - $0 >= least - Self.tolerance })
      }
    }
    var above: [Double] = []
    for index in (thumb..<count).reversed() {
      let next = above
      above = candidates.filter { place in
        isInside(place, of: index)
          && (index == count - 1 || next.contains { $0 - place >= least - Self.tolerance })
      }
    }
    return below.filter(above.contains)
  }

  private func isInside(_ place: Double, of thumb: Int) -> Bool {
    place >= limits[thumb].lowerBound && place <= limits[thumb].upperBound
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
}
