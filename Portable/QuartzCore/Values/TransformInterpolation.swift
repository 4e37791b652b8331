/// The way between two transforms, part by part: translation, scale, shear, and the shorter turn.
enum TransformInterpolation {
  static func between(_ a: CATransform3D, _ b: CATransform3D, at t: Double) -> CATransform3D {
    if t == 0 { return a }
    if t == 1 || a == b { return b }
    if CATransform3DIsAffine(a) && CATransform3DIsAffine(b) {
      let from = PlanarParts(CATransform3DGetAffineTransform(a))
      let to = PlanarParts(CATransform3DGetAffineTransform(b))
      if let from, let to {
        return CATransform3DMakeAffineTransform(from.mixed(with: to, at: t).transform)
      }
      return entries(a, b, t)
    }
    guard let from = SpatialParts(a), let to = SpatialParts(b) else { return entries(a, b, t) }
    return from.mixed(with: to, at: t).transform
  }

  /// Entry by entry, for transforms that cannot be taken apart.
  private static func entries(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D
  {
    CATransform3D(elements: zip(a.elements, b.elements).map { $0 + ($1 - $0) * t })
  }
}

/// A transform of the plane as scale, shear, turn and translation.
struct PlanarParts {
  var translation: CGPoint
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var angle: CGFloat

  /// nil for a transform that flattens the plane.
  init?(_ m: CGAffineTransform) {
    let determinant = m.a * m.d - m.b * m.c
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    translation = CGPoint(x: m.tx, y: m.ty)
    var (a, b, c, d) = (m.a, m.b, m.c, m.d)
    scaleX = (a * a + b * b).squareRoot()
    (a, b) = (a / scaleX, b / scaleX)
    shear = a * c + b * d
    (c, d) = (c - a * shear, d - b * shear)
    scaleY = (c * c + d * d).squareRoot()
    shear /= scaleY
    if determinant < 0 {
      // The mirrored axis is the one that leaves the smaller turn.
      if a < d {
        scaleX = -scaleX
        (a, b) = (-a, -b)
      } else {
        scaleY = -scaleY
      }
      shear = -shear
    }
    angle = atan2(b, a)
  }

  func mixed(with other: PlanarParts, at t: Double) -> PlanarParts {
    var result = self
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
    result.translation = CGPoint(
      x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.shear = mix(shear, other.shear)
    var turn = other.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    result.angle = angle + turn * t
    return result
  }

  var transform: CGAffineTransform {
    let (s, c) = (sin(angle), cos(angle))
    // scale · shear · turn, for row vectors
    let (cx, cy) = (shear * scaleY, scaleY)
    return CGAffineTransform(
      a: scaleX * c, b: scaleX * s, c: cx * c - cy * s, d: cx * s + cy * c,
      tx: translation.x, ty: translation.y)
  }
}

/// A transform of space as scale, turn, translation and perspective; shear is not kept.
struct SpatialParts {
  private var scale: [Double]
  private var turn: Quaternion
  private var translation: [Double]
  private var perspective: [Double]

  init?(_ t: CATransform3D) {
    var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    var lengths = rows.map { Double(($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot()) }
    guard lengths.allSatisfy({ $0 > 1e-9 && $0.isFinite }) else { return nil }
    for index in 0..<3 { rows[index] = rows[index].map { $0 / CGFloat(lengths[index]) } }
    let determinant =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if determinant < 0 {
      lengths[0] = -lengths[0]
      rows[0] = rows[0].map { -$0 }
    }
    scale = lengths
    scale = lengths
    turn = Quaternion(rows: rows.map { $0.map(Double.init) })
    translation = [t.m41, t.m42, t.m43]
    perspective = [t.m14, t.m24, t.m34, t.m44]
  }

  func mixed(with other: SpatialParts, at t: Double) -> SpatialParts {
    var result = self
    func mix(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + ($1 - $0) * t } }
    result.scale = mix(scale, other.scale)
    result.translation = mix(translation, other.translation)
    result.perspective = mix(perspective, other.perspective)
    result.turn = turn.turned(towards: other.turn, by: t)
    return result
  }

  var transform: CATransform3D {
    let r = turn.rows
    var result = CATransform3D(elements: [
      r[0][0] * scale[0], r[0][1] * scale[0], r[0][2] * scale[0], 0,
      r[1][0] * scale[1], r[1][1] * scale[1], r[1][2] * scale[1], 0,
      r[2][0] * scale[2], r[2][1] * scale[2], r[2][2] * scale[2], 0,
      translation[0], translation[1], translation[2], 1,
    ])
    result.m14 = perspective[0]
    result.m24 = perspective[1]
    result.m34 = perspective[2]
    result.m44 = perspective[3]
    return result
  }
}
