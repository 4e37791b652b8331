import UIKit

/// A sheet slides in from below the window and out again: what every sheet does by itself.
///
/// It comes as the spring of the style's ``SheetAnimation`` and goes without one, unless a finger has
/// thrown it: then it goes on at the finger's speed.
public struct SlideSheetAnimation: ActionSheetAnimating {
  /// Makes the animation.
  public nonisolated init() {}

  /// Makes an animator as long as the style says.
  public func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: context.animation.duration, timingParameters: timing(for: context))
    let sheet = context.sheetView
    let dimming = context.dimmingView
    let transform = context.isPresenting ? .identity : context.offscreenTransform
    let alpha: CGFloat = context.isPresenting ? 1 : 0
    animator.addAnimations {
      sheet.transform = transform
      dimming.alpha = alpha
    }
    return animator
  }

  private func timing(for context: ActionSheetAnimationContext) -> any UITimingCurveProvider {
    if context.isPresenting {
      let velocity = context.animation.initialVelocity
      return UISpringTimingParameters(
        dampingRatio: context.animation.dampingRatio,
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
    guard context.velocity > 0 else { return UICubicTimingParameters(animationCurve: .easeInOut) }
    let velocity = SheetDrag.springVelocity(
      context.velocity, from: context.sheetView.transform.ty, to: context.offscreenTransform.ty)
    return UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}

extension ActionSheetAnimating where Self == SlideSheetAnimation {
  /// A slide from below the window, and out again.
  public static var slide: SlideSheetAnimation { SlideSheetAnimation() }
}
