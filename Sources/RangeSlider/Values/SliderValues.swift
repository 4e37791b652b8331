import Foundation

/// The values of a slider with one to eight thumbs, which satisfy its rules after every call.
///
/// The slider stores the requests of the app and derives the values from them. Rules that contradict each
/// other apply in this order: bounds, order of the values, least distance, stops, limits of a thumb, greatest
/// distance. Rules that can all hold, hold. A value that the bounds displaced returns when the bounds widen,
/// so the order of setters does not matter; `UISlider` keeps the displaced value. A change by the user
/// replaces the requests of the thumbs that it moves.
///
/// Complexity: every call takes constant time and memory and allocates nothing, except for setting ``stops``
/// and ``tickValues``, which are sorted once and then searched by bisection.
package struct SliderValues: Equatable, Sendable {
  package internal(set) var requests: Requests

  // The lower bound. If the requested minimum is greater than the requested maximum, the latest one is both.
  package internal(set) var minimum: Double = 0

  /// The upper bound, never less than ``minimum``.
  package internal(set) var maximum: Double = 1
  package internal(set) var values: ThumbNumbers

  /// The held thumbs that are between stops, until the end of their movement.
  var smoothThumbs: ThumbSet = []

  /// The power of ten that makes the stops at equal steps whole numbers, or 0 if there is none.
  var decimalScale: Double = 0

  /// The least and the greatest value of each thumb, or `nil` if no thumb has limits of its own.
  var limitNumbers: LimitNumbers?

  struct LimitNumbers: Equatable, Sendable {
    var low = ThumbNumbers(-.infinity, count: ThumbNumbers.limit)
    var high = ThumbNumbers(.infinity, count: ThumbNumbers.limit)
  }

  // Creates values between 0 and 1: 0.2 and 0.8 for two thumbs, evenly distributed for more, and 0.5 for
  // one. They are requested, unless they are to follow the bounds.
  package init(count: Int = 2, areDistributed: Bool = false) {
    requests = Requests(count: count)
    values = ThumbNumbers(count: count)
    resolve()
    guard !areDistributed else { return }
    for index in values.indices { requests.set(values[index], of: Thumb(rawValue: index)) }
  }

  // The number of thumbs. Values out of range are limited to 1 through 8. Requests and limits of thumbs that
  // are not there apply when they are.
  package var count: Int {
    get { values.count }
    set {
      let new = ThumbNumbers(count: newValue)
      guard new.count != count else { return }
      let wasLast = requests.latestThumb.rawValue == count - 1
      values = new
      smoothThumbs = []
      if wasLast || requests.latestThumb.rawValue >= count {
        requests.latestThumb = Thumb(rawValue: count - 1)
      }
      resolve()
    }
  }

  package var lower: Double { values[0] }
  package var upper: Double { values[count - 1] }

  package func value(of thumb: Thumb) -> Double { values[thumb] }

  // MARK: Rules

  /// The distance between stops, counted from ``minimum``: ``SliderBaseControl/step``.
  package var step: Double = 0 {
    didSet {
      step = step.isFinite ? max(step, 0) : oldValue
      resolve()
    }
  }

  /// The values that can be selected in addition to the bounds, instead of steps: ``SliderControl/stops``.
  package var stops: [Double] = [] {
    didSet {
      stops = Self.sorted(stops)
      resolve()
    }
  }

  // The values of ticks, if only these can be selected. They replace stops and step, and limit the values to
  // the range from the first to the last of them.
  package var tickValues: [Double] = [] {
    didSet {
      tickValues = Self.sorted(tickValues)
      resolve()
    }
  }

  private static func sorted(_ numbers: [Double]) -> [Double] {
    numbers.filter(\.isFinite).sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The least distance between neighboring values: ``SliderBaseControl/minimumDistance``.
  package var minimumDistance: Double = 0 {
    didSet {
      minimumDistance = minimumDistance.isFinite ? max(minimumDistance, 0) : oldValue
      resolve()
    }
  }

  /// The greatest distance between neighboring values: ``SliderBaseControl/maximumDistance``.
  package var maximumDistance = Double.infinity {
    didSet {
      let isValid = maximumDistance > -.infinity
      maximumDistance = isValid ? max(maximumDistance, 0) : oldValue
      resolve()
    }
  }

  /// Sets the least and the greatest value of a thumb, or removes its limits with `nil`.
  package mutating func setLimits(_ limits: ClosedRange<Double>?, of thumb: Thumb) {
    guard (0..<ThumbNumbers.limit).contains(thumb.rawValue) else { return }
    guard limits != nil || limitNumbers != nil else { return }
    var numbers = limitNumbers ?? LimitNumbers()
    numbers.low[thumb] = limits?.lowerBound ?? -.infinity
    numbers.high[thumb] = limits?.upperBound ?? .infinity
    let hasLimits =
      numbers.low.contains { $0 > -.infinity } || numbers.high.contains { $0 < .infinity }
    limitNumbers = hasLimits ? numbers : nil
    resolve()
  }

  /// Returns the least and the greatest value of a thumb as set, or `nil` if it has no limits.
  package func ownLimits(of thumb: Thumb) -> ClosedRange<Double>? {
    guard (0..<ThumbNumbers.limit).contains(thumb.rawValue), let limitNumbers else { return nil }
    let (low, high) = (limitNumbers.low[thumb], limitNumbers.high[thumb])
    return low > -.infinity || high < .infinity ? low...high : nil
  }

  /// The range of values that can be selected, with the precedence of a limit of every thumb; `nil` for all.
  package var enabledRange: ClosedRange<Double>? {
    didSet { resolve() }
  }

  // The distribution of the values along the track. Here it affects only ``adjust(_:bySteps:unit:)`` without
  // stops, and values that are not requested.
  package var scale = SliderScale.linear {
    didSet {
      if !hasAllRequests { resolve() }
    }
  }

  // MARK: Requests

  package struct Requests: Equatable, Sendable {
    package enum Bound: Int, Equatable, Sendable { case minimum, maximum }

    package var minimum: Double = 0
    package var maximum: Double = 1

    /// The requested values of eight thumbs, which may be infinite.
    package var values = ThumbNumbers(count: ThumbNumbers.limit)

    /// The thumbs with a requested value; the other ones are evenly distributed.
    package var thumbs: ThumbSet = []

    /// The bound that applies to both if they are in the wrong order.
    package var latestBound = Bound.maximum

    /// The thumb that takes precedence if the values contradict each other.
    package var latestThumb: Thumb

    /// Creates the requests of a new slider, in which the last thumb takes precedence.
    package init(count: Int = 2) {
      latestThumb = Thumb(rawValue: ThumbNumbers(count: count).count - 1)
    }

    /// Requests a value; NaN is ignored, and so is a thumb that no slider has.
    package mutating func set(_ value: Double, of thumb: Thumb) {
      guard !value.isNaN, values.indices.contains(thumb.rawValue) else { return }
      values[thumb] = value
      thumbs.insert(ThumbSet(thumb))
    }
  }

  // Requests a value, which takes precedence over the values of the other thumbs. A value outside the bounds
  // is limited to them and restored when they widen. Infinity requests the greatest possible value. NaN is
  // ignored.
  package mutating func setValue(_ value: Double, of thumb: Thumb) {
    var values = ThumbNumbers(.nan, count: ThumbNumbers.limit)
    guard values.indices.contains(thumb.rawValue) else { return }
    values[thumb] = value
    set(values: values)
  }

  /// Requests bounds and values at once, without an intermediate state.
  ///
  /// `nil` and numbers that are not finite keep a bound, and NaN keeps a value.
  ///
  /// A bound that is set alone takes the other one along if that is in the way; of two, the maximum applies
  /// to both. If the values contradict each other, the first one takes precedence. Values of thumbs that are
  /// not there wait for them.
  package mutating func set(
    minimum newMinimum: Double? = nil, maximum newMaximum: Double? = nil,
    values newValues: ThumbNumbers
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
    for (index, value) in newValues.enumerated().reversed() where !value.isNaN {
      requests.set(value, of: Thumb(rawValue: index))
      guard index < count else { continue }
      winner = index
      changes = changes || value != values[index]
    }
    if let winner, changes { requests.latestThumb = Thumb(rawValue: winner) }
    values = resolvedValues
  }

  /// Requests bounds and both values of a slider with two thumbs; `nil` keeps a request.
  package mutating func set(
    minimum: Double? = nil, maximum: Double? = nil, lower: Double? = nil, upper: Double? = nil
  ) {
    var values = ThumbNumbers(.nan, count: 2)
    values[0] = lower ?? .nan
    values[1] = upper ?? .nan
    set(minimum: minimum, maximum: maximum, values: values)
  }
}
