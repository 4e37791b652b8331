import QuartzCore

extension UIView {
  final func performPendingLayout() {
    PendingTraits.flush()
    backingLayer.layoutIfNeeded()
  }

  // Called by the layer once per pass, superviews before subviews.
  final func layOut(_ layer: CALayer) {
    guard layer === backingLayer else { return }
    applyPendingTraits()
    owningViewController?.rootViewWillLayoutSubviews()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
  }
}
