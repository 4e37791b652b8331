/// The way between two paths of the same elements.
enum PathInterpolation {
  private struct Element {
    var type: CGPathElementType
    var points: [CGPoint]
  }

  /// nil when the paths differ in more than their points.
  static func between(_ a: CGPath, _ b: CGPath, at t: Double) -> CGPath? {
    let from = elements(of: a)
    let to = elements(of: b)
    guard from.count == to.count, zip(from, to).allSatisfy({ $0.type == $1.type }) else {
      return nil
    }
    let result = CGMutablePath()
    for (first, second) in zip(from, to) {
      let p = zip(first.points, second.points).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
      switch first.type {
      case .moveToPoint: result.move(to: p[0])
      case .addLineToPoint: result.addLine(to: p[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: p[1], control: p[0])
      case .addCurveToPoint: result.addCurve(to: p[2], control1: p[0], control2: p[1])
      case .closeSubpath: result.closeSubpath()
      @unknown default: return nil
      }
    }
    return result
  }

  private static func elements(of path: CGPath) -> [Element] {
    var result: [Element] = []
    path.applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      result.append(
        Element(
          type: element.pointee.type, points: (0..<count).map { element.pointee.points[$0] }))
    }
    return result
  }
}
