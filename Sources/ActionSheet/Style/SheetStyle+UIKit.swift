import UIKit

/// The trait that carries the style of action sheets down a hierarchy of views.
///
/// Set it on a scene, a window, a controller or a view. Every sheet inside has that style, except for the
/// members and the preset that are set on the sheet:
///
///     window.traitOverrides.actionSheetStyle = .classic
package struct ActionSheetStyleTrait: UITraitDefinition {
  /// The style of a hierarchy in which none is set.
  package static let defaultValue: SheetStyle? = nil

  package static let name = "ActionSheetStyle"
}

extension UIMutableTraits {
  /// The style that action sheets have here; the default is one in which nothing is set, so that sheets have
  /// the preset ``SheetStyle/system``.
  public var actionSheetStyle: SheetStyle {
    get { self[ActionSheetStyleTrait.self] ?? SheetStyle() }
    set { self[ActionSheetStyleTrait.self] = newValue }
  }
}

extension UITraitCollection {
  /// The style that action sheets have here; the default is one in which nothing is set, so that sheets have
  /// the preset ``SheetStyle/system``.
  public var actionSheetStyle: SheetStyle { self[ActionSheetStyleTrait.self] ?? SheetStyle() }
}

extension SheetStyle {
  /// The point size of the titles of actions at the default text size; they scale with body text.
  var actionFontSize: CGFloat {
    get { fonts.action.curve.pointSize(at: .large) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      fonts.action = fonts.action.withSize(newValue)
      fonts.cancel = fonts.cancel.withSize(newValue)
    }
  }
}
