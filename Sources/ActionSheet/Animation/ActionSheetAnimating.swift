import UIKit

/// A way for a sheet to come or go.
///
/// It makes an animator and leaves the rest to the sheet, which starts it, ends the transition with
/// it, and stops it wherever it is when the sheet has to turn round on its way in. So there is no
/// completion to forget, and every animation can be interrupted.
///
///     struct Drop: ActionSheetAnimating {
///       func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator {
///         let sheet = context.sheetView, dimming = context.dimmingView
///         return UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6) {
///           sheet.transform = context.isPresenting ? .identity : context.offscreenTransform
///           dimming.alpha = context.isPresenting ? 1 : 0
///         }
///       }
///     }
///
/// A sheet that comes begins as `prepare(_:)` leaves it: by default below the
/// window, with nothing dimmed. However it went, its transform and its transparency are put back
/// before it comes anew.
@MainActor
public protocol ActionSheetAnimating {
  /// Makes the animator, which need not be started.
  ///
  /// An animator that somebody stopped or paused does not hold the sheet up for ever: a second
  /// after it should have ended the transition ends without it.
  func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator

  /// Sets the sheet and the dimming to what the animation begins with when the sheet comes.
  ///
  /// By default the sheet is below the window and nothing is dimmed.
  func prepare(_ context: ActionSheetAnimationContext)

  /// Whether things move, grow or shrink; by default they do.
  ///
  /// Such an animation is replaced by ``FadeSheetAnimation`` where the user asks for less motion.
  var involvesMotion: Bool { get }
}

extension ActionSheetAnimating {
  /// Puts the sheet below the window, and dims nothing.
  public func prepare(_ context: ActionSheetAnimationContext) {
    context.sheetView.transform = context.offscreenTransform
    context.dimmingView.alpha = 0
  }

  /// True.
  public var involvesMotion: Bool { true }
}
