import Testing
import UIKit

/// Rules of Apple's documentation of `UIActivity`.
@MainActor struct UIActivityContractTests {
  @Test("The base class offers nothing") func theBaseClassOffersNothing() {
    let activity = UIActivity()
    #expect(activity.activityType == nil && activity.activityTitle == nil)
    #expect(activity.activityImage == nil && activity.activityViewController == nil)
    #expect(!activity.canPerform(withActivityItems: ["A"]))
    #expect(UIActivity.activityCategory == .action)
  }

  @Test("A controller has no handler and excludes nothing")
  func aControllerHasNoHandlerAndExcludesNothing() {
    let controller = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    #expect(controller.completionWithItemsHandler == nil)
    #expect(controller.excludedActivityTypes == nil)
  }
}
