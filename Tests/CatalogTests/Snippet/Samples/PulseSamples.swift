// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlExtras
import UIKit

enum Sample_pulse_default {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    return control
  }
}
enum Sample_pulse_person {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    control.image = UIImage(
      systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
    return control
  }
}
enum Sample_pulse_busy {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    control.ringCount = 6
    control.period = 1.5
    control.pulseColor = .systemPink
    return control
  }
}
enum Sample_pulse_restarting {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    control.restartsOnReturn = true
    return control
  }
}
enum Sample_pulse_stopped {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    control.isPulsing = false
    return control
  }
}
enum Sample_pulse_disabled {
  @MainActor
  static func makeRadarPulse() -> RadarPulseControl {
    let control = RadarPulseControl()
    control.isEnabled = false
    return control
  }
}
