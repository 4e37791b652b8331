import QuartzCore

extension UIBezierPath {
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line; without a current point nothing is added.
  public func addLine(to point: CGPoint) {
    guard reportsCurrentPoint(for: "addLine(to:)") else { return }
    path.addLine(to: point)
  }

  /// Adds a cubic curve; without a current point nothing is added.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard reportsCurrentPoint(for: "addCurve(to:controlPoint1:controlPoint2:)") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve; without a current point nothing is added.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard reportsCurrentPoint(for: "addQuadCurve(to:controlPoint:)") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, after a line from the current point to its start if there is one.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names directions for y pointing up, so UIKit's clockwise is its opposite.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  public func close() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
  }

  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  public func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
  }

  /// Sets the dash pattern; nil or a count of 0 draws solid lines.
  public func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  private func reportsCurrentPoint(for member: String) -> Bool {
    if !path.isEmpty { return true }
    PortableLog.report("UIBezierPath.\(member): no current point; call move(to:) first")
    return false
  }
}

extension UIBezierPath {
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  public var bounds: CGRect { path.boundingBox }

  /// Where the next segment starts; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Whether filling would cover the point, by this path's fill rule.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
