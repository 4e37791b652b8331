// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ControlExtras
import SwiftUI
import UIKit

enum Sample_pulse_default_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
enum Sample_pulse_person_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      control.image = UIImage(
        systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
enum Sample_pulse_busy_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      control.ringCount = 6
      control.period = 1.5
      control.pulseColor = .systemPink
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
enum Sample_pulse_restarting_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      control.restartsOnReturn = true
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
enum Sample_pulse_stopped_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      control.isPulsing = false
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
enum Sample_pulse_disabled_SwiftUI {
  struct RadarPulseView: UIViewRepresentable {
    func makeUIView(context: Context) -> RadarPulseControl {
      let control = RadarPulseControl()
      control.isEnabled = false
      return control
    }

    func updateUIView(_ control: RadarPulseControl, context: Context) {}
  }
}
#endif
