extension RangeModel {
  /// What was asked for, which is more than what holds; an archive keeps it.
  public struct Requests: Equatable, Sendable {
    /// One of the two bounds.
    public enum Bound: Int, Equatable, Sendable {
      /// The lower bound.
      case minimum

      /// The upper bound.
      case maximum
    }

    /// The lower bound asked for; default 0.
    public var minimum: Double = 0

    /// The upper bound asked for; default 1.
    public var maximum: Double = 1

    /// The lower value asked for, which may be infinite; default 0.2.
    public var lower: Double = 0.2

    /// The upper value asked for, which may be infinite; default 0.8.
    public var upper: Double = 0.8

    /// The bound that holds for both where they are the wrong way round; default the maximum.
    public var latestBound = Bound.maximum

    /// The thumb that wins where the two values do not go together; default the upper one.
    public var latestThumb = Thumb.upper

    /// Makes the requests of a fresh slider: bounds 0 and 1, values 0.2 and 0.8.
    public init() {}
  }

  /// Takes up requests that were kept; bounds that are not finite and values that are not numbers
  /// leave what is here.
  public mutating func restore(_ kept: Requests) {
    if kept.minimum.isFinite { requests.minimum = kept.minimum }
    if kept.maximum.isFinite { requests.maximum = kept.maximum }
    if !kept.lower.isNaN { requests.lower = kept.lower }
    if !kept.upper.isNaN { requests.upper = kept.upper }
    requests.latestBound = kept.latestBound
    requests.latestThumb = kept.latestThumb
    resolve()
  }

  /// Makes what holds the only thing that was ever asked for.
  public mutating func commit() {
    requests.minimum = minimum
    requests.maximum = maximum
    requests.lower = lower
    requests.upper = upper
  }
}
