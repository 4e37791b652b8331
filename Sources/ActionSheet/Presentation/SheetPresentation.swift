import UIKit

/// Keeps a presented sheet as large as the window, and tells it what happens.
final class SheetPresentation: UIPresentationController {
  private var sheetController: ActionSheetController? {
    presentedViewController as? ActionSheetController
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    sheetController?.sheetWillCover(containerView?.window)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Supplies a sheet's presentation and its transitions.
final class SheetTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sheet(presented)?.makeTransition(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    sheet(dismissed)?.makeTransition(isPresenting: false)
  }

  /// A sheet that comes from the bottom; popovers and cards move in the system's own way.
  private func sheet(_ controller: UIViewController) -> ActionSheetController? {
    (controller as? ActionSheetController).flatMap { $0.isFilling ? nil : $0 }
  }
}
