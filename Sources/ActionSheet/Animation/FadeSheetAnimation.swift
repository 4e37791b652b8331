import UIKit

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
    context.sheetView.alpha = 0
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
      sheet.alpha = alpha
      dimming.alpha = alpha
    }
  }
}

extension ActionSheetAnimating where Self == FadeSheetAnimation {
  /// A fade without motion.
  public static var fade: FadeSheetAnimation { FadeSheetAnimation() }
}
