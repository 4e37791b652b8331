import UIKit

/// Follows a controller that a queue has presented, and reports what becomes of it.
///
/// UIKit tells nobody of a dismissal by code, of an ancestor's, or of a window that goes. What they
/// have in common is that the presentation's container leaves its window, which a view inside it
/// notices. That, the completions of UIKit, and a glance whenever the queue is asked something all
/// lead to the same place: looking where the controller really stands.
@MainActor
final class ViewControllerFollower {
  let viewController: UIViewController
  private let turn: PresentationTurn
  private let windowObserver = WindowObserverView()
  /// Calls off the next look, and when that is.
  private var cancelLook: (@MainActor () -> Void)?
  private var nextLook: Duration?
  /// Whether UIKit took the presentation on.
  private var hasBegun = false
  private var hasWaited = false
  private var hasArrived = false
  /// Whether the queue has been told of a dismissal that it did not ask for.
  private var isLeaving = false
  private var isHiding = false
  private var isStopped = false

  init(_ viewController: UIViewController, turn: PresentationTurn) {
    self.viewController = viewController
    self.turn = turn
    windowObserver.changed = { [weak self] in self?.lookSoon() }
  }

  func present(on presenter: UIViewController, animated: Bool) {
    presenter.present(viewController, animated: animated) { [weak self] in self?.arrive() }
    placeWindowObserver()
    // A presentation that UIKit refuses is not reported at all.
    lookSoon()
  }

  func dismiss(animated: Bool) {
    isHiding = true
    guard let presenter = viewController.presentingViewController else { return lookSoon() }
    // A second dismissal would take the presenter along.
    guard !viewController.isBeingDismissed else { return followTransition() }
    presenter.dismiss(animated: animated) { [weak self] in self?.lookSoon() }
    // Nor is a dismissal that it refuses.
    lookSoon(after: .milliseconds(100))
  }

  /// Reports nothing any more.
  func stop() {
    isStopped = true
    cancelLook?()
    cancelLook = nil
    windowObserver.changed = nil
    windowObserver.removeFromSuperview()
  }

  private func arrive() {
    guard !isStopped, !hasArrived else { return }
    placeWindowObserver()
    hasArrived = true
    turn.didPresent()
  }

  /// Looks in the next turn of the run loop or somewhat later, when UIKit is done with what it is
  /// doing.
  private func lookSoon(after time: Duration = .zero) {
    let moment = turn.clock.now + time
    guard !isStopped, nextLook.map({ moment < $0 }) ?? true else { return }
    cancelLook?()
    nextLook = moment
    cancelLook = turn.clock.schedule(after: time) { [weak self] in
      self?.nextLook = nil
      self?.look()
    }
  }

  /// Reports where the controller stands, if that is news.
  func look() {
    guard !isStopped else { return }
    guard isPresented else {
      if hasBegun { return turn.didDismiss() }
      // What UIKit refuses to present may be tried again; but it may also be slow to begin.
      guard hasWaited else {
        hasWaited = true
        return lookSoon(after: .milliseconds(100))
      }
      return turn.didFail()
    }
    placeWindowObserver()
    if viewController.isBeingDismissed {
      if !isHiding, !isLeaving {
        isLeaving = true
        turn.willDismiss()
      }
      return followTransition()
    }
    if viewController.isBeingPresented { return }
    if !hasArrived { return arrive() }
    if isLeaving || isHiding {
      isLeaving = false
      isHiding = false
      turn.didStay()
    }
  }

  /// Looks again when the transition that is under way has come to its end, either end.
  private func followTransition() {
    guard let coordinator = viewController.transitionCoordinator else {
      return lookSoon(after: .milliseconds(100))
    }
    let isFollowed = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.lookSoon()
    }
    // UIKit declines while the transition ends, and then calls no completion handler.
    if !isFollowed { lookSoon(after: .milliseconds(100)) }
  }

  /// Whether the controller is presented, in a window that is still there.
  private var isPresented: Bool {
    guard let presenter = viewController.presentingViewController else { return false }
    if windowObserver.window?.windowScene != nil || windowObserver.superview == nil { return true }
    // The container is in no window. That is the end, unless something else covers the screen.
    return viewController.presentedViewController != nil && presenter.isInLiveWindow
  }

  /// Puts the windowObserver beneath everything in the presentation's container.
  private func placeWindowObserver() {
    // Asking for the presentation controller of what is not presented would make one, and keep it.
    guard viewController.presentingViewController != nil else { return }
    hasBegun = true
    guard let container = viewController.presentationController?.containerView,
      windowObserver.superview !== container
    else { return }
    container.insertSubview(windowObserver, at: 0)
  }
}

extension UIViewController {
  /// Whether the controller, or what covers it, is in a window.
  fileprivate var isInLiveWindow: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.viewIfLoaded?.window?.windowScene != nil { return true }
      controller = current.presentedViewController
    }
    return false
  }
}
