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

/// A sheet appears at its place and disappears from it, without any motion.
///
/// It stands in for every animation that moves things where the user asks for less motion.
public struct FadeSheetAnimation: ActionSheetAnimating {
  /// How long it takes, in seconds; `nil` for as long as the style's animation.
  public var duration: TimeInterval?

  /// Makes the animation.
  ///
  /// - Parameter duration: How long it takes, in seconds; `nil` for as long as the style says. Below
  ///   zero or not finite counts as 0.
  public nonisolated init(duration: TimeInterval? = nil) {
    self.duration = duration
  }

  /// Nothing moves.
  public var involvesMotion: Bool { false }

  /// Leaves the sheet at its place, not to be seen.
  public func prepare(_ context: ActionSheetAnimationContext) {
    context.sheetView.setFaded(true)
    context.dimmingView.alpha = 0
  }

  /// Makes an animator that fades.
  public func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator {
    let sheet = context.sheetView
    let dimming = context.dimmingView
    let alpha: CGFloat = context.isPresenting ? 1 : 0
    let duration = duration ?? context.animation.duration
    return UIViewPropertyAnimator(
      duration: duration.isFinite ? max(duration, 0) : 0, curve: .easeInOut
    ) {
      sheet.setFaded(alpha == 0)
      dimming.alpha = alpha
    }
  }
}

extension ActionSheetAnimating where Self == FadeSheetAnimation {
  /// A fade without motion.
  public static var fade: FadeSheetAnimation { FadeSheetAnimation() }
}

/// A sheet flies to the middle of the window and shrinks to nothing; coming, it grows from there.
///
/// Made to close a sheet by an action that does away with something.
public struct ShrinkSheetAnimation: ActionSheetAnimating {
  /// How long it takes, in seconds.
  public var duration: TimeInterval

  /// Makes the animation.
  ///
  /// - Parameter duration: How long it takes, in seconds; 0.5 unless given. Below zero or not finite
  ///   counts as 0.
  public nonisolated init(duration: TimeInterval = 0.5) {
    self.duration = duration
  }

  /// Puts the sheet into the middle of the window, too small to be seen.
  public func prepare(_ context: ActionSheetAnimationContext) {
    context.sheetView.transform = vanishingTransform(for: context)
    context.sheetView.setFaded(true)
    context.dimmingView.alpha = 0
  }

  /// Makes an animator that flies and shrinks, or the other way round.
  public func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator {
    let sheet = context.sheetView
    let dimming = context.dimmingView
    let transform = context.isPresenting ? .identity : vanishingTransform(for: context)
    let alpha: CGFloat = context.isPresenting ? 1 : 0
    return UIViewPropertyAnimator(
      duration: duration.isFinite ? max(duration, 0) : 0, curve: .easeInOut
    ) {
      sheet.transform = transform
      sheet.setFaded(alpha == 0)
      dimming.alpha = alpha
    }
  }

  private func vanishingTransform(for context: ActionSheetAnimationContext) -> CGAffineTransform {
    let frame = context.restingFrame
    let bounds = context.containerView.bounds
    // A scale of zero could not be turned back into a place by those who look where things are.
    return CGAffineTransform(
      translationX: bounds.midX - frame.midX, y: bounds.midY - frame.midY
    ).scaledBy(x: 0.01, y: 0.01)
  }
}

extension ActionSheetAnimating where Self == ShrinkSheetAnimation {
  /// A shrinking to the center of the window.
  public static var shrink: ShrinkSheetAnimation { ShrinkSheetAnimation() }
}

extension UIView {
  /// Fades a sheet without changing the alpha of a view that contains visual effects; another view
  /// has its alpha changed.
  fileprivate func setFaded(_ isFaded: Bool) {
    if let sheet = self as? ActionSheetControl {
      if isFaded { sheet.layoutIfNeeded() }
      sheet.isFaded = isFaded
    } else {
      alpha = isFaded ? 0 : 1
    }
  }
}
