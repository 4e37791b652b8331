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

  /// Adds a part of a circle that turns by `delta` from its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(center), accepts(CGPoint(x: radius, y: startAngle + delta)) else { return }
    let turn = 4 * CGFloat.pi
    add(
      CircularArc(
        center: center, radius: radius, startAngle: startAngle,
        sweep: min(max(delta, -turn), turn)),
      transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`. Without a
  /// current point the call is ignored with a message.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(tangent1End), accepts(tangent2End), accepts(CGPoint(x: radius, y: 0)) else {
      return
    }
    guard let current = storage.currentPoint else {
      PortableLog.report("CGPath: an arc between tangents needs a current point.")
      return
    }
    let start = transform.isInvertible ? current.applying(transform.inverted()) : current
    guard
      let arc = CircularArc(
        from: start, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    add(arc, transform: transform)
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

extension CircularArc {
  /// The arc that rounds the corner at `tangent1End`; nil when there is no corner to round.
  init?(from start: CGPoint, tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let outgoing = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let incomingLength = hypot(incoming.dx, incoming.dy)
    let outgoingLength = hypot(outgoing.dx, outgoing.dy)
    guard incomingLength > 0, outgoingLength > 0, radius > 0 else { return nil }
    let u = CGVector(dx: incoming.dx / incomingLength, dy: incoming.dy / incomingLength)
    let v = CGVector(dx: outgoing.dx / outgoingLength, dy: outgoing.dy / outgoingLength)
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard abs(cross) > 1e-9 else { return nil }
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: tangent1End.x + u.dx * reach, y: tangent1End.y + u.dy * reach)
    let last = CGPoint(x: tangent1End.x + v.dx * reach, y: tangent1End.y + v.dy * reach)
    let bisector = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
    let length = hypot(bisector.dx, bisector.dy)
    let distance = radius / sin(half)
    let center = CGPoint(
      x: tangent1End.x + bisector.dx / length * distance,
      y: tangent1End.y + bisector.dy / length * distance)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - startAngle
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    self.init(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }
}
