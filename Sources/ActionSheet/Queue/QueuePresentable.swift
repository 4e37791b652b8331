import UIKit

/// Something a ``PresentationQueue`` can show: a controller with a say in how it comes and goes, or
/// a popup that is no controller at all.
///
/// A plain `UIViewController` need not conform; the queue presents and dismisses it the way UIKit
/// does. Conform to learn whether the queue hides the popup for good or only for a while, and how
/// its request ended. A controller gets `present` and `hide` by default.
///
/// What holds for everyone: the queue is told through the turn, and told the truth. Keep the turn
/// until the popup is off screen, since letting go of it means that the popup is gone.
@MainActor
public protocol QueuePresentable: AnyObject {
  /// Whether the popup is presented on a controller; then its turn carries one. By default that is
  /// so for controllers and not for others.
  var needsPresenter: Bool { get }

  /// Comes on screen, for the first time or, when `turn.isResuming`, as it was when it was hidden.
  /// Call `turn.didPresent()` when it has wholly arrived.
  func present(in turn: PresentationTurn)

  /// Goes off screen. Call `turn.didDismiss()` when it has wholly gone.
  ///
  /// - Parameters:
  ///   - turn: The turn it came on screen with.
  ///   - outcome: What it ends with; nil when it comes back later, and then it has not ended and
  ///     should tell nobody that it has. The call may be repeated with an outcome while it goes,
  ///     when it is not to come back after all, or when it did not go.
  func hide(in turn: PresentationTurn, outcome: PresentationOutcome?)

  /// The request has ended, once, whether it was ever on screen or not. Does nothing by default.
  func presentationEnded(with outcome: PresentationOutcome)
}

extension QueuePresentable {
  /// True for controllers, false for others.
  public var needsPresenter: Bool { self is UIViewController }

  /// Does nothing.
  public func presentationEnded(with outcome: PresentationOutcome) {}
}

extension QueuePresentable where Self: UIViewController {
  /// Presents the controller the way UIKit does.
  public func present(in turn: PresentationTurn) {
    turn.present(self)
  }

  /// Dismisses the controller the way UIKit does.
  public func hide(in turn: PresentationTurn, outcome: PresentationOutcome?) {
    turn.dismiss(self)
  }
}

/// Lets a queue show a controller that knows nothing of queues.
final class PlainPresentable: QueuePresentable {
  let viewController: UIViewController
  let needsPresenter = true

  init(_ viewController: UIViewController) {
    self.viewController = viewController
  }

  func present(in turn: PresentationTurn) {
    turn.present(viewController)
  }

  func hide(in turn: PresentationTurn, outcome: PresentationOutcome?) {
    turn.dismiss(viewController)
  }
}
