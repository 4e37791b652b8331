import ControlExtras
import UIKit

extension CatalogPage {
  static let radarPulse = CatalogPage(
    id: "pulse", title: "Radar Pulse", module: "ControlExtras",
    summary: "Rings that survive the background.",
    keywords: ["radar", "pulse", "animation", "background", "resume", "rings", "layer"],
    article: "ControlExtras/ResumingAnimations", symbol: "circle.dotted", color: .systemTeal,
    states: pulseStates, form: .control(RadarPulseControl.self)
  ) { report in
    let pulse = RadarPulseControl()
    pulse.accessibilityLabel = localized("Look around")
    pulse.addAction(
      UIAction { _ in report("primaryActionTriggered") }, for: .primaryActionTriggered)
    return .control(pulse) { $0.readout }
  }

  private static let pulse = PageState.of(RadarPulseControl.self)

  private static let pulseStates = [
    pulse("default", "Default"),
    pulse("person", "Person") { $0.image = SampleImages.symbol("person.fill", size: 32) },
    pulse("busy", "Busy") {
      $0.ringCount = 6
      $0.period = 1.5
      $0.pulseColor = .systemPink
    },
    pulse("restarting", "Restarts on return") { $0.restartsOnReturn = true },
    pulse("stopped", "Stopped") { $0.isPulsing = false },
    pulse("disabled", "Disabled", setUp: { $0.isEnabled = false }),
  ]
}

extension RadarPulseControl {
  fileprivate var readout: String {
    guard isPulsing else { return localized("At rest") }
    return restartsOnReturn ? localized("Restarts") : localized("Continues")
  }
}
