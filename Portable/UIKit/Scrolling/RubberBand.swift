/// How far content follows a finger that pulls it beyond its edge.
struct RubberBand: Equatable, Sendable {
  private static let stiffness: CGFloat = 0.55

  /// The length of the scroll view along the pulled axis; the content never follows farther.
  var dimension: CGFloat

  /// The distance shown for a finger `distance` beyond the edge.
  func shown(for distance: CGFloat) -> CGFloat {
    guard dimension > 0, distance > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// The distance of the finger for which `shown` is seen: the inverse of `shown(for:)`.
  func distance(for shown: CGFloat) -> CGFloat {
    guard dimension > 0, shown > 0 else { return 0 }
    let share = min(shown / dimension, 0.999)
    return (1 / (1 - share) - 1) * dimension / Self.stiffness
  }

  /// `position` pulled back when it lies outside `range`.
  func clamp(_ position: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - shown(for: range.lowerBound - position)
    }
    if position > range.upperBound {
      return range.upperBound + shown(for: position - range.upperBound)
    }
    return position
  }

  /// The position that `clamp(_:to:)` turns into `position`.
  func unclamp(_ position: CGFloat, from range: ClosedRange<CGFloat>) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - distance(for: range.lowerBound - position)
    }
    if position > range.upperBound {
      return range.upperBound + distance(for: position - range.upperBound)
    }
    return position
  }
}
