extension UIGestureRecognizer {
  /// Whether this is a single tap with one finger, of a view around the control: a control keeps
  /// its own.
  func stealsSingleTap(from control: UIView) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, let view, view !== control else {
      return false
    }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
      && control.isDescendant(of: view)
  }
}
