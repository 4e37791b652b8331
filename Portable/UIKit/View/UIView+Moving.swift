import QuartzCore

extension UIView {
  // All of it before the move, in the order seen on Apple's platforms: coming in, the window is
  // told first; going out, the superview.
  final func notifyWillMove(
    toSuperview superview: UIView?, from oldWindow: UIWindow?, toWindow window: UIWindow?
  ) {
    if oldWindow !== window, let oldWindow { leave(oldWindow) }
    if superview == nil { willMove(toSuperview: nil) }
    if oldWindow !== window { notifyWillMove(toWindow: window) }
    if let superview { willMove(toSuperview: superview) }
  }

  private func notifyWillMove(toWindow window: UIWindow?) {
    owningViewController?.rootViewWillMove(to: window)
    willMove(toWindow: window)
    for subview in childViews { subview.notifyWillMove(toWindow: window) }
  }

  // Before the subtree goes: its touches end and its first responder resigns.
  private func leave(_ window: UIWindow) {
    // What is in the window of the keyboard is first responder of the window that is typed into.
    let owner = (window as? InputWindow)?.servedWindow ?? window
    if let responder = owner.currentFirstResponder, contains(responder) {
      responder.resignFirstResponder()
      if owner.currentFirstResponder === responder { owner.currentFirstResponder = nil }
    }
    window.gestureEnvironment.viewWillLeaveWindow(self)
  }

  final func finishMove(from oldWindow: UIWindow?, to window: UIWindow?) {
    if oldWindow !== window { setHostingWindow(window) }
    // Every view has its traits from its superview, in a window or not: so an update that finds
    // nothing new for a view need not look below it.
    if let parentView, traitState.collection !== parentView.traitState.collection {
      if window == nil { updateTraitsThroughController() } else { setNeedsInheritedTraits() }
    }
    updateTint(inherited: parentView?.currentTint ?? .standard)
    cornerContainerDidChange()
    updateSafeArea()
    if marginStorage.preservesSuperview { marginsMayHaveChanged() }
    if oldWindow !== window { notifyDidMoveToWindow(window) }
    didMoveToSuperview()
  }

  private func setHostingWindow(_ window: UIWindow?) {
    hostingWindow = window
    if let window {
      applyAppearance()
      if layoutState == nil, type(of: self).requiresConstraintBasedLayout {
        setNeedsUpdateConstraints()
      }
      if !hasExplicitContentScale { adoptScale(window.screen.scale) }
    }
    for subview in childViews { subview.setHostingWindow(window) }
  }

  // Subviews hear of it before their superview does.
  private func notifyDidMoveToWindow(_ window: UIWindow?) {
    for subview in childViews { subview.notifyDidMoveToWindow(window) }
    // A controller's own insets count from now on, wherever in the tree its view is.
    if owningViewController != nil { updateSafeArea() }
    didMoveToWindow()
    owningViewController?.rootViewDidMove(to: window)
  }

  private func adoptScale(_ scale: CGFloat) {
    guard backingLayer.contentsScale != scale else { return }
    backingLayer.contentsScale = scale
    if drawsContent { backingLayer.setNeedsDisplay() }
  }
}
