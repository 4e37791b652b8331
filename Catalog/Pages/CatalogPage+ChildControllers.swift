import ControlCore
import UIKit

extension CatalogPage {
  static let childControllers = CatalogPage(
    id: "child-controllers", title: "Child Controllers", module: "ControlExtras",
    summary: "A long screen made of small controllers.",
    keywords: ["container", "stack", "preferred", "content", "size", "scroll", "containment"],
    symbol: "square.stack", color: .systemPurple,
    content: .screen(
      Screen(
        states: [
          PageState("profile", "Profile"),
          PageState("expanded", "Expanded"),
          PageState("thousand", "A Thousand"),
        ],
        make: { state in
          let controller = ProfileStackViewController()
          switch state.id {
          case "expanded": controller.opensExpanded = true
          case "thousand": controller.noteCount = 1000
          default: break
          }
          return controller
        })))
}
