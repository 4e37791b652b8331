import UIKit

/// A finger that drags the sheet down.
extension SheetPresenter {
  /// A drag, or the return of the sheet after one.
  struct DragSession {
    var drag: SheetDrag

    /// The distance of the sheet from its place when the drag began, in points.
    var start: CGFloat
    var returnAnimator: UIViewPropertyAnimator?
  }

  func preparePan() {
    let pan = controller.panGestureRecognizer
    pan.mayBegin = { [weak self] velocity, view in
      self?.canDrag(at: velocity, from: view) ?? false
    }
    pan.changed = { [weak self] in self?.panChanged($0) }
    // The rows scroll only after this recognizer has failed, which it does at the first movement.
    for scrolling in controller.sheet.scrollPanGestureRecognizers {
      scrolling.require(toFail: pan)
    }
  }

  private func canDrag(at velocity: CGPoint, from touched: UIView?) -> Bool {
    guard controller.sheet.style.behaviors.contains(.closesOnSwipe), state.isOpen,
      !controller.isFilling
    else { return false }
    return SheetDrag.begins(velocity: velocity, bodyOffset: scrollOffset(above: touched))
  }

  /// Returns how far the view under the finger is scrolled, in points.
  private func scrollOffset(above touched: UIView?) -> CGFloat {
    var current = touched
    while let view = current, view !== controller.view {
      if let scrollView = view as? UIScrollView {
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      }
      current = view.superview
    }
    // The sheet receives the touches of its rows itself.
    let sheet = controller.sheet
    return sheet.scrollOffset(at: controller.panGestureRecognizer.location(in: sheet))
  }

  private func panChanged(_ event: SheetPanGestureRecognizer.Event) {
    switch event {
    case .began: beginDrag()
    case .moved(let translation): moveSheet(by: translation)
    case .lifted(let translation, let velocity):
      finishDrag(translation: translation, velocity: velocity)
    case .cancelled: returnSheet(velocity: 0)
    }
  }

  private func beginDrag() {
    guard state.isOpen else { return }
    let sheet = controller.sheet
    let model = SheetDrag(
      distance: sheet.bounds.height, canClose: !controller.isModalInPresentation)
    drag?.returnAnimator?.stopAnimation(true)
    drag = DragSession(drag: model, start: 0)
    transition?.interrupt()
    drag?.start = sheet.transform.ty
  }

  private func moveSheet(by translation: CGFloat) {
    guard let drag, drag.returnAnimator == nil, state.isOpen else { return }
    let offset = drag.drag.offset(for: drag.start + translation)
    controller.sheet.transform = CGAffineTransform(translationX: 0, y: offset)
    controller.dimmingView.alpha = drag.drag.dimming(at: offset)
  }

  private func finishDrag(translation: CGFloat, velocity: CGFloat) {
    guard let drag, drag.returnAnimator == nil, state.isOpen else { return }
    let decision = drag.drag.decision(translation: drag.start + translation, velocity: velocity)
    if decision == .closes {
      self.velocity = velocity
      cancel(because: .swipe)
    }
    // The delegate can refuse.
    returnSheet(velocity: velocity)
  }

  /// Moves the sheet back to its place with a spring, unless it closes.
  private func returnSheet(velocity: CGFloat) {
    guard drag != nil, state.isOpen else { return }
    self.velocity = 0
    let sheet = controller.sheet
    let initial = SheetDrag.springVelocity(velocity, from: sheet.transform.ty, to: 0)
    let animator = UIViewPropertyAnimator(
      duration: max(sheet.style.animation.duration, 0.3),
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: initial, dy: initial)))
    animator.addAnimations { [sheet, dimmingView = controller.dimmingView] in
      sheet.transform = .identity
      sheet.alpha = 1
      dimmingView.alpha = 1
    }
    animator.addCompletion { [weak self] _ in self?.drag = nil }
    drag?.returnAnimator = animator
    animator.startAnimation()
  }

  /// Ends a drag and leaves the sheet where it is.
  func endDrag() {
    drag?.returnAnimator?.stopAnimation(true)
    drag = nil
  }
}
