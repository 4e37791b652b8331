import ControlCore
import UIKit

/// Presents a view controller for a queue, and reports what happens to it.
///
/// UIKit posts nothing about a dismissal by code or by an ancestor, or about a window that is removed.
/// In all cases the container of the presentation leaves its window, which a view inside reports. If a
/// window gets another root, UIKit leaves the container in it; the root is observed. The view, the root,
/// the completion handlers of UIKit, and each call to the queue lead to ``updateState()``, which reads the
/// state of the controller.
@MainActor
final class ViewControllerFollower {
  let viewController: UIViewController
  private let slot: PresentationSlot
  private let windowObserver = WindowObserverView()
  private var rootObservation: ObservationToken?

  /// A Boolean value that determines whether the window of the presentation has got another root.
  private var hasNewRoot = false
  private var isUpdateScheduled = false

  private var hasBegun = false

  /// A Boolean value that determines whether the queue has dismissed the controller, or a dismissal by others
  /// was reported.
  private var isDismissing = false

  /// A Boolean value that determines whether UIKit has declined to report the end of the transition.
  private var wasDeclined = false

  init(_ viewController: UIViewController, slot: PresentationSlot) {
    self.viewController = viewController
    self.slot = slot
    windowObserver.changed = { [weak self] in self?.updateSoon() }
  }

  func present(on presenter: UIViewController, animated: Bool) {
    presenter.present(viewController, animated: animated) { [weak self] in self?.arrive() }
    placeWindowObserver()
  }

  func dismiss(animated: Bool) {
    isDismissing = true
    guard let presenter = viewController.presentingViewController else { return updateSoon() }
    // A second dismissal would dismiss the presenter.
    guard !viewController.isBeingDismissed else { return followTransition(of: viewController) }
    presenter.dismiss(animated: animated) { [weak self] in self?.updateSoon() }
    // UIKit refuses a dismissal during the transition of a controller above, and reports nothing.
    if viewController.presentingViewController != nil, !viewController.isBeingDismissed {
      followTransition(of: viewController.frontmostPresented)
    }
  }

  func stop() {
    windowObserver.changed = nil
    windowObserver.removeFromSuperview()
    rootObservation = nil
  }

  private func arrive() {
    guard !slot.isOver else { return }
    placeWindowObserver()
    slot.didPresent()
  }

  /// Updates in the next turn of the run loop, when UIKit has finished what it is doing.
  private func updateSoon() {
    guard !slot.isOver, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    _ = slot.clock.schedule(after: .zero) { [weak self] in
      self?.isUpdateScheduled = false
      self?.updateState()
    }
  }

  /// Reports the state of the controller after a transition that takes long.
  ///
  /// A system controller whose content is loaded in another process can begin its presentation late, so
  /// only now a presentation that has not begun counts as refused.
  func inspect() {
    if !hasBegun, viewController.presentingViewController == nil { return slot.didFail() }
    updateState()
  }

  func updateState() {
    guard !slot.isOver else { return }
    if hasNewRoot, let presenter = viewController.presentingViewController, presenter.isOrphaned {
      if !viewController.isBeingDismissed { presenter.dismiss(animated: false) }
      return slot.didDismiss()
    }
    guard isPresented else {
      if hasBegun { slot.didDismiss() }
      return
    }
    placeWindowObserver()
    if viewController.isBeingDismissed {
      if !isDismissing {
        isDismissing = true
        slot.willDismiss()
      }
      return followTransition(of: viewController)
    }
    if viewController.isBeingPresented { return }
    slot.didPresent()
    if isDismissing {
      isDismissing = false
      slot.didStay()
    }
  }

  /// Updates when the transition of a controller has ended, completed or canceled.
  private func followTransition(of controller: UIViewController) {
    let isFollowed =
      slot.clock.transitionCoordinator(of: controller)?.animate(alongsideTransition: nil) {
        [weak self] _ in self?.updateSoon()
      } ?? false
    // UIKit declines while it completes a transition, and does not call the completion handler. The next
    // turn of the run loop follows the end. If the transition has not ended then, the queue inspects it
    // later.
    if !isFollowed, !wasDeclined { updateSoon() }
    wasDeclined = !isFollowed
  }

  private var isPresented: Bool {
    guard let presenter = viewController.presentingViewController else { return false }
    if windowObserver.window?.windowScene != nil || windowObserver.superview == nil { return true }
    // A full-screen controller above removes the container from its window.
    return viewController.presentedViewController != nil && presenter.isInLiveWindow
  }

  /// Inserts the observer below all views in the container of the presentation.
  private func placeWindowObserver() {
    // Reading the presentation controller of a controller that is not presented creates and retains one.
    guard viewController.presentingViewController != nil else { return }
    hasBegun = true
    guard let container = viewController.presentationController?.containerView,
      windowObserver.superview !== container
    else { return }
    container.insertSubview(windowObserver, at: 0)
    rootObservation = container.window?.observe(\.rootViewController, owner: self) { follower, _ in
      follower.hasNewRoot = true
      follower.updateSoon()
    }
  }
}

extension UIViewController {
  /// A Boolean value that determines whether the window of the controllers presented here has another root
  /// by now.
  var isOrphaned: Bool {
    var root = self
    while let next = root.presentingViewController ?? root.parent { root = next }
    guard let window = frontmostPresented.viewIfLoaded?.window else { return false }
    return window.rootViewController !== root
  }

  /// A Boolean value that determines whether the controller, or a controller above it, is in a window.
  fileprivate var isInLiveWindow: Bool {
    sequence(first: self) { $0.presentedViewController }
      .contains { $0.viewIfLoaded?.window?.windowScene != nil }
  }
}

/// A hidden view that reports when the view it is in enters or leaves a window, or is resized.
final class WindowObserverView: UIView {
  var changed: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    changed?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    changed?()
  }
}
