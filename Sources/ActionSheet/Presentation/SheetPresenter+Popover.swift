import UIKit

/// The delegate of a popover or a card, and the source of a popover.
extension SheetPresenter: UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Returns whether UIKit dismisses a card after a swipe; a popover does not close by itself.
  ///
  /// The sheet closes a popover after asking its own delegate. UIKit moves a card, so the delegate is
  /// asked before.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    if presentationController is UIPopoverPresentationController { return false }
    return userCanCancel && isAllowed(.cancel(.swipe))
  }

  /// The user tapped beside a popover.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    if presentationController is UIPopoverPresentationController { backgroundTapped() }
  }

  /// The user dismisses a card; UIKit moves it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    update { $0.leave(because: .swipe) }
  }

  // MARK: Source

  /// The source of the popover; `nil` if there is no popover.
  var popoverAnchor: SheetAnchor? {
    // Reading the popover of a controller that is not presented creates and retains one.
    guard controller.presentingViewController != nil else { return nil }
    return controller.popoverPresentationController.flatMap { SheetAnchor(of: $0) }
  }

  /// Begins to observe the source of the popover.
  func observeSource() {
    guard let view = popoverAnchor?.view else { return }
    // A view must not be added to the effect view itself.
    let container = (view as? UIVisualEffectView)?.contentView ?? view
    sourceObserver.frame = container.bounds
    container.insertSubview(sourceObserver, at: 0)
  }

  /// Closes a popover whose source is gone, and moves a popover whose source has moved.
  func followSource() {
    guard state.isOpen, let anchor = popoverAnchor,
      let container = controller.presentationController?.containerView
    else { return }
    guard let frame = anchor.frame(in: container), frame.intersects(container.bounds) else {
      return cancel(because: .sourceRemoved)
    }
    guard frame != session.anchorFrame else { return }
    session.anchorFrame = frame
    container.setNeedsLayout()
  }

  /// The window changes its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard state.isOpen, let view = controller.viewIfLoaded else { return }
    let isTurned = (view.bounds.width > view.bounds.height) != (size.width > size.height)
    if isTurned, controller.sheet.style.behaviors.contains(.closesOnRotation),
      !controller.sheet.isHeldOpen
    {
      return cancel(because: .rotation)
    }
    guard popoverAnchor != nil else { return }
    let isFollowed = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.followSource()
    }
    if !isFollowed { _ = clock.schedule(after: .zero) { [weak self] in self?.followSource() } }
  }
}
