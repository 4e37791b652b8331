import UIKit

extension CatalogPage {
  static let childControllers = CatalogPage(
    id: "child-controllers", title: "Child Controllers", module: "ControlExtras",
    summary: "A long screen made of small controllers.",
    keywords: ["container", "stack", "preferred", "content", "size", "scroll", "containment"],
    article: "ControlExtras/ChildStacks", symbol: "square.stack", color: .systemPurple,
    states: childStates,
    form: .screen(
      "Profile", declarations: CodeForm.declarations("ProfileCode"),
      making: ["let controller = ProfileViewController()"])
  ) { report in
    let screen = ProfileViewController()
    screen.eventHandler = report
    return .screen(screen)
  }

  private static let childStates: [PageState] = {
    let page = PageState.of(ProfileViewController.self)
    return [
      page("profile", "Profile", setUp: { $0.spacing = 8 }),
      page(
        "expanded", "Expanded",
        setUp: { controller in
          controller.spacing = 8
          controller.about.isExpanded = true
        }),
      page("spaced", "Wide spacing", setUp: { $0.spacing = 32 }),
      page(
        "thousand", "A Thousand",
        setUp: { controller in
          controller.spacing = 8
          controller.noteCount = 1_000
        }),
      page(
        "scrolled", "Scrolled",
        setUp: { controller in
          controller.spacing = 8
          controller.noteCount = 1_000
        }, pose: { $0.scrollView.contentOffset.y = 20_000 }),
    ]
  }()
}
