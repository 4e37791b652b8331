import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct CatalogPageViewControllerTests {
  private final class StateController: UIViewController {
    var state = ""
  }

  private let page = CatalogPage(
    id: "sample", title: "Sample", module: "ControlCore", summary: "", keywords: [],
    symbol: "circle", color: .systemBlue,
    content: .screen(
      Screen(states: [PageState("first", "First"), PageState("second", "Second")]) { state in
        let controller = StateController()
        controller.state = state.id
        return controller
      }))

  @Test func aScreenIsMadeForTheStateAskedFor() {
    let controller = page.makeViewController(state: "second") as? StateController
    #expect(controller?.state == "second")
    #expect(controller?.title == "Sample")
  }

  @Test func anUnknownStateGivesTheFirst() {
    #expect((page.makeViewController(state: "none") as? StateController)?.state == "first")
    #expect((page.makeViewController() as? StateController)?.state == "first")
  }

  @Test func aControlIsShownOnAPageWithItsAttributes() {
    let controller = CatalogPage.rangeSlider.makeViewController(state: "disabled")
    #expect((controller as? PageViewController)?.page.id == "range-slider")
  }
}
