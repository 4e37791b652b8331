import QuartzCore

/// Walks a path backwards.
enum PathReversal {
  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    for subpath in subpaths(of: path).reversed() {
      add(reversed: subpath, to: result)
    }
    return result
  }

  private static func subpaths(of path: CGPath) -> [[PathElement]] {
    var subpaths: [[PathElement]] = []
    var start = CGPoint.zero
    for element in PathElement.elements(of: path) {
      if element.type == .moveToPoint {
        start = element.points.first ?? .zero
        subpaths.append([element])
      } else {
        if subpaths.isEmpty || subpaths[subpaths.count - 1].last?.type == .closeSubpath {
          // Drawing on after a close continues from the subpath's start.
          subpaths.append([PathElement(type: .moveToPoint, points: [start])])
        }
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths
  }

  private static func add(reversed subpath: [PathElement], to path: CGMutablePath) {
    let isClosed = subpath.last?.type == .closeSubpath
    let segments = isClosed ? Array(subpath.dropLast()) : subpath
    guard let last = segments.last?.points.last else { return }
    path.move(to: last)
    for index in stride(from: segments.count - 1, to: 0, by: -1) {
      guard let target = segments[index - 1].points.last else { continue }
      let points = segments[index].points
      switch segments[index].type {
      case .addQuadCurveToPoint: path.addQuadCurve(to: target, control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: target, control1: points[1], control2: points[0])
      default: path.addLine(to: target)
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
