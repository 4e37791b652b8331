import Foundation

extension CGMutablePath {
  /// Adds a part of a circle, joined to the current point by a line. `clockwise` is meant in a
  /// coordinate system whose y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(center), accepts(CGPoint(x: radius, y: startAngle + endAngle)) else { return }
    add(
      CircularArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise),
      transform: transform)
  }

  private func add(_ arc: CircularArc, transform: CGAffineTransform) {
    let start = arc.start.applying(transform)
    if let current = storage.currentPoint {
      if current != start { storage.addLine(to: start) }
    } else {
      storage.move(to: start)
    }
    arc.forEachCurve { first, second, end in
      storage.addCurve(
        to: end.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    }
  }
}
