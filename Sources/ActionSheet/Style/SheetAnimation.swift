import Foundation

/// The timing with which a sheet appears and disappears.
///
/// A sheet appears with a spring and disappears with a curve that eases in and out.
public struct SheetAnimation: Equatable, Sendable {
  var record = StyleRecord()

  /// The duration in seconds.
  ///
  /// Negative and non-finite values are ignored. The default is 0.2.
  public var duration: TimeInterval = 0.2 {
    didSet {
      guard duration.isFinite, duration >= 0 else { return duration = oldValue }
      record.insert(.animationDuration)
    }
  }

  /// The damping ratio of the spring.
  ///
  /// Values are clamped to 0.01…1; a value that is not a number is ignored. The default is 1, without
  /// oscillation.
  public var dampingRatio: CGFloat = 1 {
    didSet {
      guard !dampingRatio.isNaN else { return dampingRatio = oldValue }
      dampingRatio = min(max(dampingRatio, 0.01), 1)
      record.insert(.animationDampingRatio)
    }
  }

  /// The initial velocity of the spring, as a fraction of the whole distance per second.
  ///
  /// Over a distance of 200 points, 0.5 is 100 points per second. Non-finite values are ignored. The
  /// default is 1.
  public var initialVelocity: CGFloat = 1 {
    didSet {
      guard initialVelocity.isFinite else { return initialVelocity = oldValue }
      record.insert(.animationVelocity)
    }
  }

  /// Creates the timing of ``SheetStyle/classic``.
  public init() {}
}
