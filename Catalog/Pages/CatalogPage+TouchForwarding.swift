import UIKit

extension CatalogPage {
  static let touchForwarding = CatalogPage(
    id: "touch-forwarding", title: "Touch Forwarding", module: "ControlExtras",
    summary: "Some touches stay, the others go on.",
    keywords: ["touch", "forward", "responder", "chain", "scroll", "pass", "through"],
    article: "ControlExtras/ForwardingTouches", symbol: "hand.tap", color: .systemMint,
    states: forwardingStates, form: .none
  ) { report in
    let screen = TouchForwardingViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let forwardingStates: [PageState] = {
    let page = PageState.of(TouchForwardingViewController.self)
    return [
      page("default", "Default")
    ]
  }()
}
