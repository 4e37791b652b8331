import ControlCore
import UIKit

extension RadarPulseControl: Inspectable {
  /// The inspectable properties, in the order of the attributes inspector.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty("isPulsing", \RadarPulseControl.isPulsing, kind: .bool, default: true),
      InspectableProperty(
        "ringCount", \RadarPulseControl.ringCount,
        kind: .integer(1...PulseGeometry.maximumRingCount), default: 3),
      InspectableProperty(
        "period", \RadarPulseControl.period, kind: .number(0.5...10), default: 3),
      InspectableProperty(
        "pulseColor", \RadarPulseControl.pulseColor, default: defaultPulseColor),
      InspectableProperty("image", \RadarPulseControl.image),
      InspectableProperty(
        "restartsOnReturn", \RadarPulseControl.restartsOnReturn, kind: .bool, default: false),
    ].topic("Pulse")
  }
}
