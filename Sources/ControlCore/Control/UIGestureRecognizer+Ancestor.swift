import UIKit

extension UIGestureRecognizer {
  /// Returns whether this recognizes a single tap with one finger on a view that contains `control`.
  ///
  /// Apple's buttons, switches, steppers, segmented controls and page controls refuse such a tap, but
  /// a plain `UIControl` does not: its touch would be cancelled. Every control of the kit refuses it
  /// too.
  package func isSingleTap(around control: UIView) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, let view, view !== control,
      control.isDescendant(of: view)
    else { return false }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
  }
}
