import UIKit

extension UIGestureRecognizer {
  /// Returns a Boolean value that indicates whether this recognizes a single tap with one finger on
  /// a view that contains a control.
  ///
  /// Apple's buttons, switches, steppers, segmented controls and page controls prevent such a tap.
  /// A plain `UIControl` does not, and its touch would be canceled. The controls of the kit
  /// prevent it as well.
  package func isSingleTap(around control: UIView) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, let view, view !== control,
      control.isDescendant(of: view)
    else { return false }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
  }
}
