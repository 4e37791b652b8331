import UIKit

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
      fonts.action = SheetFont(fonts.action.font.withSize(newValue))
      fonts.cancel = SheetFont(fonts.cancel.font.withSize(newValue))
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
