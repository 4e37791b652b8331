import Testing
import UIKit

/// Rules of Apple's documentation of `UIActivity`.
@MainActor struct UIActivityContractTests {
  @Test func `The base class offers nothing`() {
    let activity = UIActivity()
    #expect(activity.activityType == nil && activity.activityTitle == nil)
    #expect(activity.activityImage == nil && activity.activityViewController == nil)
    #expect(!activity.canPerform(withActivityItems: ["A"]))
    #expect(UIActivity.activityCategory == .action)
  }

  @Test func `A controller has no handler and excludes nothing`() {
    let controller = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    #expect(controller.completionWithItemsHandler == nil)
    #expect(controller.excludedActivityTypes == nil)
  }
}
