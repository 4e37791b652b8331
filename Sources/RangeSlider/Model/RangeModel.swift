import Foundation

/// Two values within bounds, right after every call and in whatever order the calls come.
///
/// It remembers what was asked for and derives what holds. Where requests contradict each other the
/// bounds come first, then the order of the two values, the least distance, the stops, and the
/// greatest distance. So a value that the bounds pushed aside comes back when they widen again, and
/// setters in any order end at the same state; `UISlider` forgets at once. A change by the user
/// commits what is shown and forgets older requests. It knows no views, no pixels and no events.
///
/// Every call takes constant time and memory and allocates nothing; listed ``stops`` are stored once
/// and searched by halves.
public struct RangeModel: Equatable, Sendable {
  /// What was asked for last.
  public internal(set) var requests = Requests()

  /// The lower bound that holds; default 0.
  ///
  /// When the requested minimum lies above the requested maximum, the one set last holds for both.
  public internal(set) var minimum: Double = 0

  /// The upper bound that holds, never below ``minimum``; default 1.
  public internal(set) var maximum: Double = 1

  /// The lower value that holds; default 0.2.
  public internal(set) var lower: Double = 0.2

  /// The upper value that holds, never below ``lower``; default 0.8.
  public internal(set) var upper: Double = 0.8

  /// Whether stops wait for the end of a smooth movement.
  var isSmooth = false

  var storedStep: Double = 0
  var storedStops: [Double] = []
  var storedMinimumDistance: Double = 0
  var storedMaximumDistance: Double = .infinity

  /// Makes a model with bounds 0 and 1, values 0.2 and 0.8, and no other rule.
  public init() {}

  /// The value that holds for a thumb.
  public func value(of thumb: Thumb) -> Double {
    switch thumb {
    case .lower: lower
    case .upper: upper
    }
  }

  // MARK: Settings

  /// The distance between stops, counted from ``minimum``; default 0, which means none.
  ///
  /// The maximum is always a stop, even after a shorter last step. Negative steps count as zero; what
  /// is not finite is ignored. Steps so fine that there would be more than 2³¹ of them, or that the
  /// numbers cannot tell apart, have no effect.
  public var step: Double {
    get { storedStep }
    set {
      guard newValue.isFinite else { return }
      storedStep = max(newValue, 0)
      resolve()
    }
  }

  /// The values that can be chosen, beside the two bounds; default none.
  ///
  /// They are sorted and kept without repetitions, and go before ``step``. Those outside the bounds
  /// wait there. What is not finite is left out.
  public var stops: [Double] {
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

  /// The least difference between the two values; default 0.
  ///
  /// Wider than the bounds it is as wide as they are. Negative ones count as zero; what is not finite
  /// is ignored.
  public var minimumDistance: Double {
    get { storedMinimumDistance }
    set {
      guard newValue.isFinite else { return }
      storedMinimumDistance = max(newValue, 0)
      resolve()
    }
  }

  /// The greatest difference between the two values; default infinity, which means none.
  ///
  /// It yields to ``minimumDistance`` and to the stops. Negative ones count as zero; minus infinity
  /// and what is not a number are ignored.
  public var maximumDistance: Double {
    get { storedMaximumDistance }
    set {
      guard !newValue.isNaN, newValue != -.infinity else { return }
      storedMaximumDistance = max(newValue, 0)
      resolve()
    }
  }

  /// How values are spread along the track; default linear.
  ///
  /// It bears on how far ``adjust(_:bySteps:unit:)`` goes where there are no stops, on nothing else
  /// here.
  public var scale = SliderScale.linear

  // MARK: Requests

  /// Asks for a lower bound; a value that is not finite is ignored.
  ///
  /// Above the maximum it takes that along.
  public mutating func setMinimum(_ value: Double) {
    set(minimum: value, maximum: nil, lower: nil, upper: nil)
  }

  /// Asks for an upper bound; a value that is not finite is ignored.
  ///
  /// Below the minimum it takes that along.
  public mutating func setMaximum(_ value: Double) {
    set(minimum: nil, maximum: value, lower: nil, upper: nil)
  }

  /// Asks for a value; the thumb just set wins where the two would meet, and the other yields.
  ///
  /// A value out of the bounds is brought inside, and remembered for when they widen. Infinity means
  /// as far as allowed. A value that is not a number is ignored.
  public mutating func setValue(_ value: Double, of thumb: Thumb) {
    switch thumb {
    case .lower: setValues(lower: value, upper: nil)
    case .upper: setValues(lower: nil, upper: value)
    }
  }

  /// Asks for both values at once; `nil` and what is not a number leave a request as it is.
  ///
  /// Where the two do not go together the lower one wins.
  public mutating func setValues(lower: Double?, upper: Double?) {
    set(minimum: nil, maximum: nil, lower: lower, upper: upper)
  }

  /// Asks for bounds and values at once, without a state in between; `nil` leaves a request as it is.
  ///
  /// Of a minimum and a maximum the wrong way round the maximum holds for both; of two values that do
  /// not go together the lower one wins.
  public mutating func set(
    minimum newMinimum: Double?, maximum newMaximum: Double?, lower newLower: Double?,
    upper newUpper: Double?
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
    // A value set to what it is already has nobody to win against.
    var winner: Thumb?
    var isNews = false
    if let newUpper, !newUpper.isNaN {
      requests.upper = newUpper
      winner = .upper
      isNews = newUpper != upper
    }
    if let newLower, !newLower.isNaN {
      requests.lower = newLower
      winner = .lower
      isNews = isNews || newLower != lower
    }
    if let winner, isNews { requests.latestThumb = winner }
    resolveValues()
  }
}
