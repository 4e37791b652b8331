import QuartzCore

extension UIView {
  /// Stands for a dimension without a natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  // Refuses numbers that are not finite: a layer with them would poison everything inside it.
  private func accepts(_ rect: CGRect, as property: String) -> Bool {
    let isFinite =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
    if !isFinite {
      reportMisuse(
        "UIView.\(property)", "\(rect) is not finite; compute a finite value for \(diagnosticName)")
    }
    return isFinite
  }

  final func applyFrame(_ frame: CGRect) {
    guard accepts(frame, as: "frame") else { return }
    let oldFrame = backingLayer.frame
    guard frame != oldFrame else { return }
    let oldSize = backingLayer.bounds.size
    backingLayer.frame = frame
    geometryDidChange(from: oldSize)
    layoutGeometryDidChange()
    publishChange(of: \UIView.frame, from: oldFrame, to: frame)
  }

  final func applyBounds(_ bounds: CGRect) {
    guard accepts(bounds, as: "bounds") else { return }
    let oldBounds = backingLayer.bounds
    guard bounds != oldBounds else { return }
    backingLayer.bounds = bounds
    geometryDidChange(from: oldBounds.size)
    layoutGeometryDidChange(isScroll: bounds.size == oldBounds.size)
    if bounds.origin != oldBounds.origin, !(self is UIScrollView) { updateSafeAreaOfSubviews() }
    publishChange(of: \UIView.bounds, from: oldBounds, to: bounds)
  }

  final func applyCenter(_ center: CGPoint) {
    guard accepts(CGRect(origin: center, size: .zero), as: "center") else { return }
    let oldCenter = backingLayer.position
    guard center != oldCenter else { return }
    backingLayer.position = center
    updateSafeArea()
    layoutGeometryDidChange()
    publishChange(of: \UIView.center, from: oldCenter, to: center)
  }

  final func applyTransform(_ transform: CATransform3D) {
    let numbers = [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ]
    guard numbers.allSatisfy(\.isFinite) else {
      reportMisuse(
        "UIView.transform",
        "a part of it is not finite; compute a finite transform for \(diagnosticName)")
      return
    }
    backingLayer.transform = transform
  }

  final func applyContentScaleFactor(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      PortableLog.report("\(diagnosticName): ignored a content scale factor that is not positive")
      return
    }
    hasExplicitContentScale = true
    guard scale != backingLayer.contentsScale else { return }
    backingLayer.contentsScale = scale
    setNeedsDisplay()
  }

  // Called after position or size changed by a setter of the view.
  private func geometryDidChange(from oldSize: CGSize) {
    let size = backingLayer.bounds.size
    if size != oldSize {
      if autoresizesSubviews { autoresizeSubviews(from: oldSize, to: size) }
      setNeedsLayout()
      // A superview that gives its subviews their sizes is done with its layout.
      if let parentView, !parentView.isLayingOut { parentView.setNeedsLayout() }
      // What was empty has nothing to stretch.
      if oldSize.width <= 0 || oldSize.height <= 0 { setNeedsDisplay() }
    }
    updateSafeArea()
  }

  final func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The top left corner stays, as Apple's does.
    if CATransform3DIsIdentity(backingLayer.transform) {
      frame.size = size
    } else {
      bounds.size = size
    }
  }
}
