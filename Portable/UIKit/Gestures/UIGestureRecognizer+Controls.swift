extension UIGestureRecognizer {
  /// A Boolean value that determines whether this is a single tap with one finger of a view around
  /// the control.
  ///
  /// UIButton, UISwitch, UIStepper, UISegmentedControl and UIPageControl refuse such a tap. A plain
  /// UIControl does not.
  func isSingleTap(around control: UIView) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, isAround(control) else { return false }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
  }

  /// A Boolean value that determines whether this belongs to a view that contains the control.
  func isAround(_ control: UIView) -> Bool {
    guard let view, view !== control else { return false }
    return control.isDescendant(of: view)
  }
}
