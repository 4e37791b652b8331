import Foundation

extension CGPath {
  /// The smallest rectangle round all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var box = PointBounds()
    for point in storage.points {
      box.add(point)
    }
    return box.rect
  }

  /// The smallest rectangle round the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBounds()
    var current = CGPoint.zero
    storage.forEachSegment { segment in
      switch segment {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .quad(let control, let end):
        let (first, second) = QuadraticCurve(start: current, control: control, end: end).cubic
        box.add(CubicCurve(start: current, control1: first, control2: second, end: end))
        current = end
      case .cubic(let first, let second, let end):
        box.add(CubicCurve(start: current, control1: first, control2: second, end: end))
        current = end
      case .close:
        break
      }
    }
    return box.rect
  }

  /// Whether a point lies inside; open subpaths count as closed. `transform` is applied to the point
  /// first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let bounds = boundingBox
    guard point.isFinite, !bounds.isNull,
      point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY,
      point.y <= bounds.maxY
    else { return false }
    let flat = FlattenedPath(storage, tolerance: FlattenedPath.tolerance(for: bounds))
    var winding = 0
    for subpath in flat.subpaths {
      guard var from = subpath.points.last else { continue }
      for to in subpath.points {
        winding += Self.crossing(of: point, from: from, to: to)
        from = to
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// How a ray to the right of `point` crosses a line: 1 upwards, -1 downwards, 0 not at all.
  private static func crossing(of point: CGPoint, from: CGPoint, to: CGPoint) -> Int {
    if (from.y <= point.y) == (to.y <= point.y) { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }
}

/// A growing rectangle round points.
private struct PointBounds {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(_ curve: CubicCurve) {
    add(curve.end)
    let xs = Self.turns(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
    let ys = Self.turns(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
    for t in xs + ys {
      add(curve.point(at: t))
    }
  }

  var rect: CGRect {
    low.x > high.x
      ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where along the curve one coordinate turns back.
  private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let a = s - 3 * r + 3 * q - p
    let b = 2 * (r - 2 * q + p)
    let c = q - p
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
