extension UIPresentationController: TraitParticipant {
  var inheritedTraits: UITraitCollection {
    if let superview = containerView?.superview { return superview.traitCollection }
    return storedPresenting?.traitCollection ?? .predicted
  }

  var extraTraitOverrides: TraitValues? {
    guard raisesInterfaceLevel else { return nil }
    var values = TraitValues()
    values.userInterfaceLevel = .elevated
    return values
  }

  // The container hands these on: see `PresentationContainerView`.
  func propagateTraits() {
    presentationContainer?.adoptTraits(of: self)
  }
}
