import UIKit

extension ActionSheetController {
  /// Makes the way in or out.
  func makeTransition(isPresenting: Bool) -> SheetTransition {
    let transition = SheetTransition(
      isPresenting: isPresenting, duration: sheet.style.animation.duration, clock: clock,
      makeAnimator: { [self] in makeAnimator(isPresenting: isPresenting) },
      willEnd: { [weak self] isInterrupted in
        self?.transitionWillEnd(isPresenting: isPresenting, isInterrupted: isInterrupted)
      })
    course.transition = transition
    return transition
  }

  private func makeAnimator(isPresenting: Bool) -> UIViewPropertyAnimator {
    layOutSheet()
    let context = ActionSheetAnimationContext(
      isPresenting: isPresenting, sheetView: sheet, dimmingView: dimmingView,
      containerView: view, animation: sheet.style.animation,
      velocity: isPresenting ? 0 : course.velocity)
    let animation = SheetAnimationChoice.animation(
      among: isPresenting ? [presentationAnimation] : dismissalAnimations,
      reducesMotion: SheetAnimationChoice.userReducesMotion)
    if isPresenting {
      UIView.performWithoutAnimation { animation.prepare(context) }
    } else {
      letGoOfSheet()
    }
    return animation.animator(for: context)
  }

  /// The ways out, the one that counts first.
  private var dismissalAnimations: [(any ActionSheetAnimating)?] {
    let action = outcome?.choice.flatMap { course.chosen[$0.id] }
    return [course.animation, action?.dismissalAnimation, dismissalAnimation]
  }

  private func transitionWillEnd(isPresenting: Bool, isInterrupted: Bool) {
    course.transition = nil
    // Wherever an animation has left it, the sheet is at its place now.
    if isPresenting, !isInterrupted, course.drag == nil { resetLook() }
  }
}
