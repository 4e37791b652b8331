import CoreGraphics
import Foundation

/// One place where a finger or a pencil was.
public struct StrokeSample: Equatable, Sendable {
  /// Where, in points of the board.
  ///
  /// A sample whose location is not finite is ignored.
  public var location: CGPoint

  /// The force, as `UITouch.force` gives it: 1 is that of an ordinary touch.
  ///
  /// `nil`, the default, when the device cannot tell.
  public var pressure: CGFloat?

  /// The angle between pencil and board, in radians: π/2, the default, when it is upright, as a finger
  /// always is, and 0 when it lies flat.
  public var altitude: CGFloat

  /// The direction in which the pencil leans, in radians from the x axis.
  ///
  /// Default 0.
  public var azimuth: CGFloat

  /// When, in seconds, as `UITouch.timestamp`.
  ///
  /// Default 0.
  public var timestamp: TimeInterval

  /// The number by which a better sample of the same place will follow, as
  /// `UITouch.estimationUpdateIndex`, see ``StrokeSession/corrected(by:)``.
  ///
  /// `nil`, the default, when none is to follow.
  public var estimate: Int?

  /// Makes a sample.
  public init(
    location: CGPoint, pressure: CGFloat? = nil, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    timestamp: TimeInterval = 0, estimate: Int? = nil
  ) {
    self.location = location
    self.pressure = pressure
    self.altitude = altitude
    self.azimuth = azimuth
    self.timestamp = timestamp
    self.estimate = estimate
  }

  /// The sample as brushes get it: `nil` without a place, and other values that are not finite
  /// replaced by their defaults.
  ///
  /// Places are kept within a million points, beyond which nothing can be told apart.
  var usable: StrokeSample? {
    guard location.x.isFinite, location.y.isFinite else { return nil }
    let reach: CGFloat = 1_000_000
    return StrokeSample(
      location: CGPoint(
        x: min(max(location.x, -reach), reach), y: min(max(location.y, -reach), reach)),
      pressure: pressure.flatMap { $0.isFinite ? $0 : nil },
      altitude: altitude.isFinite ? altitude : .pi / 2, azimuth: azimuth.isFinite ? azimuth : 0,
      timestamp: timestamp.isFinite ? timestamp : 0, estimate: estimate)
  }
}
