// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
#if canImport(SwiftUI)
  import ActionSheet
  import ControlExtras
  import DrawingBoard
  import RangeSlider
  import SwiftUI
  import UIKit

  enum Sample_pulse_default {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_person {
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
  enum Sample_pulse_busy {
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
  enum Sample_pulse_restarting {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.restartsOnReturn = true
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_stopped {
    struct RadarPulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarPulseControl {
        let control = RadarPulseControl()
        control.isPulsing = false
        return control
      }

      func updateUIView(_ control: RadarPulseControl, context: Context) {}
    }
  }
  enum Sample_pulse_disabled {
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
