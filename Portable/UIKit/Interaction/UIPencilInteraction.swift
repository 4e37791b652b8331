/// An interaction with a pencil.
///
/// Double taps and squeezes, which a mouse does not have, are left out.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The choices of the user that the host stands for.
  package static var hostChoices: PencilChoices {
    get { AppContext.current.device.pencil }
    set { AppContext.current.device.pencil = newValue }
  }

  /// A Boolean value that indicates whether the user draws with a pencil only.
  open class var prefersPencilOnlyDrawing: Bool { hostChoices.prefersPencilOnlyDrawing }

  /// The view the interaction is on.
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  /// Called before the interaction is added to a view, or with nil before it is removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or with nil after it was removed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// What a user chooses for a pencil in the system's settings.
package struct PencilChoices {
  package var prefersPencilOnlyDrawing = false
}
