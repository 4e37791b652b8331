/// A map of one plane to another under which parallel lines may converge.
///
/// The rows are those of the matrix that a row vector (x, y, 1) is multiplied by; the third column
/// gives the distance that the result is divided by.
struct PlaneProjection: Equatable {
  private typealias Row = SIMD3<Double>
  private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private init(_ rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.rows = rows
  }

  /// The map of the plane z = 0.
  init(_ t: CATransform3D) {
    self.init(
      (
        Row(t.m11, t.m12, t.m14), Row(t.m21, t.m22, t.m24), Row(t.m41, t.m42, t.m44)
      ))
  }

  init(_ t: CGAffineTransform) {
    self.init((Row(t.a, t.b, 0), Row(t.c, t.d, 0), Row(t.tx, t.ty, 1)))
  }

  static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

  func concatenating(_ next: PlaneProjection) -> PlaneProjection {
    // By part: that of vectors takes many times as long without optimization.
    let (a, b, c) = next.rows
    func map(_ row: Row) -> Row {
      Row(
        row.x * a.x + row.y * b.x + row.z * c.x, row.x * a.y + row.y * b.y + row.z * c.y,
        row.x * a.z + row.y * b.z + row.z * c.z)
    }
    return PlaneProjection((map(rows.0), map(rows.1), map(rows.2)))
  }

  /// The map back; nil where the plane is seen from its edge.
  var inverted: PlaneProjection? {
    func cross(_ a: Row, _ b: Row) -> Row {
      Row(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
    let determinant = (rows.0 * columns.0).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let k = 1 / determinant
    return PlaneProjection(
      (
        k * Row(columns.0.x, columns.1.x, columns.2.x),
        k * Row(columns.0.y, columns.1.y, columns.2.y),
        k * Row(columns.0.z, columns.1.z, columns.2.z)
      ))
  }

  /// The image of a point before the division by its third part, the distance.
  func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
    Double(point.x) * rows.0 + Double(point.y) * rows.1 + rows.2
  }

  /// How the image changes from one column to the next.
  var columnStep: SIMD3<Double> { rows.0 }

  /// The least distance of what is before the viewer.
  static let nearest = 1e-6

  /// The image of a point; nil for a point beside or behind the viewer.
  func apply(_ point: CGPoint) -> CGPoint? {
    let image = homogeneous(point)
    guard image.z > Self.nearest else { return nil }
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }

  /// The box around the image of a rectangle; larger than any screen where a part of it is behind the
  /// viewer.
  func box(around rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    var box = CGRect.null
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        guard let corner = apply(CGPoint(x: x, y: y)) else {
          return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        }
        box = box.union(CGRect(origin: corner, size: .zero))
      }
    }
    return box
  }
}
