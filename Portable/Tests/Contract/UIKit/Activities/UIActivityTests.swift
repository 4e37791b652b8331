import Testing
import UIKit

/// Rules of Apple's documentation of `UIActivity`.
@MainActor struct UIActivityContractTests {
  @Test("A controller has no handler and excludes nothing")
  func aControllerHasNoHandlerAndExcludesNothing() {
    let controller = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    #expect(controller.completionWithItemsHandler == nil)
    #expect(controller.excludedActivityTypes == nil)
  }
}
