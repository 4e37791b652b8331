import Foundation

/// The values of a slider with one to eight thumbs, which satisfy its rules after every call.
///
/// The slider stores the requests of the app and derives the values from them. Rules that contradict
/// each other apply in this order: bounds, order of the values, least distance, stops, limits of a
/// thumb, greatest distance. A value that the bounds displaced returns when the bounds widen, so
/// the order of setters does not matter; `UISlider` keeps the displaced value. A change by the user
/// replaces all older requests.
///
/// Complexity: every call takes constant time and memory and allocates nothing, except for setting
/// ``stops``, which are sorted once and then searched by bisection.
package struct SliderValues: Equatable, Sendable {
  /// The requests of the app.
  package internal(set) var requests: Requests

  /// The lower bound.
  ///
  /// Default: 0.
  ///
  /// If the requested minimum is greater than the requested maximum, the latest one is both.
  package internal(set) var minimum: Double = 0

  /// The upper bound, never less than ``minimum``.
  ///
  /// Default: 1.
  package internal(set) var maximum: Double = 1

  /// The values of the thumbs, in ascending order.
  package internal(set) var values: ThumbNumbers

  /// A Boolean value that indicates whether a movement suspends the stops until it ends.
  var isSmooth = false

  var storedStep: Double = 0
  var storedStops: [Double] = []
  var storedMinimumDistance: Double = 0
  var storedMaximumDistance: Double = .infinity

  /// The least and the greatest value of each thumb, or `nil` if no thumb has limits of its own.
  var limitNumbers: LimitNumbers?

  struct LimitNumbers: Equatable, Sendable {
    var low: ThumbNumbers
    var high: ThumbNumbers
  }

  /// Creates values between 0 and 1: 0.2 and 0.8 for two thumbs, evenly distributed for more, and
  /// 0.5 for one.
  package init(count: Int = 2) {
    requests = Requests(count: count)
    values = requests.values
  }

  /// Returns new values of as many thumbs with the same bounds and rules.
  ///
  /// Limits of single thumbs are removed.
  func withCount(_ count: Int) -> SliderValues {
    var new = SliderValues(count: count)
    new.requests.minimum = requests.minimum
    new.requests.maximum = requests.maximum
    new.requests.latestBound = requests.latestBound
    new.storedStep = storedStep
    new.storedStops = storedStops
    new.storedMinimumDistance = storedMinimumDistance
    new.storedMaximumDistance = storedMaximumDistance
    new.scale = scale
    new.enabledRange = enabledRange
    new.resolve()
    return new
  }

  /// The number of thumbs.
  package var count: Int { values.count }

  /// The least value.
  package var lower: Double { values[0] }

  /// The greatest value.
  package var upper: Double { values[count - 1] }

  /// Returns the value of a thumb.
  package func value(of thumb: Thumb) -> Double { values[thumb] }

  // MARK: Rules

  /// The distance between stops, counted from ``minimum``.
  ///
  /// Default: 0, which means no stops.
  ///
  /// The maximum is always a stop, even after a shorter last step. Negative values count as zero.
  /// Non-finite values are ignored. Steps that result in more than 2³¹ stops, or that are too small
  /// for the precision of the bounds, have no effect.
  package var step: Double {
    get { storedStep }
    set {
      guard newValue.isFinite else { return }
      storedStep = max(newValue, 0)
      resolve()
    }
  }

  /// The values that can be selected in addition to the bounds.
  ///
  /// Default: empty.
  ///
  /// They replace ``step``. They are sorted, and duplicates and non-finite values are removed.
  package var stops: [Double] {
    get { storedStops }
    set {
      var sorted: [Double] = []
      for stop in newValue.filter(\.isFinite).sorted() where sorted.last != stop {
        sorted.append(stop)
      }
      storedStops = sorted
      resolve()
    }
  }

  /// The least distance between neighboring values.
  ///
  /// Default: 0.
  ///
  /// It is reduced to what the bounds allow. Negative values count as zero. Non-finite values are
  /// ignored.
  package var minimumDistance: Double {
    get { storedMinimumDistance }
    set {
      guard newValue.isFinite else { return }
      storedMinimumDistance = max(newValue, 0)
      resolve()
    }
  }

  /// The greatest distance between neighboring values.
  ///
  /// Default: infinity, which means no limit.
  ///
  /// ``minimumDistance``, stops and limits take precedence. Negative values count as zero. NaN and
  /// negative infinity are ignored.
  package var maximumDistance: Double {
    get { storedMaximumDistance }
    set {
      guard !newValue.isNaN, newValue != -.infinity else { return }
      storedMaximumDistance = max(newValue, 0)
      resolve()
    }
  }

  /// Sets the least and the greatest value of a thumb.
  ///
  /// `nil` removes its limits.
  package mutating func setLimits(_ limits: ClosedRange<Double>?, of thumb: Thumb) {
    guard thumb.rawValue >= 0, thumb.rawValue < count else { return }
    guard limits != nil || limitNumbers != nil else { return }
    var numbers =
      limitNumbers
      ?? LimitNumbers(
        low: ThumbNumbers(-.infinity, count: count), high: ThumbNumbers(.infinity, count: count))
    numbers.low[thumb] = limits?.lowerBound ?? -.infinity
    numbers.high[thumb] = limits?.upperBound ?? .infinity
    let hasLimits =
      numbers.low.contains { $0 > -.infinity } || numbers.high.contains { $0 < .infinity }
    limitNumbers = hasLimits ? numbers : nil
    resolve()
  }

  /// Returns the least and the greatest value of a thumb as set, or `nil` if it has no limits.
  package func ownLimits(of thumb: Thumb) -> ClosedRange<Double>? {
    guard thumb.rawValue >= 0, thumb.rawValue < count, let limitNumbers else { return nil }
    let (low, high) = (limitNumbers.low[thumb], limitNumbers.high[thumb])
    return low > -.infinity || high < .infinity ? low...high : nil
  }

  /// The range of values that can be selected.
  ///
  /// Default: `nil`, which means all of them.
  ///
  /// It has the precedence of a limit of every thumb.
  package var enabledRange: ClosedRange<Double>? {
    didSet { resolve() }
  }

  /// The distribution of the values along the track.
  ///
  /// Default: linear.
  ///
  /// Here it affects only ``adjust(_:bySteps:unit:)`` without stops.
  package var scale = SliderScale.linear

  // MARK: Requests

  /// The state that the app requested, which an archive stores.
  package struct Requests: Equatable, Sendable {
    /// A bound.
    package enum Bound: Int, Equatable, Sendable {
      /// The lower bound.
      case minimum

      /// The upper bound.
      case maximum
    }

    /// The requested lower bound.
    ///
    /// Default: 0.
    package var minimum: Double = 0

    /// The requested upper bound.
    ///
    /// Default: 1.
    package var maximum: Double = 1

    /// The requested values, which may be infinite.
    package var values: ThumbNumbers

    /// The bound that applies to both if they are in the wrong order.
    ///
    /// Default: the maximum.
    package var latestBound = Bound.maximum

    /// The thumb that takes precedence if the values contradict each other.
    ///
    /// Default: the last one.
    package var latestThumb: Thumb

    /// Creates the requests of a new slider.
    package init(count: Int = 2) {
      values = ThumbNumbers(0.5, count: count)
      let last = values.count - 1
      for index in values.indices where last > 0 {
        values[index] = 0.2 + 0.6 * Double(index) / Double(last)
      }
      latestThumb = Thumb(rawValue: last)
    }
  }

  /// Sets all requests.
  ///
  /// Non-finite bounds and values that are NaN are ignored.
  package mutating func restore(_ other: Requests) {
    if other.minimum.isFinite { requests.minimum = other.minimum }
    if other.maximum.isFinite { requests.maximum = other.maximum }
    for (index, value) in zip(requests.values.indices, other.values) where !value.isNaN {
      requests.values[index] = value
    }
    requests.latestBound = other.latestBound
    if (0..<count).contains(other.latestThumb.rawValue) { requests.latestThumb = other.latestThumb }
    resolve()
  }

  /// Replaces all requests by the current bounds and values.
  package mutating func commit() {
    requests.minimum = minimum
    requests.maximum = maximum
    requests.values = values
  }

  /// Requests a lower bound.
  ///
  /// Non-finite values are ignored.
  ///
  /// Setting a value greater than the maximum raises the maximum to match.
  package mutating func setMinimum(_ value: Double) {
    set(minimum: value, maximum: nil)
  }

  /// Requests an upper bound.
  ///
  /// Non-finite values are ignored.
  ///
  /// Setting a value less than the minimum lowers the minimum to match.
  package mutating func setMaximum(_ value: Double) {
    set(minimum: nil, maximum: value)
  }

  /// Requests a value.
  ///
  /// It takes precedence over the values of the other thumbs.
  ///
  /// A value outside the bounds is limited to them and restored when they widen. Infinity requests
  /// the greatest possible value. NaN is ignored.
  package mutating func setValue(_ value: Double, of thumb: Thumb) {
    guard thumb.rawValue >= 0, thumb.rawValue < count else { return }
    var wishes = ThumbNumbers(.nan, count: count)
    wishes[thumb] = value
    set(minimum: nil, maximum: nil, values: wishes)
  }

  /// Requests bounds and values at once, without an intermediate state.
  ///
  /// `nil` and NaN keep a request.
  ///
  /// If the minimum is greater than the maximum, the maximum applies to both. If the values contradict
  /// each other, the first one takes precedence.
  package mutating func set(
    minimum newMinimum: Double?, maximum newMaximum: Double?, values newValues: ThumbNumbers? = nil
  ) {
    if let newMinimum, newMinimum.isFinite {
      requests.minimum = newMinimum
      requests.latestBound = .minimum
    }
    if let newMaximum, newMaximum.isFinite {
      requests.maximum = newMaximum
      requests.latestBound = .maximum
    }
    resolveBounds()
    // Setting a thumb to the value it already has does not change the precedence.
    var winner: Int?
    var changes = false
    if let newValues {
      for (index, value) in zip(values.indices, newValues).reversed() where !value.isNaN {
        requests.values[index] = value
        winner = index
        changes = changes || value != values[index]
      }
    }
    if let winner, changes { requests.latestThumb = Thumb(rawValue: winner) }
    resolveValues()
  }
}

// MARK: Two thumbs

extension SliderValues {
  /// Requests both values of a slider with two thumbs.
  ///
  /// `nil` and NaN keep a request.
  package mutating func setValues(lower: Double?, upper: Double?) {
    set(minimum: nil, maximum: nil, lower: lower, upper: upper)
  }

  /// Requests the bounds and both values of a slider with two thumbs.
  ///
  /// `nil` and NaN keep a request.
  package mutating func set(minimum: Double?, maximum: Double?, lower: Double?, upper: Double?) {
    var wishes = ThumbNumbers(.nan, count: 2)
    wishes[0] = lower ?? .nan
    wishes[1] = upper ?? .nan
    set(minimum: minimum, maximum: maximum, values: wishes)
  }
}

extension SliderValues.Requests {
  /// The requested value of the first thumb.
  package var lower: Double {
    get { values[0] }
    set { values[0] = newValue }
  }

  /// The requested value of the last thumb.
  package var upper: Double {
    get { values[values.count - 1] }
    set { values[values.count - 1] = newValue }
  }
}
