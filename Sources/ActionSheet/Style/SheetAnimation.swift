import Foundation

/// How a sheet comes and goes.
///
/// It comes as a spring and goes without one, both easing in and out.
public struct SheetAnimation: Equatable, Sendable {
  /// How long it takes to come and to go, in seconds; below zero or not finite is ignored.
  ///
  /// Default 0.2.
  public var duration: TimeInterval = 0.2 {
    didSet { if !(duration.isFinite && duration >= 0) { duration = oldValue } }
  }

  /// How much the spring swings when it comes: at 1 not at all, more towards 0.
  ///
  /// Brought between 0.01 and 1; what is not a number is ignored. Default 1.
  public var dampingRatio: CGFloat = 1 {
    didSet { dampingRatio = dampingRatio.isNaN ? oldValue : min(max(dampingRatio, 0.01), 1) }
  }

  /// How fast it is at first when it comes, as the part of its whole way in a second: 0.5 is 100
  /// points a second over a way of 200.
  ///
  /// Not finite is ignored. Default 1.
  public var initialVelocity: CGFloat = 1 {
    didSet { if !initialVelocity.isFinite { initialVelocity = oldValue } }
  }

  /// Makes the animation of ``SheetStyle/classic``.
  public init() {}

  /// After how many seconds a custom animation that never ends is taken to have ended.
  public var watchdogDelay: TimeInterval { duration + 1 }
}
