/// What the user has chosen for a pencil in the system's settings.
///
/// There is no pencil with a side to tap or squeeze here, so delegates, actions and phases are left
/// out.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The choice of the user that the host stands for.
  package static var hostPrefersPencilOnlyDrawing: Bool {
    get { AppContext.current.device.prefersPencilOnlyDrawing }
    set { AppContext.current.device.prefersPencilOnlyDrawing = newValue }
  }

  /// A Boolean value that indicates whether the user draws with a pencil only.
  open class var prefersPencilOnlyDrawing: Bool { hostPrefersPencilOnlyDrawing }

  /// The view the interaction is on.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or with nil before it is removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or with nil after it was removed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
