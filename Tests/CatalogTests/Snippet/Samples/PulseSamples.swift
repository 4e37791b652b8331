// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum PulseSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "pulse/default": {
      let control = RadarPulseControl()
      return control
    },
    "pulse/person": {
      let control = RadarPulseControl()
      control.image = UIImage(
        systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
      return control
    },
    "pulse/busy": {
      let control = RadarPulseControl()
      control.ringCount = 6
      control.period = 1.5
      control.pulseColor = .systemPink
      return control
    },
    "pulse/restarting": {
      let control = RadarPulseControl()
      control.restartsOnReturn = true
      return control
    },
    "pulse/stopped": {
      let control = RadarPulseControl()
      control.isPulsing = false
      return control
    },
    "pulse/disabled": {
      let control = RadarPulseControl()
      control.isEnabled = false
      return control
    },
  ]
}
