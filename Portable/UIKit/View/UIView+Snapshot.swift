import QuartzCore

extension UIView {
  /// A view that shows this one as it looks now; nil when it has no size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of this one as it looks now, stretching between the caps.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    if afterUpdates { layoutIfNeeded() }
    let scale = contentScaleFactor
    guard
      let context = CGContext(
        layerPixelsWide: Int((rect.width * scale).rounded(.up)),
        high: Int((rect.height * scale).rounded(.up)), scale: scale, opaque: false)
    else { return nil }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    backingLayer.render(in: context)
    guard let image = context.makeImage() else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.isUserInteractionEnabled = false
    snapshot.layer.contents = image
    snapshot.layer.contentsScale = scale
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return snapshot
  }

  /// Draws the view and its subviews with their effects into the current context, scaled to a rectangle;
  /// false when there is no context or nothing to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.draw(into: context, presentation: false, effects: true)
    context.restoreGState()
    return true
  }
}
