import Foundation

/// The timing with which a sheet appears and disappears.
///
/// A sheet appears with a spring and disappears with a curve that eases in and out.
public struct SheetAnimation: Equatable, Sendable {
  /// The duration in seconds.
  ///
  /// Negative and non-finite values are ignored. The default is 0.2, in a dialog 0.3.
  @StyleMember public var duration: TimeInterval = 0.2

  /// The damping ratio of the spring.
  ///
  /// Values are clamped to 0.01…1; a value that is not a number is ignored. The default is 1, without
  /// oscillation.
  @StyleMember(1, .ratio) public var dampingRatio: CGFloat

  /// The initial velocity of the spring, as a fraction of the whole distance per second.
  ///
  /// Over a distance of 200 points, 0.5 is 100 points per second. Non-finite values are ignored. The
  /// default is 1.
  @StyleMember(1, .finite) public var initialVelocity: CGFloat

  /// Creates a timing that sets nothing.
  public init() {}

  mutating func merge(_ higher: SheetAnimation, as origin: StyleOrigin) {
    $duration.merge(higher.$duration, as: origin)
    $dampingRatio.merge(higher.$dampingRatio, as: origin)
    $initialVelocity.merge(higher.$initialVelocity, as: origin)
  }
}
