import UIKit

extension CatalogPage {
  static let presentationQueue = CatalogPage(
    id: "presentation-queue", title: "Presentation Queue", module: "ActionSheet",
    summary: "One popup at a time, and none is lost.",
    keywords: ["popup", "alert", "order", "priority", "interrupt", "line", "wing"],
    symbol: "square.stack", color: .systemGreen,
    content: .screen(
      Screen(
        states: [
          PageState("empty", "Empty"), PageState("busy", "Busy"),
          PageState("interrupted", "Interrupted"), PageState("mixed", "Mixed"),
          PageState("banner", "Banner"), PageState("styled-banner", "Styled Banner"),
          PageState("toast", "Toast"),
        ],
        make: { state in
          let controller = QueuePlaygroundViewController()
          switch state.id {
          case "busy": controller.openingPolicies = [.append, .append, .append, .next]
          case "interrupted": controller.openingPolicies = [.append, .append, .interrupt]
          case "mixed": controller.openingKinds = [.sheet, .alert, .banner, .toast, .colors]
          case "banner": controller.openingKinds = [.banner, .alert, .sheet]
          case "styled-banner": controller.openingKinds = [.styledBanner, .alert, .sheet]
          case "toast": controller.openingKinds = [.toast, .sheet]
          default: break
          }
          return controller
        })))
}
