import ControlCore
import UIKit

extension CatalogPage {
  static let childControllers = CatalogPage(
    id: "child-controllers", title: "Child Controllers", module: "ControlExtras",
    summary: "A long screen made of small controllers.",
    keywords: ["container", "stack", "preferred", "content", "size", "scroll", "containment"],
    article: "ControlExtras/ChildStacks", symbol: "square.stack", color: .systemPurple,
    states: childStates, form: .none
  ) { report in
    let screen = ProfileStackViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let childStates: [PageState] = {
    let page = PageState.of(ProfileStackViewController.self)
    return [
      page("profile", "Profile"),
      page("expanded", "Expanded") { $0.opensExpanded = true },
      page("thousand", "A Thousand") { $0.noteCount = 1000 },
    ]
  }()
}
