import UIKit

/// Has a card that the user takes away end like every other cancellation.
final class SheetCardDelegate: NSObject, UISheetPresentationControllerDelegate {
  private weak var controller: ActionSheetController?

  init(controller: ActionSheetController) {
    self.controller = controller
    super.init()
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    controller?.mayBeSwipedAway ?? true
  }

  /// UIKit moves the card; the sheet only hears of it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    controller?.course.departureCause = .swipe
  }
}
