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
      let inside = subview.backingLayer.convert(point, from: backingLayer)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}
