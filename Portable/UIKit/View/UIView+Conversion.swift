import QuartzCore

extension UIView {
  // Into a view, or into the window's coordinates for nil.
  final func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    if target === self { return point }
    if let source = window, let other = target.window, source !== other {
      let inOther = source.convertPoint(convertPoint(point, to: source), toWindow: other)
      return other.convertPoint(inOther, to: target)
    }
    return backingLayer.convert(point, to: target.backingLayer)
  }

  final func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return point }
    return source.convertPoint(point, to: self)
  }

  // The smallest upright rectangle around the converted one.
  final func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? window else { return rect }
    if target === self { return rect }
    if let source = window, let other = target.window, source !== other {
      return rect.mappingCorners { convertPoint($0, to: target) }
    }
    return backingLayer.convert(rect, to: target.backingLayer)
  }

  final func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else { return rect }
    return source.convertRect(rect, to: self)
  }
}

extension CGRect {
  // The smallest upright rectangle around the mapped corners.
  func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    var result = CGRect.null
    for corner in [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ] {
      result = result.union(CGRect(origin: map(corner), size: .zero))
    }
    return result
  }
}
