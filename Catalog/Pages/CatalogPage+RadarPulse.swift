import ControlExtras
import UIKit

extension CatalogPage {
  static let radarPulse = CatalogPage(
    id: "pulse", title: "Radar Pulse", module: "ControlExtras",
    summary: "Rings that survive the background.",
    keywords: ["radar", "pulse", "animation", "background", "resume", "rings", "layer"],
    symbol: "circle.dotted", color: .systemTeal,
    content: .control(
      Showcase(
        make: {
          let pulse = RadarPulseControl()
          pulse.accessibilityLabel = localized("Look around")
          return pulse
        },
        states: [
          PageState("default", "Default"),
          pulse("person", "Person") {
            $0.image = SampleImages.symbol("person.fill", size: 32)
          },
          pulse("busy", "Busy") {
            $0.ringCount = 6
            $0.period = 1.5
            $0.pulseColor = .systemPink
          },
          pulse("restarting", "Restarts on return") { $0.restartsOnReturn = true },
          pulse("stopped", "Stopped") { $0.isPulsing = false },
          PageState(
            "disabled", "Disabled", code: ["control.isEnabled = false"],
            setUp: { $0.isEnabled = false }),
        ],
        readout: { ($0 as? RadarPulseControl)?.readout ?? "" },
        connect: { control, sent in
          control.addAction(
            UIAction { _ in sent("primaryActionTriggered") }, for: .primaryActionTriggered)
        })))

  private static func pulse(
    _ id: String, _ title: String, configure: @escaping @MainActor (RadarPulseControl) -> Void
  ) -> PageState {
    PageState(id, title) { control in
      if let pulse = control as? RadarPulseControl { configure(pulse) }
    }
  }
}

extension RadarPulseControl {
  fileprivate var readout: String {
    guard isPulsing else { return localized("At rest") }
    return restartsOnReturn ? localized("Restarts") : localized("Continues")
  }
}
