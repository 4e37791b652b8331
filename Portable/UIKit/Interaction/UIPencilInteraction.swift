/// An interaction that reports double taps and squeezes of a pencil.
///
/// Every enabled interaction whose view is in a visible window is told. Taps and squeezes come from
/// the host alone; a mouse has none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The choices of the user that the host stands for.
  package static var hostChoices: PencilChoices {
    get { AppContext.current.device.pencil }
    set { AppContext.current.device.pencil = newValue }
  }

  /// The action that the user has chosen for a double tap.
  open class var preferredTapAction: UIPencilPreferredAction { hostChoices.tapAction }

  /// The action that the user has chosen for a squeeze.
  @available(iOS 17.5, *)
  open class var preferredSqueezeAction: UIPencilPreferredAction { hostChoices.squeezeAction }

  /// A Boolean value that indicates whether the user draws with a pencil only.
  open class var prefersPencilOnlyDrawing: Bool { hostChoices.prefersPencilOnlyDrawing }

  /// A Boolean value that indicates whether the user wants a preview of the tool while the pencil
  /// hovers.
  @available(iOS 17.5, *)
  open class var prefersHoverToolPreview: Bool { hostChoices.prefersHoverToolPreview }

  open weak var delegate: (any UIPencilInteractionDelegate)?

  /// Whether the delegate is told; default true.
  open var isEnabled = true

  /// The view the interaction is on.
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  @available(iOS 17.5, *)
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
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
  package var prefersHoverToolPreview = true
  package var tapAction = UIPencilPreferredAction.switchEraser
  package var squeezeAction = UIPencilPreferredAction.showContextualPalette
}

/// What a user can choose for a double tap or a squeeze.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing, or pencil interactions are off.
  case ignore = 0
  /// Switching between the current tool and the eraser.
  case switchEraser = 1
  /// Switching between the current tool and the one before.
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Is told of double taps and squeezes of a pencil. Every member is optional.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called for a double tap, unless `pencilInteraction(_:didReceiveTap:)` is implemented.
  @available(iOS, introduced: 12.1, deprecated: 17.5)
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)

  @available(iOS 17.5, *)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)

  @available(iOS 17.5, *)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  @available(iOS, introduced: 12.1, deprecated: 17.5)
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

  @available(iOS 17.5, *)
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }

  @available(iOS 17.5, *)
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
