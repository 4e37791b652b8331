import ControlCore
import UIKit

extension CatalogPage {
  static let sticky = CatalogPage(
    id: "sticky", title: "Sticky Header and Footer", module: "ControlExtras",
    summary: "A header that stretches, a footer that makes way.",
    keywords: ["stretchy", "parallax", "collapsing", "bar", "scroll", "table", "inset", "footer"],
    article: "ControlExtras/StickyHeaders", symbol: "rectangle.portrait.tophalf.inset.filled",
    color: .systemTeal,
    states: stickyStates, form: .none
  ) { report in
    let screen = HikeViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let stickyStates: [PageState] = {
    let page = PageState.of(HikeViewController.self)
    return [
      page("collapse", "Collapse"),
      page("stretch", "Stretch") { $0.expansion = .overscroll },
      page("return", "Return") { $0.expansion = .immediate },
      page("scrolled", "Scrolled") { $0.openingTravel = 330 },
    ]
  }()
}
