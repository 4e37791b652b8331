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

/// What an animation of a sheet has to move, and from where to where.
@MainActor
public struct ActionSheetAnimationContext {
  /// Whether the sheet comes; else it goes.
  public let isPresenting: Bool

  /// The sheet at its place; move it by its transform and fade it by its alpha.
  public let sheetView: UIView

  /// What lies between the sheet and everything behind it; its alpha is 1 while the sheet is there.
  public let dimmingView: UIView

  /// The view that both lie in, as large as the window.
  public let containerView: UIView

  /// How the sheet's style wants it.
  public let animation: SheetAnimation

  /// How fast the sheet goes down as the animation begins, in points a second; 0 unless a finger
  /// has thrown it.
  public let velocity: CGFloat

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the sheet comes.
  ///   - sheetView: The sheet at its place.
  ///   - dimmingView: What dims the views behind it.
  ///   - containerView: The view that both lie in.
  ///   - animation: How the style wants it.
  ///   - velocity: How fast the sheet goes down already, in points a second.
  public init(
    isPresenting: Bool, sheetView: UIView, dimmingView: UIView, containerView: UIView,
    animation: SheetAnimation, velocity: CGFloat = 0
  ) {
    self.isPresenting = isPresenting
    self.sheetView = sheetView
    self.dimmingView = dimmingView
    self.containerView = containerView
    self.animation = animation
    self.velocity = velocity
  }

  /// The sheet's frame at its place, whatever its transform, in the container's coordinates.
  public var restingFrame: CGRect {
    let size = sheetView.bounds.size
    let center = sheetView.center
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// What moves the sheet from its place to just below the window.
  public var offscreenTransform: CGAffineTransform {
    CGAffineTransform(
      translationX: 0, y: max(containerView.bounds.maxY - restingFrame.minY, 0))
  }
}
