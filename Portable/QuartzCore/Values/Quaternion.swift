/// A turn in space.
struct Quaternion {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The turn of an orthonormal matrix for row vectors.
  init(rows m: [[Double]]) {
    let trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        x: (m[1][2] - m[2][1]) / s, y: (m[2][0] - m[0][2]) / s, z: (m[0][1] - m[1][0]) / s,
        w: s / 4)
    } else if m[0][0] > m[1][1] && m[0][0] > m[2][2] {
      let s = max(1e-12, 1 + m[0][0] - m[1][1] - m[2][2]).squareRoot() * 2
      self.init(
        x: s / 4, y: (m[0][1] + m[1][0]) / s, z: (m[2][0] + m[0][2]) / s,
        w: (m[1][2] - m[2][1]) / s)
    } else if m[1][1] > m[2][2] {
      let s = max(1e-12, 1 + m[1][1] - m[0][0] - m[2][2]).squareRoot() * 2
      self.init(
        x: (m[0][1] + m[1][0]) / s, y: s / 4, z: (m[1][2] + m[2][1]) / s,
        w: (m[2][0] - m[0][2]) / s)
    } else {
      let s = max(1e-12, 1 + m[2][2] - m[0][0] - m[1][1]).squareRoot() * 2
      self.init(
        x: (m[2][0] + m[0][2]) / s, y: (m[1][2] + m[2][1]) / s, z: s / 4,
        w: (m[0][1] - m[1][0]) / s)
    }
  }

  /// The part `t` of the shorter way to another turn.
  func turned(towards other: Quaternion, by t: Double) -> Quaternion {
    var dot = x * other.x + y * other.y + z * other.z + w * other.w
    var target = other
    if dot < 0 {
      dot = -dot
      target = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
    }
    let angle = acos(min(1, dot))
    let sine = sin(angle)
    let (a, b) = sine < 1e-6 ? (1 - t, t) : (sin((1 - t) * angle) / sine, sin(t * angle) / sine)
    return Quaternion(
      x: x * a + target.x * b, y: y * a + target.y * b, z: z * a + target.z * b,
      w: w * a + target.w * b)
  }

  /// The matrix for row vectors.
  var rows: [[Double]] {
    [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }
}
