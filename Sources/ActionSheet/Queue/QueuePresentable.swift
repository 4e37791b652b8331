import UIKit

/// A popup that a ``PresentationQueue`` presents, and that takes part in how it appears and disappears.
///
/// A view controller need not conform: the queue presents and dismisses it as UIKit does. Conform for
/// a popup that is not a view controller, or for a view controller that distinguishes an interruption
/// from its end. View controllers have default implementations of all methods.
///
/// A popup reports to the queue through its ``PresentationContext``. Retain the context until the popup is off
/// screen: a context that is released ends the presentation.
@MainActor
public protocol QueuePresentable: AnyObject {
  /// A Boolean value that determines whether a view controller presents the popup; its context has a
  /// presenter then; the default is `true` for view controllers and `false` for others.
  var needsPresenter: Bool { get }

  /// Shows the popup, for the first time or again after an interruption.
  ///
  /// Call ``PresentationContext/didPresent()`` when the popup is wholly on screen.
  func present(in context: PresentationContext)

  /// Hides the popup.
  ///
  /// Call ``PresentationContext/didDismiss()`` when the popup is off screen. The queue can call this
  /// method again with an outcome while the popup disappears.
  ///
  /// - Parameters:
  ///   - context: The context with which the popup was shown.
  ///   - outcome: The outcome of the request; `nil` if the popup is shown again later.
  func hide(in context: PresentationContext, outcome: PresentationOutcome?)

  /// The request has ended, also if the popup was never shown. The default does nothing.
  func presentationEnded(with outcome: PresentationOutcome)
}

extension QueuePresentable {
  /// `true` for view controllers, `false` for others.
  public var needsPresenter: Bool { self is UIViewController }

  /// Does nothing.
  public func presentationEnded(with outcome: PresentationOutcome) {}
}

extension QueuePresentable where Self: UIViewController {
  /// Presents the view controller as UIKit does.
  public func present(in context: PresentationContext) {
    context.present(self)
  }

  /// Dismisses the view controller as UIKit does.
  public func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    context.dismiss(self)
  }
}
