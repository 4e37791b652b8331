import ControlCore
import UIKit

extension Toast {
  /// A toast appears in the scene of the controller that would present another popup.
  public var needsPresenter: Bool { true }

  /// Shows the toast in front of the others at its position.
  public func present(in context: PresentationContext) {
    guard let window = context.presenter?.viewIfLoaded?.window,
      let stack = ToastStack.shown(at: position, above: window)
    else { return context.didFail() }
    self.context = context
    (view as? ToastContentView)?.dismissed = { [weak self] in self?.leave() }
    let container = ToastContainerView(self)
    self.container = container
    stack.add(container)
    isShown = true
    if !context.isResuming { container.playHaptic() }
    animate(animated: context.isAnimated) { [weak self] in
      self?.context?.didPresent()
      self?.container?.announce()
    }
  }

  /// Keeps the toast out of the rects that its queue reserves.
  func reservedRectsChanged() {
    container?.superview?.setNeedsLayout()
  }

  /// Hides the toast.
  public func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    isShown = false
    animate(animated: context.isAnimated) { [weak self] in self?.removed() }
  }

  /// Releases the equal toast that was added last, and the handlers.
  public func presentationEnded(with outcome: PresentationOutcome) {
    successor = nil
    // A request that was not added leaves the toast to an earlier one.
    guard ![.duplicate, .busy, .refused].contains(outcome) else { return }
    tapped = nil
    releaseButton()
    // A scene that is gone hides nothing.
    if container != nil { removed() }
  }

  // MARK: Touches

  func containerTapped() {
    let handler = (successor ?? self).tapped
    if handler == nil, kind == .loading { return }
    handler?()
    leave()
  }

  func buttonTapped() {
    let count = finishCount
    (successor ?? self).button?.handler()
    if finishCount == count { leave() }
  }

  /// The user dismisses the toast.
  func leave() {
    guard let context, isShown else { return }
    isShown = false
    context.willDismiss()
    animate(animated: true) { [weak self] in self?.removed() }
  }

  private func removed() {
    if let container { container.stack?.remove(container) }
    container = nil
    let ended = context
    context = nil
    ended?.didDismiss()
  }

  /// Lets the toast appear or disappear, and the others make way or take its place.
  private func animate(animated: Bool, completion: @escaping () -> Void) {
    animator?.stopAnimation(true)
    guard let container else { return completion() }
    let shows = isShown
    if shows { UIView.performWithoutAnimation { container.setShown(false) } }
    if animated {
      let animator = UIViewPropertyAnimator(
        duration: shows ? 0.4 : 0.25, dampingRatio: shows ? 0.8 : 1)
      animator.addAnimations { container.setShown(shows) }
      animator.addCompletion { _ in completion() }
      self.animator = animator
      animator.startAnimation()
    } else {
      container.setShown(shows)
    }
    container.stack?.update(animated: animated)
    if !animated { completion() }
  }
}
