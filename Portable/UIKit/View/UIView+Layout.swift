import QuartzCore

extension UIView {
  final func performPendingLayout() {
    AppContext.current.pendingTraits.flush()
    prepareConstraintLayout()
    backingLayer.layoutIfNeeded()
  }

  // Called by the layer once per pass, superviews before subviews.
  final func layOut(_ layer: CALayer) {
    guard layer === backingLayer else { return }
    owningViewController?.applyPendingTraits()
    applyPendingTraits()
    let wasLayingOut = isLayingOut
    isLayingOut = true
    // A superview's layout may have given the view another size, which its constraints follow at once.
    if let layoutState, layoutState.isPending || parentView == nil {
      prepareConstraintLayout(beforeLayoutOf: self)
    }
    defer { isLayingOut = wasLayingOut }
    currentTraits.performAsCurrent {
      owningViewController?.rootViewWillLayoutSubviews()
      layoutSubviews()
      if let controller = owningViewController {
        controller.viewDidLayoutSubviews()
        // A layout may have brought the scroll view that the bars of a container follow.
        controller.parent?.childContentScrollViewDidChange(controller)
      }
    }
  }
}
