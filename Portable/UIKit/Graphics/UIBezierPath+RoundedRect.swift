import QuartzCore

extension UIBezierPath {
  /// Appends a rectangle whose chosen corners are rounded.
  ///
  /// Where the sides leave room, a corner starts its bend at 1.53 times the radius and bends
  /// gradually, which is how the system's own rounded rectangles look; otherwise it is a plain
  /// quarter of an ellipse.
  func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rect = rect.standardized
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let size = CGSize(
      width: min(max(0, radii.width), rect.width / 2),
      height: min(max(0, radii.height), rect.height / 2))
    guard size.width > 0, size.height > 0, !corners.isDisjoint(with: .allCorners) else {
      path.addRect(rect)
      return
    }
    let smooth =
      size.width == size.height
      && size.width * SmoothCorner.extent <= min(rect.width, rect.height) / 2
    let vertices: [(corner: UIRectCorner, point: CGPoint, along: CGVector, next: CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    let startInset =
      corners.contains(.topLeft) ? size.width * (smooth ? SmoothCorner.extent : 1) : 0
    path.move(to: CGPoint(x: rect.minX + startInset, y: rect.minY))
    for vertex in vertices {
      guard corners.contains(vertex.corner) else {
        path.addLine(to: vertex.point)
        continue
      }
      let corner = SmoothCorner(
        vertex: vertex.point, incoming: vertex.along, outgoing: vertex.next, radii: size)
      if smooth { corner.addContinuous(to: path) } else { corner.addElliptical(to: path) }
    }
    path.closeSubpath()
  }
}

/// One rounded corner between two axis-parallel sides.
private struct SmoothCorner {
  /// How far from the vertex the bend starts, in radii.
  static let extent: CGFloat = 1.528665

  let vertex: CGPoint
  let incoming: CGVector
  let outgoing: CGVector
  let radii: CGSize

  /// The point `before` the vertex along the incoming side and `after` it along the outgoing one.
  private func point(before: CGFloat, after: CGFloat) -> CGPoint {
    CGPoint(
      x: vertex.x + (outgoing.dx * after - incoming.dx * before) * radii.width,
      y: vertex.y + (outgoing.dy * after - incoming.dy * before) * radii.height)
  }

  func addElliptical(to path: CGMutablePath) {
    // 1 − 0.5523, the usual cubic approximation of a quarter circle.
    let handle: CGFloat = 0.4477152
    path.addLine(to: point(before: 1, after: 0))
    path.addCurve(
      to: point(before: 0, after: 1), control1: point(before: handle, after: 0),
      control2: point(before: 0, after: handle))
  }

  func addContinuous(to path: CGMutablePath) {
    path.addLine(to: point(before: Self.extent, after: 0))
    path.addCurve(
      to: point(before: 0.6314938, after: 0.0749114),
      control1: point(before: 1.088493, after: 0),
      control2: point(before: 0.8684070, after: 0))
    path.addCurve(
      to: point(before: 0.0749114, after: 0.6314938),
      control1: point(before: 0.3728238, after: 0.1690596),
      control2: point(before: 0.1690596, after: 0.3728238))
    path.addCurve(
      to: point(before: 0, after: Self.extent),
      control1: point(before: 0, after: 0.8684070),
      control2: point(before: 0, after: 1.088493))
  }
}
