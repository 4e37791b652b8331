import UIKit

/// The trait that carries the style of action sheets down a hierarchy of views.
///
/// Set it on a scene, a window, a controller or a view, and every sheet inside has that style unless
/// it has one of its own:
///
///     window.traitOverrides.actionSheetStyle = .system
package struct ActionSheetStyleTrait: UITraitDefinition {
  /// The style where nobody has set one: ``SheetStyle/classic``.
  package static let defaultValue = SheetStyle.classic

  /// The name in descriptions.
  package static let name = "ActionSheetStyle"
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

extension SheetMaterial {
  /// The system's effect; `nil` for an opaque material.
  @MainActor
  var visualEffect: UIVisualEffect? {
    switch self {
    case .opaque: return nil
    case .glass:
      guard #available(iOS 26, *) else { return UIBlurEffect(style: .systemMaterial) }
      let glass = UIGlassEffect(style: .regular)
      glass.isInteractive = true
      return glass
    case .ultraThin: return UIBlurEffect(style: .systemUltraThinMaterial)
    case .thin: return UIBlurEffect(style: .systemThinMaterial)
    case .regular: return UIBlurEffect(style: .systemMaterial)
    case .thick: return UIBlurEffect(style: .systemThickMaterial)
    }
  }
}

extension RowCorners {
  /// The corners as a layer masks them.
  var maskedCorners: CACornerMask {
    var mask: CACornerMask = []
    if contains(.top) { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if contains(.bottom) { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return mask
  }
}

extension SheetInsets {
  /// The room along the sides that UIKit's insets tell.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SheetStyle {
  /// A Boolean value that determines whether the sheet has a behavior.
  subscript(behavior behavior: SheetBehaviors) -> Bool {
    get { behaviors.isSuperset(of: behavior) }
    set {
      if newValue { behaviors.formUnion(behavior) } else { behaviors.subtract(behavior) }
    }
  }

  /// The point size of the titles of actions at the default text size.
  ///
  /// The titles scale with body text. Non-finite and non-positive values are ignored.
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
    set { if newValue.isLength, newValue > 0 { metrics.width = newValue } }
  }

  /// A Boolean value that determines whether backgrounds blur the content behind them.
  var blursBackground: Bool {
    get { material != .opaque }
    set { if newValue != blursBackground { material = newValue ? .thin : .opaque } }
  }
}
