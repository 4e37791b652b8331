import UIKit

extension ActionSheetControl {
  /// Makes several changes and shows them at once.
  ///
  /// Without animation nothing is gained over making them one by one, since changes are gathered
  /// anyway. With it rows that stay move to their new places and new ones fade in; what has changed
  /// before is shown along with it. Where the user has motion reduced nothing moves.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are animated, as long as the style says.
  ///   - updates: Makes the changes.
  public func performBatchUpdates(animated: Bool, _ updates: () -> Void) {
    updates()
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let animation = style.animation
    UIView.animate(
      withDuration: animation.duration, delay: 0, usingSpringWithDamping: animation.dampingRatio,
      initialSpringVelocity: animation.initialVelocity,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }
}
