import UIKit

extension ToastContainerView {
  /// Shows the toast in its place, moves it beyond its edge, or fades it: the effect of the background, not its
  /// alpha.
  func setShown(_ isShown: Bool) {
    let moves = !SheetPresenter.reducesMotion
    if isShown {
      transform = restTransform
    } else if moves {
      transform = hiddenTransform
    }
    let isFaded = !isShown && (!moves || position == .middle)
    background.isFaded = isFaded
    for view in [shadow, hosted, button] { view?.alpha = isFaded ? 0 : 1 }
  }

  private var hiddenTransform: CGAffineTransform {
    let space = superview?.bounds.maxY ?? 0
    return switch position {
    case .top: CGAffineTransform(translationX: 0, y: -center.y - bounds.height)
    case .middle: transform.scaledBy(x: 0.8, y: 0.8)
    case .bottom: CGAffineTransform(translationX: 0, y: space - center.y + bounds.height)
    }
  }

  /// The part of a movement that goes towards the edge, in points; from the middle there is one on both sides.
  private func outward(_ movement: CGFloat) -> CGFloat {
    switch position {
    case .top: -movement
    case .middle: abs(movement)
    case .bottom: movement
    }
  }

  func holdWhileTouched(_ control: UIControl) {
    control.addAction(
      UIAction { [weak self] _ in
        self?.touchSpreads = self?.stack?.isCollapsed == true
        self?.attention.insert(.touch)
      }, for: .touchDown)
    control.addAction(
      UIAction { [weak self] _ in
        self?.stack?.touchEnded()
        self?.attention.remove(.touch)
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  func panned(_ event: SheetPanGestureRecognizer.Event) {
    switch event {
    case .began: attention.insert(.drag)
    case .moved(let translation):
      // Away from the edge the toast resists.
      let y = outward(translation) > 0 ? translation : translation / 8
      transform = restTransform.concatenating(CGAffineTransform(translationX: 0, y: y))
    case .lifted(let translation, let velocity):
      stack?.touchEnded()
      attention.remove(.drag)
      if outward(translation) > bounds.height / 2 || outward(velocity) > 300 {
        toast?.leave()
      } else {
        returnToPlace()
      }
    case .cancelled:
      attention.remove(.drag)
      returnToPlace()
    }
  }

  private func returnToPlace(damping: CGFloat = 1) {
    // A toast that leaves moves by itself.
    guard isShown, !attention.contains(.drag) else { return }
    UIView.animateSpring(damping: damping) { self.transform = self.restTransform }
  }

  /// Moves a toast in front of the others that says something new.
  func comeForward() {
    stack?.bringToFront(self)
  }

  /// Lets a toast that is shown already attract attention.
  func nudge() {
    comeForward()
    guard !attention.contains(.drag) else { return }
    guard !SheetPresenter.reducesMotion else {
      UIView.performWithoutAnimation { hosted?.alpha = 0.3 }
      UIView.animate(withDuration: 0.4) { self.hosted?.alpha = 1 }
      return
    }
    UIView.animate(
      withDuration: 0.1, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.transform = self.restTransform.scaledBy(x: 1.04, y: 1.04) },
      completion: { [weak self] _ in self?.returnToPlace(damping: 0.5) })
  }
}

extension ToastContainerView: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    attention.insert(.pointer)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    attention.remove(.pointer)
  }
}
