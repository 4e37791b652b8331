import ControlExtras
import UIKit

extension CatalogPage {
  static let touchForwarding = CatalogPage(
    id: "touch-forwarding", title: "Touch Forwarding", module: "ControlExtras",
    summary: "Some touches stay, the others go on.",
    keywords: ["touch", "forward", "responder", "chain", "scroll", "pass", "through"],
    article: "ControlExtras/ForwardingTouches", symbol: "hand.tap", color: .systemMint,
    states: forwardingStates,
    form: .screen(
      "TapCount", declarations: CodeForm.declarations("ForwardingCode"),
      making: ["let controller = TapCountViewController()"])
  ) { report in
    let screen = TapCountViewController()
    screen.eventHandler = report
    return .screen(screen)
  }

  private static let forwardingStates: [PageState] = {
    let page = PageState.of(TapCountViewController.self)
    return [
      page(
        "default", "Scroll view",
        setUp: { controller in
          controller.prompt = localized(
            "Drag the colors to scroll them. A tap reaches the card.")
          controller.content = ColorStripView(frame: .zero)
        }),
      page(
        "scrolled", "Scrolled",
        setUp: { controller in
          controller.prompt = localized(
            "Drag the colors to scroll them. A tap reaches the card.")
          controller.content = ColorStripView(frame: .zero)
        }, pose: { ($0.content as? UIScrollView)?.contentOffset.x = 160 }),
      page(
        "half", "Half a view",
        setUp: { controller in
          controller.prompt = localized(
            "The upper half takes touches. The lower half forwards them.")
          controller.content = HalfTouchView(frame: .zero)
        }),
      page(
        "touched", "Touched",
        setUp: { controller in
          controller.prompt = localized(
            "The upper half takes touches. The lower half forwards them.")
          controller.content = HalfTouchView(frame: .zero)
        }, pose: { ($0.content as? HalfTouchView)?.showMark(CGPoint(x: 120, y: 40)) }),
    ]
  }()
}
