import UIKit

extension CatalogPage {
  /// The controls under constraints, in either direction and at any text size.
  static let autoLayout = CatalogPage(
    id: "auto-layout", title: "Auto Layout", module: "ControlKit",
    summary: "Every control under constraints.",
    keywords: [
      "constraints", "stack", "anchors", "table", "cell", "dynamic", "type", "direction", "right",
    ],
    article: "ControlCore/InterfaceBuilder", symbol: "arrow.up.left.and.arrow.down.right",
    color: .systemIndigo,
    states: layoutStates, form: .none
  ) { report in
    let screen = AutoLayoutViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let layoutStates: [PageState] = {
    let page = PageState.of(AutoLayoutViewController.self)
    return [
      page("stack", "Stack")
    ]
  }()
}
