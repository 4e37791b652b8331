import UIKit

/// The delegate of a popover or a card, and the source of a popover.
extension SheetPresenter: UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Returns whether UIKit dismisses a card after a swipe, or a tap beside it, which UIKit does not tell apart;
  /// a popover does not close by itself.
  ///
  /// The sheet closes a popover after asking its own delegate. UIKit moves a card, so the delegate is
  /// asked before.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    if presentationController is UIPopoverPresentationController { return false }
    return userCanCancel && controller.sheet.style.closesOnSwipe
      && isAllowed { $0.actionSheetController(controller, shouldCancelBecauseOf: .swipe) }
  }

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

  /// The source that the presentation has, whether or not it is a popover.
  private var source: SheetAnchor? { popoverAnchor ?? session.anchor }

  /// The parts of the window that nothing crosses: those of the sheet, and those of the queue that shows it.
  var reservedRects: [CGRect] {
    controller.reservedRects + (session.context?.reservedRects ?? [])
  }

  /// Keeps a popover on the side of the reserved rects on which its source is.
  func keepPopoverBesideReservedRects() {
    let rects = reservedRects
    guard !rects.isEmpty, controller.modalPresentationStyle == .popover,
      let window = (controller.presentingViewController ?? session.traitSource)?.viewIfLoaded?
        .window,
      let source = source?.frame(in: window)
    else { return }
    let bounds = window.bounds
    let whole = SheetEnvironment(bounds: bounds, displayScale: 1, placement: .filling)
    let middle = CGPoint(x: source.midX, y: source.midY)
    let part = whole.avoiding(rects, width: bounds.width) { $0.contains(middle) }.bounds
    let margin: CGFloat = 10
    controller.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(
      top: part.minY - bounds.minY + margin, left: part.minX - bounds.minX + margin,
      bottom: bounds.maxY - part.maxY + margin, right: bounds.maxX - part.maxX + margin)
    controller.presentationController?.containerView?.setNeedsLayout()
  }

  func observeSource() {
    guard let view = source?.observedView(in: controller.viewIfLoaded?.window) else { return }
    session.sourceObservation?.stop()
    session.sourceObservation = PlacementObserver(of: view) { [weak self] in self?.sourceChanged() }
  }

  /// Follows the source in the next turn of the run loop: a view that moves to another superview is in no
  /// window for a moment.
  private func sourceChanged() {
    guard !session.followsSource else { return }
    session.followsSource = true
    _ = clock.schedule(after: .zero) { [weak self] in
      self?.session.followsSource = false
      self?.adoptTint()
      self?.followSource()
    }
  }

  /// Gives the sheet the tint color of its source; a color that the app has set for the sheet precedes it.
  func adoptTint() {
    guard controller.presentingViewController != nil, let tint = source?.tintColor,
      let container = controller.presentationController?.containerView, container.tintColor != tint
    else { return }
    container.tintColor = tint
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
    keepPopoverBesideReservedRects()
    container.setNeedsLayout()
  }

  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard state.isOpen, let view = controller.viewIfLoaded else { return }
    let isTurned = (view.bounds.width > view.bounds.height) != (size.width > size.height)
    if isTurned, controller.sheet.style.closesOnRotation,
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
