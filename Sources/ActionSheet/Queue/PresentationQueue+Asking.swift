import UIKit

extension PresentationQueue {
  /// Returns whether a request can be shown now, or, if it is preempting, whether what is shown can make way.
  ///
  /// `nil` stands for a transition under way: the request is asked again shortly and not overtaken, unless that
  /// goes on and on. A request that makes no sense any more ends.
  func answer(of request: QueuedPresentation, isPreempting: Bool) -> PresentationCondition? {
    if request.isOrphaned {
      end(request, .ownerGone)
      return .wait
    }
    if let condition = request.condition {
      let answer = condition()
      guard answer == .show else { return answer }
    }
    if isPreempting {
      // Hiding a popup would dismiss the controller that it has presented.
      guard request.lane === modalLane, let shown = current?.context?.viewController,
        let other = shown.presentedViewController
      else { return .show }
      return blocked(by: other)
    }
    guard request.needsPresenter else { return .show }
    // A controller that is presented already, or inside another controller, cannot be presented.
    if let controller = request.viewController,
      controller.presentingViewController != nil || controller.parent != nil
    {
      return blocked(by: controller)
    }
    return findPresenter(of: request)
  }

  /// Finds the presenter of a request: its base, or the root of the scene if that is gone or in no window.
  ///
  /// What is presented on an alert, a page or a menu of the app goes with it, so a popup waits until a
  /// presenter presents nothing. A toast lies above all that is presented.
  private func findPresenter(of request: QueuedPresentation) -> PresentationCondition? {
    let bases = [request.base, scene?.popupRoot].compactMap { $0 }
    let isToast = request.lane === toastLane
    for base in bases {
      if !isToast, let other = base.presentedViewController { return blocked(by: other) }
      // A full screen removes the view of its presenter, and is in no window before it appears.
      let chain = sequence(first: base) { isToast ? $0.presentedViewController : nil }
      let presenter = chain.first { $0.viewIfLoaded?.window?.windowScene != nil }
      guard let presenter, isToast || !presenter.isInTransition,
        presenter.viewIfLoaded?.window?.windowScene?.activationState != .unattached
      else { continue }
      request.presenter = presenter
      return .show
    }
    if let last = bases.last { return blocked(by: last) }
    let isGone = scene.map { $0.session.scene !== $0 } ?? true
    if isGone { end(request, .presenterUnavailable) }
    return nil
  }

  /// Asks again when a controller that blocks a request ends its transition, leaves the screen, or enters a
  /// window.
  private func blocked(by controller: UIViewController) -> PresentationCondition? {
    observeBlockage(by: controller)
    if controller.isInTransition || blockageObserver.superview == nil, !awaitsTransition {
      awaitsTransition = true
      clock.afterTransition(of: controller) { [weak self] in
        self?.awaitsTransition = false
        self?.retrySoon()
      }
    }
    return nil
  }

  private func observeBlockage(by controller: UIViewController) {
    // Moving the observer would report its window.
    blockageObserver.moved = nil
    if controller.presentingViewController != nil {
      blockageObserver.observeContainer(of: controller)
    } else if let view = controller.viewIfLoaded, blockageObserver.superview !== view {
      view.insertSubview(blockageObserver, at: 0)
    }
    let window = blockageObserver.window
    blockageObserver.moved = { [weak self, weak window] in
      guard let self, blockageObserver.window !== window else { return }
      stopObservingWindow()
      retrySoon()
    }
  }

  func stopObservingWindow() {
    blockageObserver.moved = nil
    blockageObserver.removeFromSuperview()
  }

  /// Asks blocked requests again in the next turn of the run loop, when UIKit has finished what it is
  /// doing.
  private func retrySoon() {
    _ = clock.schedule(after: .zero) { [weak self] in
      if self?.retry != nil { self?.askAgain(all: false) }
    }
  }
}

extension UIWindowScene {
  /// The root of the key window.
  ///
  /// If the key window is not of the normal level, as that of an alert of an app's own, the foremost
  /// visible window of the normal level takes its place.
  var popupRoot: UIViewController? {
    let windows = (keyWindow.map { [$0] } ?? []) + windows.reversed()
    return windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
    }?.rootViewController
  }
}
