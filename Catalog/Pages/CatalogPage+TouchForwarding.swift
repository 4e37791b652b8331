import UIKit

extension CatalogPage {
  static let touchForwarding = CatalogPage(
    id: "touch-forwarding", title: "Touch Forwarding", module: "ControlExtras",
    summary: "Some touches stay, the others go on.",
    keywords: ["touch", "forward", "responder", "chain", "scroll", "pass", "through"],
    symbol: "hand.tap", color: .systemMint,
    content: .screen(
      Screen(
        states: [PageState("default", "Default")], make: { _ in TouchForwardingViewController() })))
}
