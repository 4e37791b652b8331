import UIKit

/// Keeps a sheet's popover a popover, and has a tap beside it end like every other cancellation.
final class SheetPopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var controller: ActionSheetController?

  init(controller: ActionSheetController) {
    self.controller = controller
    super.init()
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// The sheet goes by itself, when it has asked whoever has a say.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    controller?.backgroundTapped()
    return false
  }
}
