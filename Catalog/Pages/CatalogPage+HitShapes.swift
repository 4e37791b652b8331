import UIKit

extension CatalogPage {
  static let hitShapes = CatalogPage(
    id: "hit-shapes", title: "Hit Shapes", module: "ControlCore",
    summary: "Touches by shape instead of by rectangle.",
    keywords: ["touch", "hit", "test", "shape", "circle", "ring", "path", "mask", "menu"],
    symbol: "hand.tap", color: .systemOrange,
    content: .screen(
      Screen(
        states: [PageState("default", "Default"), PageState("touched", "Touched")],
        make: { HitShapesViewController(showsTouches: $0.id == "touched") })))
}
