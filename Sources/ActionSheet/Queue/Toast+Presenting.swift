import ControlCore
import UIKit

extension Toast {
  /// A toast appears in the scene of the controller that would present another popup.
  public var needsPresenter: Bool { true }

  /// Shows the toast in a window of its own.
  public func present(in slot: PresentationSlot) {
    guard let presenting = slot.presenter?.viewIfLoaded?.window, let scene = presenting.windowScene
    else { return slot.didFail() }
    self.slot = slot
    let root = SheetWindowRoot(below: presenting)
    let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 1)
    window = SheetOverlayWindow(scene: scene, root: root, level: level)
    root.toast = self
    (view as? ToastContentView)?.dismissed = { [weak self] in self?.leave() }
    let container = ToastContainerView(self)
    root.view.addSubview(container)
    container.constrain(to: root.view)
    self.container = container
    root.view.layoutIfNeeded()
    isShown = true
    if !slot.isResuming { container.playHaptic() }
    animate(shows: true, animated: slot.isAnimated) { [weak self] in
      self?.slot?.didPresent()
      self?.container?.announce()
    }
  }

  /// Keeps the toast out of the rects that its queue reserves.
  func reservedRectsChanged() {
    window?.rootViewController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Hides the toast.
  public func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
    isShown = false
    animate(shows: false, animated: slot.isAnimated) { [weak self] in self?.removed() }
  }

  /// Releases the equal toast that was added last, and the handlers.
  public func presentationEnded(with outcome: PresentationOutcome) {
    successor = nil
    // A request that was not added leaves the toast to an earlier one.
    guard ![.duplicate, .busy, .refused].contains(outcome) else { return }
    tapped = nil
    releaseButton()
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
    guard let slot, isShown else { return }
    isShown = false
    slot.willDismiss()
    animate(shows: false, animated: true) { [weak self] in self?.removed() }
  }

  private func removed() {
    container?.removeFromSuperview()
    container = nil
    window?.remove()
    window = nil
    let ended = slot
    slot = nil
    ended?.didDismiss()
  }

  private func animate(shows: Bool, animated: Bool, completion: @escaping () -> Void) {
    animator?.stopAnimation(true)
    guard let container else { return completion() }
    let moves = !SheetPresenter.reducesMotion
    if shows { UIView.performWithoutAnimation { container.setShown(false, moves: moves) } }
    guard animated else {
      container.setShown(shows, moves: moves)
      return completion()
    }
    let animator = UIViewPropertyAnimator(
      duration: shows ? 0.4 : 0.25, dampingRatio: shows ? 0.8 : 1)
    animator.addAnimations { container.setShown(shows, moves: moves) }
    animator.addCompletion { _ in completion() }
    self.animator = animator
    animator.startAnimation()
  }
}
