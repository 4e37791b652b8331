import UIKit

/// The transitions of a sheet that appears at the bottom of a window.
extension SheetPresenter: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeTransition(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    makeTransition(isPresenting: false)
  }

  /// Creates a transition; popovers and cards have UIKit's own.
  private func makeTransition(isPresenting: Bool) -> SheetTransition? {
    guard !controller.isFilling else { return nil }
    let transition = SheetTransition(
      isPresenting: isPresenting, duration: controller.sheet.style.animation.duration,
      clock: clock,
      makeAnimator: { [controller] in
        controller.presenter.makeAnimator(isPresenting: isPresenting)
      },
      willEnd: { [weak self] isInterrupted in
        guard let self else { return }
        self.transition = nil
        // An app's animation can leave the sheet anywhere.
        if isPresenting, !isInterrupted, drag == nil { resetTransforms() }
      })
    self.transition = transition
    return transition
  }

  private func makeAnimator(isPresenting: Bool) -> UIViewPropertyAnimator {
    controller.layOutSheet()
    let sheet = controller.sheet
    let context = ActionSheetAnimation.Context(
      isPresenting: isPresenting, sheetView: sheet, dimmingView: controller.dimmingView,
      containerView: controller.view, timing: sheet.style.animation,
      velocity: isPresenting ? 0 : velocity)
    let animation = Self.animation(
      among: (isPresenting ? [controller.presentationAnimation] : dismissalAnimations)
        + [controller.placement == .center ? .pop : nil],
      reducesMotion: Self.reducesMotion)
    if isPresenting {
      UIView.performWithoutAnimation { animation.prepare(context) }
    } else {
      endDrag()
    }
    return animation.animator(for: context)
  }

  /// The animations of the dismissal by precedence.
  private var dismissalAnimations: [ActionSheetAnimation?] {
    let chosen = controller.outcome?.choice.flatMap { action(of: $0) }
    return [session.animation, chosen?.dismissalAnimation, controller.dismissalAnimation]
  }

  /// Returns the first animation that is not `nil`, or a slide if there is none; a fade replaces an
  /// animation that moves things if the user prefers less motion.
  static func animation(
    among candidates: [ActionSheetAnimation?], reducesMotion: Bool
  ) -> ActionSheetAnimation {
    let chosen = candidates.lazy.compactMap { $0 }.first ?? .slide
    return reducesMotion && chosen.involvesMotion ? .fade : chosen
  }

  static var reducesMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }
}

/// The presentation controller of a sheet at the bottom of a window.
///
/// The view of the sheet's controller fills the window.
final class SheetPresentationController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    let sheet = (presentedViewController as? ActionSheetController)?.sheet
    sheet?.interruptGestures(in: containerView?.window)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

extension ActionSheetControl {
  /// Cancels every tap and pan that is under way in a window, if the style says so; disabled recognizers stay
  /// disabled.
  ///
  /// A pan that goes on behind a sheet would scroll what the user cannot reach any more.
  func interruptGestures(in window: UIWindow?) {
    guard style.interruptsGestures, let window else { return }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isRunning {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      views += view.subviews
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var isRunning: Bool {
    guard self is UITapGestureRecognizer || self is UIPanGestureRecognizer, isEnabled else {
      return false
    }
    switch state {
    case .began, .changed: return true
    // A finger is down and the tap may still come.
    default: return numberOfTouches > 0
    }
  }
}
