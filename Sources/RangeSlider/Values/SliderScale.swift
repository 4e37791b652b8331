import Foundation

/// How values are spread along a track.
///
/// A scale maps bounds onto fractions of the track, 0 at the minimum and 1 at the maximum. It rises
/// throughout, and its two functions undo one another. Values and fractions outside are brought
/// inside; what is not a number counts as the minimum. A scale that its bounds do not allow works as
/// ``linear``. Neither function allocates; both take constant time, or one pass over the knots.
public enum SliderScale: Equatable, Sendable {
  /// A value at a place along the track.
  public struct Knot: Equatable, Sendable {
    /// The place, as a share of the track between 0 and 1.
    public var fraction: Double

    /// The value there.
    public var value: Double

    /// Puts a value at a place.
    public init(fraction: Double, value: Double) {
      self.fraction = fraction
      self.value = value
    }
  }

  /// Equal distances are equal differences.
  case linear

  /// Equal distances are equal ratios; needs a minimum above zero.
  case logarithmic

  /// The value rises with a power of the distance; needs an exponent above zero.
  ///
  /// Above 1 the small values get more room, below 1 the great ones do. Exponents below 0.1 or above
  /// 10 leave one end of the track so flat that a point there stands for many values.
  case power(exponent: Double)

  /// Straight pieces between knots; the ends of the track are knots of their own.
  ///
  /// Fractions and values must rise from knot to knot, else the scale is linear. Knots that are not
  /// inside the track or the bounds are passed over.
  case piecewise([Knot])

  /// The place of a value, between 0 and 1.
  public func fraction(of value: Double, in bounds: ClosedRange<Double>) -> Double {
    let (minimum, maximum) = (bounds.lowerBound, bounds.upperBound)
    guard value > minimum, maximum > minimum else { return 0 }
    guard value < maximum else { return 1 }
    let straight = Self.share(of: value, from: minimum, to: maximum)
    switch self {
    case .logarithmic where minimum > 0:
      let start = log(minimum)
      return Self.clamped((log(value) - start) / (log(maximum) - start))
    case .power(let exponent) where exponent.isFinite && exponent > 0:
      return Self.clamped(pow(straight, 1 / exponent))
    case .piecewise(let knots):
      guard let piece = Self.piece(in: knots, bounds: bounds, holding: { value <= $0.value }) else {
        return straight
      }
      let share = Self.share(of: value, from: piece.start.value, to: piece.end.value)
      return Self.between(piece.start.fraction, piece.end.fraction, at: share)
    default:
      return straight
    }
  }

  /// The value at a place between 0 and 1.
  public func value(atFraction fraction: Double, in bounds: ClosedRange<Double>) -> Double {
    let (minimum, maximum) = (bounds.lowerBound, bounds.upperBound)
    guard fraction > 0 else { return minimum }
    guard fraction < 1 else { return maximum }
    let value: Double
    switch self {
    case .logarithmic where minimum > 0:
      let start = log(minimum)
      value = exp(start + fraction * (log(maximum) - start))
    case .power(let exponent) where exponent.isFinite && exponent > 0:
      value = Self.between(minimum, maximum, at: pow(fraction, exponent))
    case .piecewise(let knots):
      if let piece = Self.piece(in: knots, bounds: bounds, holding: { fraction <= $0.fraction }) {
        let share = Self.share(of: fraction, from: piece.start.fraction, to: piece.end.fraction)
        value = Self.between(piece.start.value, piece.end.value, at: share)
      } else {
        value = Self.between(minimum, maximum, at: fraction)
      }
    default:
      value = Self.between(minimum, maximum, at: fraction)
    }
    return min(max(value, minimum), maximum)
  }

  /// The two neighboring knots of which the later is the first to pass a test, or `nil` where the
  /// knots are not in order.
  private static func piece(
    in knots: [Knot], bounds: ClosedRange<Double>, holding: (Knot) -> Bool
  ) -> (start: Knot, end: Knot)? {
    var start = Knot(fraction: 0, value: bounds.lowerBound)
    var found: (start: Knot, end: Knot)?
    var previous: Knot?
    for knot in knots {
      guard knot.fraction.isFinite, knot.value.isFinite else { return nil }
      if let previous, knot.fraction <= previous.fraction || knot.value <= previous.value {
        return nil
      }
      previous = knot
      let isInside =
        knot.fraction > 0 && knot.fraction < 1 && knot.value > bounds.lowerBound
        && knot.value < bounds.upperBound
      guard isInside, found == nil else { continue }
      if holding(knot) { found = (start, knot) }
      start = knot
    }
    return found ?? (start, Knot(fraction: 1, value: bounds.upperBound))
  }

  /// Where a number lies between two others, as a share; halves keep the widest bounds finite.
  private static func share(of value: Double, from start: Double, to end: Double) -> Double {
    let range = end - start
    guard range.isFinite else { return clamped((value / 2 - start / 2) / (end / 2 - start / 2)) }
    return clamped((value - start) / range)
  }

  private static func between(_ start: Double, _ end: Double, at share: Double) -> Double {
    let range = end - start
    guard range.isFinite else { return start * (1 - share) + end * share }
    return start + range * share
  }

  private static func clamped(_ share: Double) -> Double {
    share.isNaN ? 0 : min(max(share, 0), 1)
  }
}
