/// What leads from one value of a layer's property to another, for additive animations.
enum ValueDifference {
  /// The start and end of an additive animation whose model value is already `new`; nil for values
  /// that cannot be added.
  static func ends(from old: Any, to new: Any) -> (from: Any, to: Any)? {
    switch (old, new) {
    case (let old as CGPoint, let new as CGPoint):
      return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGSize, let new as CGSize):
      return (
        CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero
      )
    case (let old as CGRect, let new as CGRect):
      let difference = CGRect(
        x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
        width: old.size.width - new.size.width, height: old.size.height - new.size.height)
      return (difference, CGRect.zero)
    case (let old as CATransform3D, let new as CATransform3D):
      let inverse = CATransform3DInvert(new)
      // A transform that cannot be inverted comes back as it is.
      guard CATransform3DConcat(new, inverse).isNearIdentity else { return nil }
      return (CATransform3DConcat(old, inverse), CATransform3DIdentity)
    case (let old as Float, let new as Float):
      return (old - new, Float(0))
    case (let old as CGFloat, let new as CGFloat):
      return (old - new, CGFloat(0))
    case (let old as Double, let new as Double):
      return (old - new, Double(0))
    default:
      return nil
    }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as CATransform3D, let second as CATransform3D):
      CATransform3DEqualToTransform(first, second)
    case (let first as any Equatable, let second as any Equatable):
      isEqual(first, second)
    default: false
    }
  }

  /// The way a point or a rectangle's middle goes; nil for other values.
  static func travel(from old: Any?, to new: Any?) -> CGVector? {
    guard let old = old as? CGPoint, let new = new as? CGPoint else { return nil }
    return CGVector(dx: new.x - old.x, dy: new.y - old.y)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    (second as? Value) == first
  }
}

extension CATransform3D {
  fileprivate var isNearIdentity: Bool {
    let differences = [
      m11 - 1, m12, m13, m14, m21, m22 - 1, m23, m24, m31, m32, m33 - 1, m34, m41, m42, m43,
      m44 - 1,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
