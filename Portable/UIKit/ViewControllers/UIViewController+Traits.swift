extension UIViewController: TraitParticipant {
  /// The traits of what the view is in; before it is in anything, the parent's.
  var inheritedTraits: UITraitCollection {
    if let superview = viewIfLoaded?.superview { return superview.traitCollection }
    return parent?.traitCollection ?? presentation.presenting?.traitCollection ?? .predicted
  }

  var extraTraitOverrides: TraitValues? {
    let column = (parent as? UISplitViewController)?.columnTraits(of: self)
    guard overrideUserInterfaceStyle != .unspecified else { return column }
    var values = column ?? TraitValues()
    values.userInterfaceStyle = overrideUserInterfaceStyle
    return values
  }

  func propagateTraits() {
    viewIfLoaded?.updateTraits()
    // Children whose views are shown get theirs from the views around them.
    for child in children where child.viewIfLoaded?.superview == nil { child.updateTraits() }
  }

  /// Works the traits out again after something around the controller changed.
  func traitsMayHaveChanged() {
    updateTraits()
  }
}
