// What is around the card: the dimming, and the presenter's view set back as a card of its own.
extension UISheetPresentationController {
  func beginDecoration() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.alpha = 0
    dimming.onTap = { [weak self] in self?.userAsksToDismiss() }
    container.insertSubview(dimming, at: 0)
    card.showsGrabber = prefersGrabberVisible
    drag.attach(to: card)
    applyCorners()
    transition?.coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      self.setDimming(self.isUndimmed ? 0 : 1)
    })
  }

  func endDecoration() {
    transition?.coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.setDimming(0)
    })
  }

  func clearDecoration() {
    setDimming(0)
    dimming.removeFromSuperview()
    drag.detach()
    card.content = nil
  }

  /// Shades what lies below and sets it back, from 0, not at all, to 1.
  func setDimming(_ amount: CGFloat) {
    dimmingAmount = amount
    dimming.alpha = amount
    setPresenterBack(amount)
  }

  // Only a sheet of full height makes what lies below a card behind it.
  private func setPresenterBack(_ amount: CGFloat) {
    guard let container = containerView, let view = setBackView else { return }
    let isFull =
      isEdgeAttached && !fillsContainer
      && selectedDetent.height >= maximumDetentValue - 0.5
    guard isFull, amount > 0 else {
      guard presenterIsScaled else { return }
      presenterIsScaled = false
      view.transform = .identity
      restoreCorners(of: view)
      return
    }
    let width = container.bounds.width
    let height = view.bounds.height
    guard width > 32, height > 0 else { return }
    let scale = 1 - 32 / width * amount
    let top = presenterTop(in: container)
    // The scaled view's top comes to rest at the top of the safe area.
    let drop = (container.safeAreaInsets.top - top) * amount - height * (1 - scale) / 2
    presenterIsScaled = true
    view.transform = CGAffineTransform(translationX: 0, y: drop).scaledBy(x: scale, y: scale)
    if !(view is SheetCardView) {
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = Self.standardCornerRadius * amount
      view.layer.masksToBounds = true
    }
  }

  /// A window does not resize a root view that is set back; this does.
  func refitPresenter() {
    guard presenterIsScaled, let view = setBackView, let window = view.superview as? UIWindow,
      view.bounds.size != window.bounds.size
    else { return }
    view.bounds.size = window.bounds.size
    view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
  }

  private func presenterTop(in container: UIView) -> CGFloat {
    guard let view = setBackView, let superview = view.superview else { return 0 }
    let top = view.center.y - view.bounds.height * view.layer.anchorPoint.y
    return container.convert(CGPoint(x: 0, y: top), from: superview).y
  }

  private func restoreCorners(of view: UIView) {
    guard !(view is SheetCardView) else { return }
    view.layer.cornerRadius = 0
    view.layer.masksToBounds = view.clipsToBounds && view.superview is SheetCardView
  }

  private var setBackView: UIView? {
    let presenter = presentingViewController
    if let sheet = presenter.presentation.controller as? UISheetPresentationController,
      presenter.presentation.presenting != nil
    {
      return sheet.card
    }
    return presenter.viewIfLoaded
  }

  /// A tap or a drag of the user that would dismiss.
  func userAsksToDismiss() {
    guard transition == nil else { return }
    guard mayBeDismissedByUser else {
      storedDelegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    dismissForUser()
  }

  var mayBeDismissedByUser: Bool {
    var controller: UIViewController? = presentedViewController
    if presentedViewController.isModalInPresentation { return false }
    // What a container shows may hold the sheet as well.
    while let child = controller?.children.last {
      if child.isModalInPresentation { return false }
      controller = child
    }
    return storedDelegate?.presentationControllerShouldDismiss(self) ?? true
  }

  func dismissForUser() {
    storedDelegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      storedDelegate?.presentationControllerDidDismiss(self)
    }
  }
}
