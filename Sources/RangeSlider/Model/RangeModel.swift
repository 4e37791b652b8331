import Foundation

/// Two values within bounds, right after every call and in whatever order the calls come.
///
/// It remembers what was asked for and derives what holds: bounds come first, then the order of the
/// two values, then the requests. So a value that the bounds pushed aside comes back when they widen
/// again, and four setters in any order end at the same state. `UISlider` forgets at once. A change
/// by the user commits what is shown and forgets older requests. It knows no views, no pixels and no
/// events. Every call takes constant time and memory.
public struct RangeModel: Equatable, Sendable {
  private enum Bound: Equatable {
    case minimum
    case maximum
  }

  private var requestedMinimum: Double = 0
  private var requestedMaximum: Double = 1
  private var requestedLower: Double = 0.2
  private var requestedUpper: Double = 0.8
  private var latestBound = Bound.maximum
  private var latestThumb = Thumb.upper

  /// Makes a model with bounds 0 and 1 and values 0.2 and 0.8.
  public init() {}

  // MARK: Effective state

  /// The lower bound that holds.
  ///
  /// When the requested minimum lies above the requested maximum, the one set last holds for both.
  public var minimum: Double {
    latestBound == .minimum ? requestedMinimum : min(requestedMinimum, requestedMaximum)
  }

  /// The upper bound that holds; never below ``minimum``.
  public var maximum: Double {
    latestBound == .maximum ? requestedMaximum : max(requestedMinimum, requestedMaximum)
  }

  /// The lower value that holds: within the bounds, never above ``upper``.
  public var lower: Double {
    let own = clamped(requestedLower)
    return latestThumb == .lower ? own : min(own, clamped(requestedUpper))
  }

  /// The upper value that holds: within the bounds, never below ``lower``.
  public var upper: Double {
    let own = clamped(requestedUpper)
    return latestThumb == .upper ? own : max(own, clamped(requestedLower))
  }

  /// The value that holds for a thumb.
  public func value(of thumb: Thumb) -> Double {
    switch thumb {
    case .lower: lower
    case .upper: upper
    }
  }

  // MARK: Requests

  /// Asks for a lower bound; a value that is not finite is ignored.
  public mutating func setMinimum(_ value: Double) {
    guard value.isFinite else { return }
    requestedMinimum = value
    latestBound = .minimum
  }

  /// Asks for an upper bound; a value that is not finite is ignored.
  public mutating func setMaximum(_ value: Double) {
    guard value.isFinite else { return }
    requestedMaximum = value
    latestBound = .maximum
  }

  /// Asks for a value; the thumb just set wins where the two would cross, and the other yields.
  ///
  /// A value out of the bounds is brought inside, and remembered for when they widen. Infinity means
  /// as far as allowed. A value that is not a number is ignored.
  public mutating func setValue(_ value: Double, of thumb: Thumb) {
    guard !value.isNaN else { return }
    switch thumb {
    case .lower: requestedLower = value
    case .upper: requestedUpper = value
    }
    latestThumb = thumb
  }

  /// Moves a thumb as a user does: it stops at the bounds and at the other thumb.
  ///
  /// What is shown afterwards is committed, and requests made earlier are forgotten. A value that is
  /// not a number is ignored.
  public mutating func moveByUser(_ thumb: Thumb, to value: Double) {
    guard !value.isNaN else { return }
    let (lower, upper) = (lower, upper)
    switch thumb {
    case .lower:
      requestedLower = min(clamped(value), upper)
      requestedUpper = upper
    case .upper:
      requestedUpper = max(clamped(value), lower)
      requestedLower = lower
    }
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, minimum), maximum)
  }
}
