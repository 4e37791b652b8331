import UIKit

extension CatalogPage {
  /// The controls under constraints, in either direction and at any text size.
  static let autoLayout = CatalogPage(
    id: "auto-layout", title: "Auto Layout", module: "ControlKit",
    summary: "Every control under constraints.",
    keywords: [
      "constraints", "stack", "anchors", "table", "cell", "dynamic", "type", "direction", "right",
    ],
    symbol: "arrow.up.left.and.arrow.down.right", color: .systemIndigo,
    content: .screen(
      Screen(
        states: [
          PageState("stack", "Stack"),
          PageState("right-to-left", "Right to left"),
          PageState("small-text", "Small text"),
          PageState("large-text", "Large text"),
          PageState("table", "Table"),
        ],
        make: { state in
          var settings = LayoutSettings()
          switch state.id {
          case "right-to-left": settings.isRightToLeft = true
          case "small-text": settings.textSize = .smallest
          case "large-text": settings.textSize = .largest
          default: break
          }
          return state.id == "table"
            ? AutoLayoutTableViewController(settings: settings)
            : AutoLayoutViewController(settings: settings)
        })))
}
