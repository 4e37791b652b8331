import CoreGraphics

/// What was measured of a sample after it was drawn, as the force of a pencil is.
public struct StrokeCorrection: Equatable, Sendable {
  /// The ``StrokeSample/estimate`` of the sample.
  public var estimate: Int

  /// The real force; `nil`, the default, leaves that of the sample.
  public var pressure: CGFloat?

  /// The real angle to the board, in radians; `nil`, the default, leaves that of the sample.
  public var altitude: CGFloat?

  /// The real direction of the pencil, in radians; `nil`, the default, leaves that of the sample.
  public var azimuth: CGFloat?

  /// Whether no other correction of the sample will follow; default `true`.
  public var isFinal: Bool

  /// Makes a correction; what is not finite counts as `nil`.
  public init(
    estimate: Int, pressure: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    isFinal: Bool = true
  ) {
    self.estimate = estimate
    self.pressure = pressure
    self.altitude = altitude
    self.azimuth = azimuth
    self.isFinal = isFinal
  }

  /// The sample with what is known of it now.
  func applied(to sample: StrokeSample) -> StrokeSample {
    func finite(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
    var sample = sample
    sample.pressure = finite(pressure) ?? sample.pressure
    sample.altitude = finite(altitude) ?? sample.altitude
    sample.azimuth = finite(azimuth) ?? sample.azimuth
    if isFinal { sample.estimate = nil }
    return sample
  }
}
