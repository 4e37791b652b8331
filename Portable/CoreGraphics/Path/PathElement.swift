import Foundation

/// One segment of a path with its points, in the order Core Graphics reports them.
package struct PathElement: Equatable {
  package var type: CGPathElementType
  package var points: [CGPoint]

  package init(type: CGPathElementType, points: [CGPoint]) {
    self.type = type
    self.points = points
  }

  /// The elements of a path, in drawing order.
  package static func elements(of path: CGPath) -> [PathElement] {
    var elements: [PathElement] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let count =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      elements.append(
        PathElement(
          type: element.type,
          points: Array(UnsafeBufferPointer(start: element.points, count: count))))
    }
    return elements
  }

  /// Appends the element, unless it needs a current point that the path does not have.
  package func add(to path: CGMutablePath) {
    switch (type, points.count) {
    case (.moveToPoint, 1...): path.move(to: points[0])
    case (.addLineToPoint, 1...) where !path.isEmpty: path.addLine(to: points[0])
    case (.addQuadCurveToPoint, 2...) where !path.isEmpty:
      path.addQuadCurve(to: points[1], control: points[0])
    case (.addCurveToPoint, 3...) where !path.isEmpty:
      path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case (.closeSubpath, _) where !path.isEmpty: path.closeSubpath()
    default: break
    }
  }
}
