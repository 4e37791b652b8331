import CoreGraphics

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
    return sample
  }
}
