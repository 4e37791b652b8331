import UIKit

/// What the device measured of a sample after it was delivered, as a pencil does over the air.
public struct TouchUpdate: Hashable, Sendable {
  /// The ``TouchSample/estimate`` of the sample.
  public var estimate: Int
  /// How hard it really pressed; nil leaves the estimate.
  public var force: CGFloat?
  /// The real angle to the surface; nil leaves the estimate.
  public var altitudeAngle: CGFloat?
  /// The direction in which it really leant; nil leaves the estimate.
  public var azimuthAngle: CGFloat?
  /// What a further update will tell; none by default.
  public var expected: UITouch.Properties {
    get { UITouch.Properties(rawValue: expectedBits) }
    set { expectedBits = newValue.rawValue }
  }

  private var expectedBits: Int

  /// An update of one sample.
  public init(
    estimate: Int, force: CGFloat? = nil, altitudeAngle: CGFloat? = nil,
    azimuthAngle: CGFloat? = nil, expected: UITouch.Properties = []
  ) {
    self.estimate = estimate
    self.force = force
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    expectedBits = expected.rawValue
  }

  var hostUpdate: HostTouchUpdate {
    HostTouchUpdate(
      estimate: estimate, force: force, altitudeAngle: altitudeAngle, azimuthAngle: azimuthAngle,
      expected: expected)
  }
}
