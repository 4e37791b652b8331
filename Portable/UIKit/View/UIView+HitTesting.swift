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
    let layer = backingLayer
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    let transform = layer.transform
    if let parent = parentView?.backingLayer,
      !CATransform3DIsAffine(transform) || !CATransform3DIsIdentity(parent.sublayerTransform)
    {
      return layer.convert(point, from: parent)
    }
    var offset = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
    if !CATransform3DIsIdentity(transform) {
      offset = offset.applying(CATransform3DGetAffineTransform(transform).inverted())
    }
    return CGPoint(
      x: offset.x + bounds.minX + anchor.x * bounds.width,
      y: offset.y + bounds.minY + anchor.y * bounds.height)
  }
}
