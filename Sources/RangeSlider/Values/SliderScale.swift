import Foundation

/// The distribution of the values of a slider along its track.
///
/// A scale maps values to fractions of the track, from 0 at the minimum to 1 at the maximum. It is strictly
/// increasing. Values and fractions out of range are limited to it, and NaN counts as the minimum. A scale
/// that the bounds do not allow acts as ``linear``.
///
/// Complexity: constant time, or linear in the number of knots, without allocations.
public enum SliderScale: Equatable, Sendable {
  /// A value at a position on the track.
  public struct Knot: Equatable, Sendable {
    /// The position as a fraction of the track, from 0 to 1.
    public var fraction: Double

    /// The value at the position.
    public var value: Double

    /// Creates a knot.
    public init(fraction: Double, value: Double) {
      self.fraction = fraction
      self.value = value
    }
  }

  /// Equal distances are equal differences.
  case linear

  /// Equal distances are equal ratios.
  ///
  /// The minimum must be greater than zero.
  case logarithmic

  /// The value is a power of the distance.
  ///
  /// The exponent must be greater than zero. Exponents greater than 1 give small values more space, and
  /// exponents less than 1 great values. With exponents less than 0.1 or greater than 10, a point near one
  /// end of the track stands for many values.
  case power(exponent: Double)

  /// Linear segments between knots and the ends of the track.
  ///
  /// Fractions and values must increase from knot to knot, otherwise the scale is linear. Knots outside of
  /// the track or the bounds are ignored.
  case piecewise([Knot])

  /// Returns the fraction of the track for a value, from 0 to 1.
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
    default: return straight
    }
  }

  /// Returns the value at a fraction of the track, from 0 to 1.
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
    default: value = Self.between(minimum, maximum, at: fraction)
    }
    return min(max(value, minimum), maximum)
  }

  /// Returns the first knot that passes a test and the one before it, or `nil` if the knots are not in order.
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

  // Returns the position of a number between two others as a fraction. Halves keep the widest bounds finite.
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

  private static func clamped(_ share: Double) -> Double { share.isNaN ? 0 : min(max(share, 0), 1) }
}
