import UIKit

extension CatalogPage {
  static let statefulButton = CatalogPage(
    id: "stateful-button", title: "Stateful Button", module: "ControlExtras",
    summary: "The right content in all sixteen states.",
    keywords: ["button", "state", "selected", "highlighted", "disabled", "focused", "image"],
    article: "ControlExtras/StateContent", symbol: "switch.2", color: .systemGreen,
    states: buttonStates, form: .none
  ) { report in
    let screen = StatefulButtonViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let buttonStates: [PageState] = {
    let page = PageState.of(StatefulButtonViewController.self)
    return [
      page("default", "Default"),
      page("single", "Single states") { $0.show("single") },
      page("combined", "Combinations") { $0.show("combined") },
      page("configured", "Configuration") { $0.show("configured") },
    ]
  }()
}
