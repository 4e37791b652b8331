import QuartzCore

extension UIView: TraitParticipant {
  var inheritedTraits: UITraitCollection {
    if let owningViewController { return owningViewController.traitCollection }
    if let window = self as? UIWindow {
      return window.storedWindowScene?.traitCollection ?? .predicted
    }
    return parentView?.currentTraits ?? .predicted
  }

  var extraTraitOverrides: TraitValues? {
    guard storedUserInterfaceStyle != .unspecified else { return nil }
    var values = TraitValues()
    values.userInterfaceStyle = storedUserInterfaceStyle
    return values
  }

  func propagateTraits() {
    for subview in childViews { subview.updateTraitsThroughController() }
    if let window = self as? UIWindow { window.storedRootViewController?.traitsMayHaveChanged() }
  }

  func traitsDidUpdate(from previous: UITraitCollection) {
    if currentTraits.hasDifferentColorAppearance(comparedTo: previous) {
      resolveBackgroundColor()
      if drawsContent { setNeedsDisplay() }
      tintColorMayLookDifferent()
    } else if drawsContent,
      currentTraits.preferredContentSizeCategory
        != previous.preferredContentSizeCategory
    {
      setNeedsDisplay()
    }
    setNeedsLayout()
  }

  private func tintColorMayLookDifferent() {
    tintColorDidChange()
  }

  final func updateTraitsThroughController() {
    if let owningViewController {
      // The controller's own update reaches its root view when something changed for it.
      owningViewController.traitsMayHaveChanged()
    }
    updateTraits()
  }

  // Only views in a window take part, so that building a tree costs nothing.
  final func updateTraitsAfterMove() {
    updateTraitsThroughController()
  }

  final func applyUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != storedUserInterfaceStyle else { return }
    storedUserInterfaceStyle = style
    setNeedsTraitUpdate()
  }
}

extension TraitParticipant {
  // A foreign value of the protocol cannot be made outside, so only the own type arrives here.
  func setTraitOverrides(_ overrides: any UITraitOverrides) {
    guard let overrides = overrides as? TraitValues else { return }
    traitState.overrides = overrides
    setNeedsTraitUpdate()
  }
}
