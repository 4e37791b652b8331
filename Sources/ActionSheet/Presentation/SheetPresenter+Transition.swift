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

  /// A Boolean value that determines whether the user prefers fades to movements.
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
    guard let window = containerView?.window,
      let controller = presentedViewController as? ActionSheetController,
      controller.sheet.style.behaviors.contains(.interruptsGestures)
    else { return }
    GestureInterruption.interrupt(in: window)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Cancels taps and pans that are under way when a sheet appears above them.
///
/// A pan that goes on behind a sheet would scroll what the user cannot reach any more.
@MainActor
enum GestureInterruption {
  /// Cancels every tap and pan that is under way in a window; disabled recognizers stay disabled.
  static func interrupt(in window: UIWindow) {
    var views: [UIView] = [window]
    while let view = views.popLast() {
      for recognizer in view.gestureRecognizers ?? [] where isRunning(recognizer) {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      views += view.subviews
    }
  }

  private static func isRunning(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UITapGestureRecognizer || recognizer is UIPanGestureRecognizer,
      recognizer.isEnabled
    else { return false }
    switch recognizer.state {
    case .began, .changed: return true
    // A finger is down and the tap may still come.
    default: return recognizer.numberOfTouches > 0
    }
  }
}
