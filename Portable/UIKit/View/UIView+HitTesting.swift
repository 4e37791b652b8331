import QuartzCore

extension UIView {
  // Hidden, nearly transparent and disabled views, and those in flight, let touches through.
  final var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
      && !ViewAnimationContext.isInteractionBlocked(self)
  }

  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    for subview in childViews.reversed() {
      let inside = subview.point(fromSuperview: point)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // One level down, without the way over the root that a conversion between any two layers takes.
  final func point(fromSuperview point: CGPoint) -> CGPoint {
    backingLayer.innerPoint(ofSuperlayer: parentView?.backingLayer, at: point)
  }
}
