import UIKit

extension CatalogPage {
  static let statefulButton = CatalogPage(
    id: "stateful-button", title: "Stateful Button", module: "ControlExtras",
    summary: "The right content in all sixteen states.",
    keywords: ["button", "state", "selected", "highlighted", "disabled", "focused", "image"],
    symbol: "switch.2", color: .systemGreen,
    content: .screen(
      Screen(
        states: [
          PageState("default", "Default"), PageState("single", "Single states"),
          PageState("combined", "Combinations"), PageState("configured", "Configuration"),
        ],
        make: { StatefulButtonViewController(state: $0.id) })))
}
