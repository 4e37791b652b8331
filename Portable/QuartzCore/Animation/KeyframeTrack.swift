/// The keyframes of an animation with a time for each.
struct KeyframeTrack {
  private let values: [AnimatableValue]
  private let times: [Double]
  private let functions: [CAMediaTimingFunction]
  private let isDiscrete: Bool
  private let isCubic: Bool

  init?(_ animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isDiscrete = mode == .discrete
    isCubic = mode == .cubic || mode == .cubicPaced
    if let path = animation.path {
      values = PathSampler.points(of: path).map { .point($0) }
    } else {
      values = (animation.values ?? []).compactMap { AnimatableValue($0) }
    }
    guard !values.isEmpty else { return nil }
    functions = animation.timingFunctions ?? []

    let count = values.count
    let given = animation.keyTimes?.map(\.doubleValue)
    let needed = isDiscrete ? count + 1 : count
    let isPaced = mode == .paced || mode == .cubicPaced || animation.path != nil
    if isPaced && !isDiscrete {
      times = Self.pacedTimes(values)
    } else if let given, given.count == needed {
      times = given
    } else if isDiscrete {
      times = (0...count).map { Double($0) / Double(count) }
    } else {
      times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// Times in proportion to the way between the values.
  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    var sums = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + from.distance(to: to))
    }
    let total = sums.last ?? 0
    guard total > 0 else {
      return values.indices.map { Double($0) / Double(max(1, values.count - 1)) }
    }
    return sums.map { $0 / total }
  }

  func value(at progress: Double) -> AnimatableValue {
    let last = values.count - 1
    // The last time not after the progress begins the step.
    var step = (times.lastIndex { $0 <= progress + 1e-9 }) ?? 0
    if isDiscrete || last == 0 { return values[min(step, last)] }
    if step >= last {
      if progress >= times[last] { return values[last] }
      step = last - 1
    }
    let length = times[step + 1] - times[step]
    var fraction = length > 0 ? (progress - times[step]) / length : 1
    fraction = min(1, max(0, fraction))
    if step < functions.count { fraction = functions[step].value(at: fraction) }
    if isCubic { return cubic(step, fraction) }
    return values[step].interpolated(to: values[step + 1], at: fraction)
  }

  /// The Catmull–Rom spline through the values.
  private func cubic(_ step: Int, _ t: Double) -> AnimatableValue {
    let p1 = values[step]
    let p2 = values[step + 1]
    let p0 = step > 0 ? values[step - 1] : p1
    let p3 = step + 2 < values.count ? values[step + 2] : p2
    let weights = [
      -0.5 * t * t * t + t * t - 0.5 * t, 1.5 * t * t * t - 2.5 * t * t + 1,
      -1.5 * t * t * t + 2 * t * t + 0.5 * t, 0.5 * t * t * t - 0.5 * t * t,
    ]
    var sum = p0.scaled(by: weights[0])
    for (point, weight) in zip([p1, p2, p3], weights.dropFirst()) {
      guard let next = sum.adding(point.scaled(by: weight)) else {
        return p1.interpolated(to: p2, at: t)
      }
      sum = next
    }
    return sum
  }
}
