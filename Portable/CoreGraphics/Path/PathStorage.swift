import Foundation

/// The elements of a path, packed: one kind per element and the points of all in one array.
struct PathStorage: Hashable, Sendable {
  private(set) var kinds: [CGPathElementType] = []
  private(set) var points: [CGPoint] = []
  private(set) var subpathStart = CGPoint.zero

  var isEmpty: Bool { kinds.isEmpty }

  /// The end of the last element; the start of the subpath after closing it.
  var currentPoint: CGPoint? {
    guard let last = kinds.last else { return nil }
    return last == .closeSubpath ? subpathStart : points.last
  }

  mutating func move(to point: CGPoint) {
    // A second move in a row replaces the first, which drew nothing.
    if kinds.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      kinds.append(.moveToPoint)
      points.append(point)
    }
    subpathStart = point
  }

  mutating func addLine(to end: CGPoint) {
    startSubpathAfterClose()
    kinds.append(.addLineToPoint)
    points.append(end)
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    startSubpathAfterClose()
    kinds.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    startSubpathAfterClose()
    kinds.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  mutating func close() {
    guard let last = kinds.last, last != .closeSubpath else { return }
    kinds.append(.closeSubpath)
  }

  mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
    if transform.isIdentity && isEmpty {
      self = other
      return
    }
    other.forEachSegment { segment in
      switch segment.transformed(by: transform) {
      case .move(let point): move(to: point)
      case .line(let end): addLine(to: end)
      case .quad(let control, let end): addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, let end):
        addCurve(to: end, control1: first, control2: second)
      case .close: close()
      }
    }
  }

  /// Removes the move that Cairo leaves after a closed subpath.
  mutating func dropTrailingMove() {
    guard kinds.count > 1, kinds.last == .moveToPoint else { return }
    kinds.removeLast()
    points.removeLast()
  }

  mutating func reserve(_ elementCount: Int, points pointCount: Int) {
    kinds.reserveCapacity(kinds.count + elementCount)
    points.reserveCapacity(points.count + pointCount)
  }

  func transformed(by transform: CGAffineTransform) -> PathStorage {
    var copy = self
    for index in copy.points.indices {
      copy.points[index] = points[index].applying(transform)
    }
    copy.subpathStart = subpathStart.applying(transform)
    return copy
  }

  private mutating func startSubpathAfterClose() {
    if kinds.last == .closeSubpath { move(to: subpathStart) }
  }
}

/// One element of a path with its points.
enum PathSegment {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint)
  case close

  func transformed(by t: CGAffineTransform) -> PathSegment {
    if t.isIdentity { return self }
    switch self {
    case .move(let point): return .move(point.applying(t))
    case .line(let end): return .line(end.applying(t))
    case .quad(let control, let end): return .quad(control.applying(t), end.applying(t))
    case .cubic(let first, let second, let end):
      return .cubic(first.applying(t), second.applying(t), end.applying(t))
    case .close: return .close
    }
  }
}

extension PathStorage {
  func forEachSegment(_ body: (PathSegment) -> Void) {
    var index = 0
    for kind in kinds {
      switch kind {
      case .moveToPoint: body(.move(points[index]))
      case .addLineToPoint: body(.line(points[index]))
      case .addQuadCurveToPoint: body(.quad(points[index], points[index + 1]))
      case .addCurveToPoint:
        body(.cubic(points[index], points[index + 1], points[index + 2]))
      case .closeSubpath: body(.close)
      }
      index += kind.pointCount
    }
  }
}
