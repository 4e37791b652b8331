import UIKit

/// A way for a sheet to come or go.
@MainActor
public protocol ActionSheetAnimating {
  /// Runs the animation; the transition ends when it returns.
  func animate(_ context: ActionSheetAnimationContext) async
}

/// What a sheet's animation has to move.
@MainActor
public struct ActionSheetAnimationContext {
  /// The sheet's container, at its place.
  public let containerView: UIView

  /// What lies over everything behind the sheet.
  public let dimmingView: UIView?

  /// Whether the sheet comes; else it goes.
  public let isPresenting: Bool

  /// Makes a context.
  public init(containerView: UIView, dimmingView: UIView?, isPresenting: Bool) {
    self.containerView = containerView
    self.dimmingView = dimmingView
    self.isPresenting = isPresenting
  }
}
