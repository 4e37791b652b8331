import CoreGraphics

/// Rectangles relative to the bounds, and their union.
indirect enum BasicRegion: HitRegion {
  case bounds
  case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  case minimum(CGFloat)
  case rounded(CGFloat)

  /// A shape in the rectangle of another region.
  case padded(HitShape, BasicRegion)
  case union(HitShape, HitShape)

  func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool) -> Bool {
    switch self {
    case .bounds, .inset, .minimum:
      return rectangle(in: bounds).contains(point)
    case .rounded(let radius):
      return bounds.containsRounded(point, radius: radius)
    case .padded(let shape, let inner):
      return shape.contains(point, in: inner.rectangle(in: bounds), isMirrored: isMirrored)
    case .union(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        || second.contains(point, in: bounds, isMirrored: isMirrored)
    }
  }

  func boundingRect(in bounds: CGRect) -> CGRect {
    switch self {
    case .bounds, .inset, .minimum:
      let rectangle = rectangle(in: bounds)
      return rectangle.isHittable ? rectangle : .null
    case .rounded:
      return bounds
    case .padded(let shape, let inner):
      return shape.boundingRect(in: inner.rectangle(in: bounds))
    case .union(let first, let second):
      return first.boundingRect(in: bounds).union(second.boundingRect(in: bounds))
    }
  }

  private func rectangle(in bounds: CGRect) -> CGRect {
    switch self {
    case .inset(let top, let left, let bottom, let right):
      let width = bounds.width - left - right
      let height = bounds.height - top - bottom
      guard width > 0, height > 0 else { return .null }
      return CGRect(x: bounds.minX + left, y: bounds.minY + top, width: width, height: height)
    case .minimum(let side):
      let width = max(bounds.width, side)
      let height = max(bounds.height, side)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    default:
      return bounds
    }
  }
}
