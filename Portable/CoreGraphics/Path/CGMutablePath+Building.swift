import Foundation

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard accepts(point) else { return }
    storage.move(to: point.applying(transform))
  }

  /// Adds a straight line; without a current point the call is ignored with a message.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard accepts(point), hasCurrentPoint() else { return }
    storage.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard accepts(end), accepts(control), hasCurrentPoint() else { return }
    storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(end), accepts(control1), accepts(control2), hasCurrentPoint() else { return }
    storage.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  public func closeSubpath() {
    storage.close()
  }

  func accepts(_ point: CGPoint) -> Bool {
    if point.isFinite { return true }
    reportMisuse("CGMutablePath", "\(point) is not finite; compute a finite point")
    return false
  }

  private func hasCurrentPoint() -> Bool {
    if storage.currentPoint != nil { return true }
    PortableLog.report("CGPath: a line or curve needs a current point; call move(to:) first.")
    return false
  }
}
