/// One drawn piece of a path: a straight line or a cubic curve.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool
  /// True when the piece does not continue the one before.
  var beginsSubpath: Bool

  func point(at t: CGFloat) -> CGPoint {
    if isLine {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Steps a curve is measured in.
  private static let steps = 32

  /// The lengths from the start to the end of each step.
  var lengths: [CGFloat] {
    if isLine { return [0, hypot(end.x - start.x, end.y - start.y)] }
    var sums: [CGFloat] = [0]
    var last = start
    var total: CGFloat = 0
    for step in 1...Self.steps {
      let next = point(at: CGFloat(step) / CGFloat(Self.steps))
      total += hypot(next.x - last.x, next.y - last.y)
      sums.append(total)
      last = next
    }
    return sums
  }

  /// The parameter at a length from the start.
  static func parameter(at length: CGFloat, in lengths: [CGFloat]) -> CGFloat {
    let steps = CGFloat(lengths.count - 1)
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
      return length <= 0 ? 0 : 1
    }
    let span = lengths[index] - lengths[index - 1]
    let rest = span > 0 ? (length - lengths[index - 1]) / span : 0
    return (CGFloat(index - 1) + rest) / steps
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    var result = self
    result.start = point(at: t0)
    result.end = point(at: t1)
    if isLine { return result }
    let span = (t1 - t0) / 3
    let (d0, d1) = (derivative(at: t0), derivative(at: t1))
    result.control1 = CGPoint(x: result.start.x + d0.x * span, y: result.start.y + d0.y * span)
    result.control2 = CGPoint(x: result.end.x - d1.x * span, y: result.end.y - d1.y * span)
    return result
  }

  private func derivative(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    func axis(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      3 * u * u * (p1 - p0) + 6 * u * t * (p2 - p1) + 3 * t * t * (p3 - p2)
    }
    return CGPoint(
      x: axis(start.x, control1.x, control2.x, end.x),
      y: axis(start.y, control1.y, control2.y, end.y))
  }
}

extension CGPath {
  /// The drawn pieces in order.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var begins = true
    func add(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, line: Bool) {
      result.append(
        PathSegment(
          start: current, control1: c1, control2: c2, end: end, isLine: line, beginsSubpath: begins)
      )
      begins = false
      current = end
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        current = points[0]
        start = current
        begins = true
      case .addLineToPoint: add(current, points[0], points[0], line: true)
      case .addQuadCurveToPoint:
        let (c, end) = (points[0], points[1])
        let c1 = CGPoint(
          x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
        add(c1, c2, end, line: false)
      case .addCurveToPoint: add(points[0], points[1], points[2], line: false)
      case .closeSubpath:
        if current != start { add(current, start, start, line: true) }
        current = start
        begins = true
      @unknown default: break
      }
    }
    return result
  }

  /// The part of the path between two fractions of its length, all subpaths taken together.
  func trimmed(from startFraction: CGFloat, to endFraction: CGFloat) -> CGPath {
    let low = min(1, max(0, startFraction))
    let high = min(1, max(0, endFraction))
    let result = CGMutablePath()
    guard low < high else { return result }
    let pieces = segments
    let lengths = pieces.map(\.lengths)
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    guard total > 0 else { return result }
    let (from, to) = (low * total, high * total)
    var position: CGFloat = 0
    var isOpen = false
    for (piece, table) in zip(pieces, lengths) {
      let length = table.last ?? 0
      defer { position += length }
      guard position + length >= from, position <= to, length > 0 else { continue }
      let t0 = PathSegment.parameter(at: from - position, in: table)
      let t1 = PathSegment.parameter(at: to - position, in: table)
      guard t1 > t0 else { continue }
      let part = piece.part(from: t0, to: t1)
      if !isOpen || piece.beginsSubpath { result.move(to: part.start) }
      isOpen = true
      if part.isLine {
        result.addLine(to: part.end)
      } else {
        result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return result
  }
}

/// Points along a path, close enough for something to move along it smoothly.
enum PathSampler {
  static func points(of path: CGPath) -> [CGPoint] {
    let segments = path.segments
    guard let first = segments.first else { return path.isEmpty ? [] : [path.currentPoint] }
    var points = [first.start]
    for segment in segments {
      let steps = segment.isLine ? 1 : 32
      for step in 1...steps { points.append(segment.point(at: CGFloat(step) / CGFloat(steps))) }
    }
    return points
  }
}
