public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for an axis of no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var result = CATransform3DIdentity
  result.m11 = c + x * x * k
  result.m12 = x * y * k + z * s
  result.m13 = x * z * k - y * s
  result.m21 = x * y * k - z * s
  result.m22 = c + y * y * k
  result.m23 = y * z * k + x * s
  result.m31 = x * z * k + y * s
  result.m32 = y * z * k - x * s
  result.m33 = c + z * z * k
  return result
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
    m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
    m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
    m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
    m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
    m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
    m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
    m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
    m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
    m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
    m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
    m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
    m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
    m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
    m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
    m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
}

/// The inverse, or `t` itself when it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  if CATransform3DIsAffine(t) {
    let affine = CATransform3DGetAffineTransform(t)
    let determinant = affine.a * affine.d - affine.b * affine.c
    guard determinant != 0, determinant.isFinite else { return t }
    return CATransform3DMakeAffineTransform(affine.inverted())
  }
  return GaussJordan.inverse(of: t) ?? t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The part of `t` that acts within the plane; meaningful when `t` is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Inversion of a full matrix by elimination with row exchange.
enum GaussJordan {
  static func inverse(of t: CATransform3D) -> CATransform3D? {
    var left = t.elements
    var right = CATransform3DIdentity.elements
    for column in 0..<4 {
      let rows = column..<4
      guard
        let pivot = rows.max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
        abs(left[pivot * 4 + column]) > 1e-300
      else { return nil }
      if pivot != column {
        for k in 0..<4 {
          left.swapAt(pivot * 4 + k, column * 4 + k)
          right.swapAt(pivot * 4 + k, column * 4 + k)
        }
      }
      let divisor = left[column * 4 + column]
      for k in 0..<4 {
        left[column * 4 + k] /= divisor
        right[column * 4 + k] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for k in 0..<4 {
          left[row * 4 + k] -= factor * left[column * 4 + k]
          right[row * 4 + k] -= factor * right[column * 4 + k]
        }
      }
    }
    let result = CATransform3D(elements: right)
    return result.isFinite ? result : nil
  }
}
