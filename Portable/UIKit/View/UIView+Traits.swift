import QuartzCore

extension UIView: TraitParticipant {
  var inheritedTraits: UITraitCollection {
    if let owningViewController { return owningViewController.traitCollection }
    if let window = selfAsWindow {
      return window.storedWindowScene?.traitCollection ?? .predicted
    }
    // A row is measured before the table shows it.
    let parent = parentView ?? (self as? any TablePart)?.table
    return parent?.currentTraits ?? .predicted
  }

  var extraTraitOverrides: TraitValues? {
    guard storedUserInterfaceStyle != .unspecified else { return nil }
    var values = TraitValues()
    values.userInterfaceStyle = storedUserInterfaceStyle
    return values
  }

  func propagateTraits() {
    for subview in childViews { subview.updateTraitsThroughController() }
    if let window = selfAsWindow { window.storedRootViewController?.traitsMayHaveChanged() }
  }

  func traitsDidUpdate(from previous: UITraitCollection) {
    if currentTraits.hasDifferentColorAppearance(comparedTo: previous) {
      resolveBackgroundColor()
      if drawsContent { setNeedsDisplay() }
      tintColorDidChange()
    } else if drawsContent,
      currentTraits.preferredContentSizeCategory
        != previous.preferredContentSizeCategory
    {
      setNeedsDisplay()
    }
    if layoutState != nil, previous.layoutDirection != currentTraits.layoutDirection {
      noteLayoutChange(.everything)
    }
    if hasGuideOfGeometry,
      previous.preferredContentSizeCategory != currentTraits.preferredContentSizeCategory
    {
      noteLayoutChange(.insets)
    }
    setNeedsLayout()
  }

  // A window is its own window: cheaper to ask than a dynamic cast, for every view of a tree.
  final var selfAsWindow: UIWindow? {
    guard let hostingWindow, hostingWindow === self else { return nil }
    return hostingWindow
  }

  final func updateTraitsThroughController() {
    if let owningViewController {
      // The controller's own update reaches its root view when something changed for it.
      owningViewController.traitsMayHaveChanged()
    }
    updateTraits()
  }

  // A view that came into a window has the traits of its new place from before its layout on.
  final func setNeedsInheritedTraits() {
    owningViewController?.setNeedsTraitUpdate()
    setNeedsTraitUpdate()
  }

  // Outside a window nothing waits for a frame, so an override counts at once.
  final var currentOrPendingTraits: UITraitCollection {
    if traitState.isPending, hostingWindow == nil { updateTraits() }
    return currentTraits
  }

  final func applyUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != storedUserInterfaceStyle else { return }
    storedUserInterfaceStyle = style
    setNeedsTraitUpdate()
  }
}
