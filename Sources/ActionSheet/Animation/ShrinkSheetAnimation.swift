import UIKit

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
    context.sheetView.alpha = 0
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
      sheet.alpha = alpha
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
