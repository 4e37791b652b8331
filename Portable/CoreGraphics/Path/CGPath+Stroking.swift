import Foundation

extension CGPath {
  /// The outline that a stroke of this path covers, to be filled with the winding rule. Curves come
  /// out as short lines. `transform` is applied to the path before it is stroked. A width that is
  /// not positive gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    guard lineWidth > 0, lineWidth.isFinite else { return outline }
    let source = storage.transformed(by: transform)
    let tolerance = FlattenedPath.tolerance(
      for: CGPath(storage: source).boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
    let turn = 2 * acos(max(0, 1 - tolerance / (lineWidth / 2)))
    var stroker = PathStroker(
      outline: outline, radius: lineWidth / 2, cap: lineCap, join: lineJoin,
      miterLimit: max(miterLimit, 1))
    for subpath in FlattenedPath(source, tolerance: tolerance, turn: turn).subpaths {
      stroker.stroke(subpath)
    }
    return CGPath(storage: outline.storage)
  }
}

/// Writes the outlines of strokes.
private struct PathStroker {
  let outline: CGMutablePath
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  private struct Corner {
    var point: CGPoint
    var isSmooth: Bool
  }

  mutating func stroke(_ subpath: FlattenedPath.Subpath) {
    var corners: [Corner] = []
    for (index, point) in subpath.points.enumerated() where point != corners.last?.point {
      corners.append(Corner(point: point, isSmooth: subpath.smooth.contains(index)))
    }
    if subpath.isClosed, corners.count > 1, corners.first?.point == corners.last?.point {
      corners.removeLast()
    }
    guard let first = corners.first else { return }
    if corners.count == 1 {
      let hasLength = subpath.points.count > 1 || subpath.isClosed
      if hasLength { addDot(at: first.point) }
    } else if subpath.isClosed && corners.count > 2 {
      addRing(corners)
      addRing(corners.reversed())
    } else {
      addBand(corners)
    }
  }

  private func addDot(at center: CGPoint) {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  /// One side of a closed line.
  private func addRing(_ corners: [Corner]) {
    let count = corners.count
    for index in 0..<count {
      addJoin(
        from: corners[(index + count - 1) % count].point, at: corners[index],
        to: corners[(index + 1) % count].point, isFirst: index == 0)
    }
    outline.closeSubpath()
  }

  /// Both sides of an open line and its two ends.
  private func addBand(_ corners: [Corner]) {
    let there = corners
    let back = Array(corners.reversed())
    outline.move(to: offset(there[0].point, there[0].point, there[1].point))
    for side in [there, back] {
      for index in 1..<(side.count - 1) where side.count > 2 {
        addJoin(
          from: side[index - 1].point, at: side[index], to: side[index + 1].point, isFirst: false)
      }
      addCap(from: side[side.count - 2].point, at: side[side.count - 1].point)
    }
    outline.closeSubpath()
  }

  private func addCap(from: CGPoint, at end: CGPoint) {
    let left = offset(end, from, end)
    outline.addLine(to: left)
    switch cap {
    case .butt: break
    case .round:
      let angle = atan2(left.y - end.y, left.x - end.x)
      addArc(center: end, from: angle, sweep: -.pi)
    case .square:
      // A quarter turn from the left edge is the direction of the line.
      let along = CGVector(dx: left.y - end.y, dy: end.x - left.x)
      outline.addLine(to: CGPoint(x: left.x + along.dx, y: left.y + along.dy))
      outline.addLine(
        to: CGPoint(x: 2 * end.x - left.x + along.dx, y: 2 * end.y - left.y + along.dy))
    }
    outline.addLine(to: CGPoint(x: 2 * end.x - left.x, y: 2 * end.y - left.y))
  }

  private func addJoin(from: CGPoint, at corner: Corner, to: CGPoint, isFirst: Bool) {
    let point = corner.point
    let before = offset(point, from, point)
    let after = offset(point, point, to)
    if isFirst { outline.move(to: before) } else { outline.addLine(to: before) }
    let incoming = CGVector(dx: point.x - from.x, dy: point.y - from.y)
    let outgoing = CGVector(dx: to.x - point.x, dy: to.y - point.y)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    let turn = atan2(cross, dot)
    if corner.isSmooth && abs(turn) < .pi / 4 {
      outline.addLine(to: after)
    } else if turn > 0 {
      // The inside of the bend: through the corner itself, so that the outline stays within the
      // stroke however short the lines are.
      outline.addLine(to: point)
      outline.addLine(to: after)
    } else {
      addOuterJoin(at: corner, before: before, after: after, turn: turn)
    }
  }

  private func addOuterJoin(at corner: Corner, before: CGPoint, after: CGPoint, turn: CGFloat) {
    let point = corner.point
    switch corner.isSmooth ? .round : join {
    case .bevel: break
    case .round:
      addArc(center: point, from: atan2(before.y - point.y, before.x - point.x), sweep: turn)
    case .miter:
      let share = cos(turn / 2)
      guard share > 1e-6, 1 / share <= miterLimit else { break }
      let middle = CGVector(
        dx: (before.x + after.x) / 2 - point.x, dy: (before.y + after.y) / 2 - point.y)
      let scale = 1 / (share * share)
      outline.addLine(to: CGPoint(x: point.x + middle.dx * scale, y: point.y + middle.dy * scale))
    }
    outline.addLine(to: after)
  }

  private func addArc(center: CGPoint, from angle: CGFloat, sweep: CGFloat) {
    CircularArc(center: center, radius: radius, startAngle: angle, sweep: sweep)
      .forEachCurve { first, second, end in
        outline.addCurve(to: end, control1: first, control2: second)
      }
  }

  /// The point at the stroke's left edge beside `point`, for the direction given by two points.
  private func offset(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let direction = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    let length = hypot(direction.dx, direction.dy)
    guard length > 0 else { return point }
    return CGPoint(
      x: point.x - direction.dy / length * radius, y: point.y + direction.dx / length * radius)
  }
}
