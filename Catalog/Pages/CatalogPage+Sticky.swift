import ControlCore
import UIKit

extension CatalogPage {
  static let sticky = CatalogPage(
    id: "sticky", title: "Sticky Header and Footer", module: "ControlExtras",
    summary: "A header that stretches, a footer that makes way.",
    keywords: ["stretchy", "parallax", "collapsing", "bar", "scroll", "table", "inset", "footer"],
    symbol: "rectangle.portrait.tophalf.inset.filled", color: .systemTeal,
    content: .screen(
      Screen(
        states: [
          PageState("collapse", "Collapse"),
          PageState("stretch", "Stretch"),
          PageState("return", "Return"),
          PageState("scrolled", "Scrolled"),
        ],
        make: { state in
          let controller = HikeViewController()
          switch state.id {
          case "stretch": controller.expansion = .overscroll
          case "return": controller.expansion = .immediate
          case "scrolled": controller.openingTravel = 330
          default: break
          }
          return controller
        })))
}
