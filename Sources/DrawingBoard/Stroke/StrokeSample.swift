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
}

/// The measured values of a sample whose force or angles were estimates.
struct StrokeCorrection: Equatable, Sendable {
  /// The ``StrokeSample/estimate`` of the sample.
  var estimate: Int

  /// The measured force; `nil`, the default, keeps that of the sample.
  var pressure: CGFloat?

  /// The measured altitude in radians; `nil`, the default, keeps that of the sample.
  var altitude: CGFloat?

  /// The measured azimuth in radians; `nil`, the default, keeps that of the sample.
  var azimuth: CGFloat?

  /// A Boolean value that indicates whether no other correction of the sample follows.
  ///
  /// Default `true`.
  var isFinal: Bool

  /// Creates a correction.
  ///
  /// Non-finite values count as `nil`.
  init(
    estimate: Int, pressure: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    isFinal: Bool = true
  ) {
    self.estimate = estimate
    self.pressure = pressure
    self.altitude = altitude
    self.azimuth = azimuth
    self.isFinal = isFinal
  }

  /// Returns the sample with the measured values.
  func applied(to sample: StrokeSample) -> StrokeSample {
    func finite(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
    var sample = sample
    sample.pressure = finite(pressure) ?? sample.pressure
    sample.altitude = finite(altitude) ?? sample.altitude
    sample.azimuth = finite(azimuth) ?? sample.azimuth
    if isFinal { sample.estimate = nil }
    return sample.storable(since: 0) ?? sample
  }
}
