import UIKit

extension CatalogPage {
  static let hitShapes = CatalogPage(
    id: "hit-shapes", title: "Hit Shapes", module: "ControlCore",
    summary: "Touches by shape instead of by rectangle.",
    keywords: ["touch", "hit", "test", "shape", "circle", "ring", "path", "mask", "menu"],
    article: "ControlCore/HitShapes", symbol: "hand.tap", color: .systemOrange,
    states: hitStates, form: .none
  ) { report in
    let screen = HitShapesViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let hitStates: [PageState] = {
    let page = PageState.of(HitShapesViewController.self)
    return [
      page("default", "Default"),
      page("touched", "Touched") { $0.showsTouches = true },
    ]
  }()
}
