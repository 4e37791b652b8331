import Foundation

/// A sheet that is dragged down by a finger: where it is meanwhile, and whether it goes.
///
/// Downwards it follows the finger, upwards it resists, and so it does downwards where it may not
/// close. Where it would come to rest by itself decides whether it goes. Pure functions of what the
/// finger did; constant time.
public struct SheetDrag: Equatable, Sendable {
  /// What becomes of the sheet when the finger lifts.
  public enum Decision: Equatable, Sendable {
    /// It goes back to where it was.
    case returns

    /// It closes.
    case closes
  }

  /// The way to below the window, in points: the container's height.
  public var distance: CGFloat

  /// Whether it may close.
  public var canClose: Bool

  /// What is left of a velocity after a millisecond of gliding.
  ///
  /// Default 0.998, as in a scroll view.
  public var decelerationRate: CGFloat = 0.998

  /// How much of the first point is followed where it resists.
  ///
  /// Default 0.55, as in a scroll view.
  public var resistance: CGFloat = 0.55

  /// Makes a drag.
  ///
  /// - Parameters:
  ///   - distance: The way to below the window in points; below zero or not finite counts as 0.
  ///   - canClose: Whether it may close.
  public init(distance: CGFloat, canClose: Bool) {
    self.distance = distance.asLength
    self.canClose = canClose
  }

  /// Whether a pan becomes a drag of the sheet instead of scrolling.
  ///
  /// - Parameters:
  ///   - velocity: The pan's velocity, in points a second.
  ///   - bodyOffset: How far what is under the finger is scrolled, in points.
  /// - Returns: Whether it goes down rather than sideways and there is nothing above to scroll to.
  public static func begins(velocity: CGPoint, bodyOffset: CGFloat) -> Bool {
    velocity.y > abs(velocity.x) && bodyOffset <= 0
  }

  /// How far below its place the sheet is, in points; above it where negative.
  ///
  /// - Parameter translation: How far down the finger has moved, in points; what is not finite
  ///   counts as 0.
  /// - Returns: The way from its place.
  public func offset(for translation: CGFloat) -> CGFloat {
    guard translation.isFinite else { return 0 }
    return translation > 0 && canClose ? translation : resisted(translation)
  }

  /// How much is left of the dimming behind the sheet at an offset, from 1 in its place to 0 below
  /// the window.
  public func dimming(at offset: CGFloat) -> CGFloat {
    guard distance > 0, offset.isFinite else { return 1 }
    return 1 - min(max(offset / distance, 0), 1)
  }

  /// Whether the sheet goes: where it would glide to lies more than half of the way down.
  ///
  /// - Parameters:
  ///   - translation: How far down the finger has moved, in points.
  ///   - velocity: How fast it goes down, in points a second.
  /// - Returns: Whether it closes; it does not where a number is not finite.
  public func decision(translation: CGFloat, velocity: CGFloat) -> Decision {
    guard canClose, distance > 0, translation.isFinite, velocity.isFinite, translation > 0 else {
      return .returns
    }
    return translation + glide(velocity) > distance / 2 ? .closes : .returns
  }

  /// The velocity that a spring begins with, as the part of its whole way in a second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points a second.
  ///   - offset: Where it begins, in points.
  ///   - target: Where it ends, in points.
  /// - Returns: 0 where there is no way to go or a number is not finite.
  public static func springVelocity(
    _ velocity: CGFloat, from offset: CGFloat, to target: CGFloat
  ) -> CGFloat {
    let way = target - offset
    guard way != 0, way.isFinite, velocity.isFinite else { return 0 }
    return velocity / way
  }

  /// How far a body glides that loses its velocity as a scroll view's content does: the sum of what it
  /// covers in every millisecond.
  private func glide(_ velocity: CGFloat) -> CGFloat {
    let rate = decelerationRate.isFinite ? min(max(decelerationRate, 0), 0.9999) : 0
    return velocity / 1000 * rate / (1 - rate)
  }

  /// The rubber band of a scroll view: it follows less and less and never reaches the distance.
  private func resisted(_ translation: CGFloat) -> CGFloat {
    let dimension = max(distance, 1)
    let followed = abs(translation) * (resistance.isFinite ? min(max(resistance, 0), 1) : 0)
    let offset = (1 - 1 / (followed / dimension + 1)) * dimension
    return translation < 0 ? -offset : offset
  }
}
