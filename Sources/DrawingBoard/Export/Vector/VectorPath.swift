import CoreGraphics

/// A path of an exported drawing, in points.
///
/// It is what a `CGPath` is, with half circles of its own: SVG has a short form of them.
struct VectorPath: Equatable {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(CGPoint, CGPoint, end: CGPoint)

    /// Half a circle to a point, clockwise on a screen.
    case cap(CGPoint)

    case close
  }

  private(set) var elements: [Element] = []

  /// The points of the path; control points are included.
  private(set) var bounds = CGRect.null

  /// The last point.
  private(set) var current = CGPoint.zero

  init() {}

  /// Creates the same path as another one.
  init(_ path: CGPath) {
    var result = VectorPath()
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.line(to: points[0])
      case .addQuadCurveToPoint: result.quad(points[0], to: points[1])
      case .addCurveToPoint: result.cubic(points[0], points[1], to: points[2])
      case .closeSubpath: result.close()
      @unknown default: break
      }
    }
    self = result
  }

  var isEmpty: Bool { elements.isEmpty }

  mutating func move(to point: CGPoint) { add(.move(point), through: [point]) }

  mutating func line(to point: CGPoint) { add(.line(point), through: [point]) }

  mutating func quad(_ control: CGPoint, to end: CGPoint) {
    add(.quad(control: control, end: end), through: [control, end])
  }

  mutating func cubic(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    add(.cubic(first, second, end: end), through: [first, second, end])
  }

  mutating func cap(to end: CGPoint) {
    let (center, radius) = (current.middle(to: end), current.distance(to: end) / 2)
    bounds = bounds.union(CGRect(center: center, radius: radius))
    add(.cap(end), through: [end])
  }

  mutating func close() { elements.append(.close) }

  mutating func append(_ other: VectorPath) {
    elements += other.elements
    bounds = bounds.union(other.bounds)
    current = other.current
  }

  mutating func disk(at center: CGPoint, radius: CGFloat) {
    let (left, right) = (
      CGPoint(x: center.x - radius, y: center.y), CGPoint(x: center.x + radius, y: center.y)
    )
    move(to: left)
    cap(to: right)
    cap(to: left)
    close()
  }

  private mutating func add(_ element: Element, through points: [CGPoint]) {
    elements.append(element)
    for point in points {
      bounds = bounds.union(CGRect(origin: point, size: .zero))
      current = point
    }
  }

  /// The path for Core Graphics.
  var cgPath: CGPath {
    let path = CGMutablePath()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: point)
        current = point
      case .line(let point):
        path.addLine(to: point)
        current = point
      case .quad(let control, let end):
        path.addQuadCurve(to: end, control: control)
        current = end
      case .cubic(let first, let second, let end):
        path.addCurve(to: end, control1: first, control2: second)
        current = end
      case .cap(let end):
        let center = current.middle(to: end)
        let start = atan2(current.y - center.y, current.x - center.x)
        path.addArc(
          center: center, radius: current.distance(to: end) / 2, startAngle: start,
          endAngle: start + .pi, clockwise: false)
        current = end
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPoint {
  func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  /// The vector to another point with a length of 1; `nil` to the same point.
  func direction(to other: CGPoint) -> CGVector? {
    let length = distance(to: other)
    return length > 1e-9 ? CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length) : nil
  }
}

extension CGVector {
  /// The vector to the left on a screen, where the vector points up.
  var left: CGVector { CGVector(dx: dy, dy: -dx) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension CGRect {
  init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
