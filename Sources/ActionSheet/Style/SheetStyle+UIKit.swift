import UIKit

/// The trait that carries the style of action sheets down a hierarchy of views.
///
/// Set it on a scene, a window, a controller or a view. Every sheet inside has that style, except for the
/// members and the preset that are set on the sheet:
///
///     window.traitOverrides.actionSheetStyle = .system
package struct ActionSheetStyleTrait: UITraitDefinition {
  /// A style as the value of the trait.
  ///
  /// Equal styles differ here if not the same members were set in them, so that UIKit reports the change.
  package struct Value: Equatable, Sendable {
    let style: SheetStyle

    package static func == (lhs: Value, rhs: Value) -> Bool { lhs.style.isIdentical(to: rhs.style) }
  }

  /// The style of a hierarchy in which no other is set: ``SheetStyle/classic``.
  package static let defaultValue = Value(style: .classic)

  package static let name = "ActionSheetStyle"
}

extension UIMutableTraits {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle {
    get { self[ActionSheetStyleTrait.self].style }
    set { self[ActionSheetStyleTrait.self] = .init(style: newValue) }
  }
}

extension UITraitCollection {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle {
    self[ActionSheetStyleTrait.self].style
  }
}

extension SheetStyle {
  subscript(behavior behavior: SheetBehaviors) -> Bool {
    get { behaviors.isSuperset(of: behavior) }
    set {
      if newValue { behaviors.formUnion(behavior) } else { behaviors.subtract(behavior) }
    }
  }

  /// The point size of the titles of actions at the default text size; they scale with body text.
  var actionFontSize: CGFloat {
    get { fonts.action.curve.pointSize(at: .large) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      fonts.action = fonts.action.withSize(newValue)
      fonts.cancel = fonts.cancel.withSize(newValue)
    }
  }

  /// The width in points; 0 if it follows the window.
  var pointWidth: CGFloat {
    get { metrics.width ?? 0 }
    set { metrics.width = newValue == 0 ? nil : newValue }
  }

  var blursBackground: Bool {
    get { material != .opaque }
    set { material = newValue ? (blursBackground ? material : .thin) : .opaque }
  }
}
