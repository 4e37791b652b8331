import CoreGraphics
import Foundation

/// A location of a touch, with the force and the angles of a pencil.
public struct StrokeSample: Equatable, Sendable {
  /// The location in points of the picture.
  ///
  /// A sample whose location is not finite is ignored.
  public var location: CGPoint

  /// The force, as in `UITouch.force`: 1 is the force of an average touch.
  ///
  /// Default `nil`: the device does not measure it. Non-finite values count as the default.
  public var pressure: CGFloat?

  /// The angle between pencil and board in radians, as in `UITouch.altitudeAngle`.
  ///
  /// Default π/2: perpendicular, as for fingers. Non-finite values count as the default.
  public var altitude: CGFloat

  /// The direction in which the pencil leans, in radians from the x axis.
  ///
  /// Default 0. Non-finite values count as the default.
  public var azimuth: CGFloat

  /// The time in seconds, as in `UITouch.timestamp`.
  ///
  /// Default 0. Non-finite values count as the default.
  public var timestamp: TimeInterval

  /// The number of the estimated values, as in `UITouch.estimationUpdateIndex`, that a
  /// ``StrokeCorrection`` refers to.
  ///
  /// Default `nil`: no correction will follow.
  var estimate: Int?

  /// Creates a sample.
  public init(
    location: CGPoint, pressure: CGFloat? = nil, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    timestamp: TimeInterval = 0
  ) {
    self.location = location
    self.pressure = pressure
    self.altitude = altitude
    self.azimuth = azimuth
    self.timestamp = timestamp
  }

  /// Creates a sample whose values may be estimates.
  init(
    location: CGPoint, pressure: CGFloat? = nil, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    timestamp: TimeInterval = 0, estimate: Int?
  ) {
    self.init(
      location: location, pressure: pressure, altitude: altitude, azimuth: azimuth,
      timestamp: timestamp)
    self.estimate = estimate
  }

  /// The sample with defaults in place of non-finite values; `nil` without a finite location.
  ///
  /// Locations are clamped to a million points, beyond which a pixel cannot be represented.
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
