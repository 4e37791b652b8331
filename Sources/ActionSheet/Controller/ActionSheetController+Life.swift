import ControlCore
import UIKit

/// Follows UIKit's presentation, whoever asked for it and whoever ends it.
extension ActionSheetController {
  /// Something is about to lie under the sheet.
  func sheetWillCover(_ window: UIWindow?) {
    guard let window, sheet.style.behaviors.contains(.interruptsGestures) else { return }
    GestureInterruption.interrupt(in: window)
  }

  func sheetWillAppear() {
    // A controller that is shown in other ways is no sheet that comes and goes.
    guard presentingViewController != nil else { return }
    course.isHiddenForAWhile = false
    course.hiddenTurn = nil
    course.isLeavingWithOthers = false
    // It may have been on its way out under a finger that brought it back.
    course.departureCause = nil
    if isFilling {
      fitPopover()
      if let card = sheetPresentationController, card.delegate == nil {
        card.delegate = cardDelegate
      }
    }
    if let scene = view.window?.windowScene ?? presentingViewController?.view.window?.windowScene {
      course.sceneObservation = NotificationObserver(of: scene) { [weak self] in
        self?.sceneChanged($0)
      }
    }
    guard course.lifecycle.phase == .idle else { return }
    // UIKit or a queue presents it.
    course.request = nil
    send { $0.present() }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.transitionEnded()
    }
  }

  func sheetDidAppear() {
    guard presentingViewController != nil else { return }
    send { $0.presentationFinished() }
    watchAnchor()
  }

  /// UIKit is done with bringing the sheet.
  func transitionEnded() {
    let completions = course.completions
    course.completions = []
    for completion in completions { completion() }
    if let isAnimated = course.pendingDismissal {
      course.pendingDismissal = nil
      performDismissal(animated: isAnimated)
    }
  }

  func sheetWillDisappear() {
    guard isBeingDismissed, !course.isDismissing, let coordinator = transitionCoordinator else {
      return
    }
    // Handlers may present something only when UIKit is done.
    course.isLeavingWithOthers = true
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, self.course.isLeavingWithOthers else { return }
      self.course.isLeavingWithOthers = false
      if !context.isCancelled { self.sheetIsGone() }
    }
  }

  func sheetDidDisappear() {
    guard isBeingDismissed || presentingViewController == nil else {
      // Something covers it.
      return
    }
    if !course.isDismissing, !course.isLeavingWithOthers { sheetIsGone() }
  }

  /// Others have taken the sheet away.
  private func sheetIsGone() {
    if course.isHiddenForAWhile, course.lifecycle.isUp { return resetLook() }
    vanish(because: course.departureCause ?? .programmatic)
  }

  /// The sheet is gone, or as good as gone, without having been asked.
  func vanish(because cause: SheetOutcome.CancellationCause) {
    let choice = rememberStandIn()
    // A queue that had it hidden ends its request in this, for reasons of its own.
    course.isVanishing = true
    cleanUp()
    course.isVanishing = false
    send { $0.vanished(because: cause, standIn: choice) }
  }

  private func sceneChanged(_ change: NotificationObserver.SceneChange) {
    switch change {
    case .enteredBackground:
      if sheet.style.behaviors.contains(.closesInBackground) { cancel(because: .enteredBackground) }
    case .willEnterForeground: break
    case .disconnected:
      vanish(because: .sceneDisconnected)
    }
  }

  // MARK: Going

  /// Has UIKit take the sheet away, when it is free to.
  func performDismissal(animated: Bool) {
    guard let presenter = presentingViewController else { return dismissalEnded() }
    // Somebody else is at it already; then all that is left is to wait.
    guard !isBeingDismissed else { return }
    if isBeingPresented {
      course.pendingDismissal = animated
      course.transition?.interrupt()
      return
    }
    var front: UIViewController = self
    while let next = front.presentedViewController { front = next }
    if front !== self, front.isBeingPresented || front.isBeingDismissed {
      return retryDismissal(animated: animated, after: front.transitionCoordinator)
    }
    course.isDismissing = true
    presenter.dismiss(animated: animated) { self.dismissalEnded() }
    if course.isDismissing, !isBeingDismissed, presentingViewController != nil, front === self {
      // UIKit refused, since something else is under way.
      course.isDismissing = false
      retryDismissal(animated: animated, after: nil)
    }
  }

  private func retryDismissal(
    animated: Bool, after coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let retry = { [weak self] in
      guard let self, case .dismissing = self.course.lifecycle.phase else { return }
      self.performDismissal(animated: animated)
    }
    if let coordinator {
      coordinator.animate(alongsideTransition: nil) { _ in retry() }
    } else {
      _ = clock.schedule(after: .milliseconds(50)) { retry() }
    }
  }

  private func dismissalEnded() {
    cleanUp()
    send { $0.dismissalFinished() }
  }

  /// Puts everything back as it was before the presentation, before anybody is told of its end.
  func cleanUp() {
    course.isDismissing = false
    course.isLeavingWithOthers = false
    course.isHiddenForAWhile = false
    let hiddenTurn = course.hiddenTurn
    course.hiddenTurn = nil
    course.departureCause = nil
    course.pendingDismissal = nil
    course.sceneObservation = nil
    course.stopWatching?()
    course.stopWatching = nil
    course.anchorFrame = nil
    let isOwnPopover = course.request?.anchor != nil
    course.request = nil
    course.animation = nil
    course.completions = []
    course.window?.remove()
    course.window = nil
    if isOwnPopover, presentingViewController == nil {
      // Lets go of what the popover pointed at.
      modalPresentationStyle = .custom
    }
    course.isAnimationWanted = true
    resetLook()
    let departures = course.departures
    course.departures = []
    for departure in departures { departure() }
    // Gone while the queue had it hidden: there is nothing to bring back.
    hiddenTurn?.willNotReturn()
  }

  /// Undoes what animations and fingers have done to the sheet.
  func resetLook() {
    course.drag?.returning?.stopAnimation(true)
    course.drag = nil
    course.velocity = 0
    sheet.transform = .identity
    sheet.alpha = 1
    dimmingView.alpha = 1
  }
}
