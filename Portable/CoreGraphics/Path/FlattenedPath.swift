import Foundation

/// A path as straight lines, close enough that the difference cannot be seen.
struct FlattenedPath {
  struct Subpath {
    var points: [CGPoint]
    var isClosed: Bool
    /// The points that lie within a curve, where two lines meet without a corner.
    var smooth: Set<Int> = []
  }

  private(set) var subpaths: [Subpath] = []

  /// `turn` is the largest angle between two lines of one curve.
  init(_ storage: PathStorage, tolerance: CGFloat, turn: CGFloat = .pi) {
    var current = Subpath(points: [], isClosed: false)
    var start = CGPoint.zero
    func last() -> CGPoint { current.points.last ?? start }
    func finish() {
      if !current.points.isEmpty { subpaths.append(current) }
      current = Subpath(points: [], isClosed: false)
    }
    func add(_ curve: CubicCurve) {
      let count = curve.lineCount(tolerance: tolerance, turn: turn)
      for index in 1...count {
        current.points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
        if index < count { current.smooth.insert(current.points.count - 1) }
      }
    }
    storage.forEachSegment { segment in
      switch segment {
      case .move(let point):
        finish()
        start = point
        current.points = [point]
      case .line(let end):
        current.points.append(end)
      case .quad(let control, let end):
        let from = last()
        let (first, second) = QuadraticCurve(start: from, control: control, end: end).cubic
        add(CubicCurve(start: from, control1: first, control2: second, end: end))
      case .cubic(let first, let second, let end):
        add(CubicCurve(start: last(), control1: first, control2: second, end: end))
      case .close:
        current.isClosed = true
        finish()
      }
    }
    finish()
  }

  /// A distance too small to matter in a path of this extent.
  static func tolerance(for bounds: CGRect) -> CGFloat {
    let extent = max(bounds.width, bounds.height)
    return extent.isFinite && extent > 0 ? min(0.02, extent * 1e-4) : 0.02
  }
}

struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    if t >= 1 { return end }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// How many lines follow the curve closely enough.
  func lineCount(tolerance: CGFloat, turn: CGFloat) -> Int {
    let first = hypot(
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    var count = (0.75 * max(first, second) / tolerance).squareRoot()
    if turn < .pi {
      let angles =
        angle(start, control1, control2) + angle(control1, control2, end)
        + (control1 == control2 ? angle(start, control1, end) : 0)
      count = max(count, angles / turn * 1.5)
    }
    return min(max(Int(count.rounded(.up)), 1), 500)
  }

  private func angle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let first = CGVector(dx: b.x - a.x, dy: b.y - a.y)
    let second = CGVector(dx: c.x - b.x, dy: c.y - b.y)
    return abs(
      atan2(
        first.dx * second.dy - first.dy * second.dx, first.dx * second.dx + first.dy * second.dy))
  }

  /// The part of the curve between two parameters.
  func part(from low: CGFloat, to high: CGFloat) -> CubicCurve {
    if low <= 0 { return split(at: high).0 }
    let rest = split(at: low).1
    return high >= 1 ? rest : rest.split(at: (high - low) / (1 - low)).0
  }

  private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    if t >= 1 {
      return (self, CubicCurve(start: end, control1: end, control2: end, end: end))
    }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (ab, bc, cd) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (
      CubicCurve(start: start, control1: ab, control2: abc, end: middle),
      CubicCurve(start: middle, control1: bcd, control2: cd, end: end)
    )
  }
}
