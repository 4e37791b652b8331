import UIKit

extension CatalogPage {
  static let presentationQueue = CatalogPage(
    id: "presentation-queue", title: "Presentation Queue", module: "ActionSheet",
    summary: "One popup at a time, and none is lost.",
    keywords: ["popup", "alert", "order", "priority", "interrupt", "line", "wing"],
    article: "ActionSheet/PresentingPopups", symbol: "square.stack", color: .systemGreen,
    states: queueStates, form: .none
  ) { report in
    let screen = QueuePlaygroundViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let queueStates: [PageState] = {
    let page = PageState.of(QueuePlaygroundViewController.self)
    return [
      page("empty", "Empty"),
      page("busy", "Busy") { $0.openingPolicies = [.append, .append, .append, .next] },
      page("interrupted", "Interrupted") { $0.openingPolicies = [.append, .append, .interrupt] },
      page("mixed", "Mixed") { $0.openingKinds = [.sheet, .alert, .banner, .toast, .colors] },
      page("banner", "Banner") { $0.openingKinds = [.banner, .alert, .sheet] },
      page("styled-banner", "Styled Banner") { $0.openingKinds = [.styledBanner, .alert, .sheet] },
      page("toast", "Toast") { $0.openingKinds = [.toast, .sheet] },
    ]
  }()
}
