import UIKit

/// The trait that carries the style of action sheets down a hierarchy of views.
///
/// Set it on a scene, a window, a controller or a view, and every sheet inside has that style unless
/// it has one of its own:
///
///     window.traitOverrides.actionSheetStyle = .system
public struct ActionSheetStyleTrait: UITraitDefinition {
  /// The style where nobody has set one: ``SheetStyle/classic``.
  public static let defaultValue = SheetStyle.classic

  /// The name in descriptions.
  public static let name = "ActionSheetStyle"
}

extension UIMutableTraits {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle {
    get { self[ActionSheetStyleTrait.self] }
    set { self[ActionSheetStyleTrait.self] = newValue }
  }
}

extension UITraitCollection {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle { self[ActionSheetStyleTrait.self] }
}
