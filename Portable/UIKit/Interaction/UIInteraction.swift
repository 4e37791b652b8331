/// A behavior that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view the interaction is on.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or with nil before it is removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or with nil after it was removed.
  func didMove(to view: UIView?)
}
