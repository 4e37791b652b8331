import UIKit

/// One sample of a finger or pencil, in the coordinates of the scene.
public struct TouchSample: Hashable, Sendable {
  /// Tells the fingers apart; the same number from the first to the last sample.
  public var finger: Int
  /// What the finger did.
  public var phase: UITouch.Phase
  /// Where it is, in points.
  public var location: CGPoint
  /// How hard it presses; 1 is an average touch.
  public var force: CGFloat
  /// Finger or pencil.
  public var type: UITouch.TouchType
  /// The pencil's angle to the surface; upright by default.
  public var altitudeAngle: CGFloat
  /// The direction in which the pencil leans; to the right by default.
  public var azimuthAngle: CGFloat = 0
  /// The radius of the contact in points; nil, the default, for a fingertip's or a pencil's.
  public var majorRadius: CGFloat?
  /// The number by which a later ``TouchUpdate`` names this sample; nil, the default, when all of it
  /// is measured at once.
  public var estimate: Int?
  /// What is an estimate until the update, where there is one to come; by default the force.
  public var estimatedProperties: UITouch.Properties {
    get { UITouch.Properties(rawValue: estimatedBits) }
    set { estimatedBits = newValue.rawValue }
  }

  private var estimatedBits = UITouch.Properties.force.rawValue

  /// A sample; several samples of one finger in a call are coalesced into one event.
  public init(
    finger: Int = 0, phase: UITouch.Phase, location: CGPoint, force: CGFloat = 0,
    type: UITouch.TouchType = .direct, altitudeAngle: CGFloat = .pi / 2,
    majorRadius: CGFloat? = nil, estimate: Int? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.force = force
    self.type = type
    self.altitudeAngle = altitudeAngle
    self.majorRadius = majorRadius
    self.estimate = estimate
  }

  var hostTouch: HostTouch {
    var touch = HostTouch(
      identifier: finger, phase: phase, location: location, type: type, force: force,
      altitudeAngle: altitudeAngle)
    touch.azimuthAngle = azimuthAngle
    touch.majorRadius = majorRadius
    touch.estimate = estimate
    if estimate != nil { touch.estimated = estimatedProperties }
    return touch
  }
}
