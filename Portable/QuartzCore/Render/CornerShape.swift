import CCairo

/// The continuous corner: a short arc between two curves that leave the edges gently.
enum ContinuousCorner {
  /// How much further along the edges the corner reaches than a circular one of the same radius.
  static let expansion: CGFloat = 1.528665
}

/// A rectangle with rounded corners.
struct CornerShape: Equatable {
  var rect: CGRect
  var radius: CGFloat
  var isContinuous: Bool
  var corners: CACornerMask
  /// The radii where they differ; `radius` is the largest.
  var radii: CornerRadii?

  init(
    rect: CGRect, radius: CGFloat, isContinuous: Bool = false, corners: CACornerMask = .all,
    radii: CornerRadii? = nil
  ) {
    self.rect = rect
    if let radii {
      let fitting = radii.fitting(rect.size)
      self.radii = fitting
      self.radius = fitting.largest
      self.isContinuous = isContinuous
      self.corners = corners
      return
    }
    let half = min(rect.width, rect.height) / 2
    // Four circular corners that overlap keep their radius; the shape is what lies in all of them.
    let mayOverlap = !isContinuous && corners.isSuperset(of: .all)
    self.radius = max(0, mayOverlap ? radius : min(radius, half))
    self.isContinuous = isContinuous
    self.corners = corners
  }

  var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// A Boolean value that determines whether the corners overlap, so that sides become points.
  var hasOverlappingCorners: Bool {
    radii == nil && radius > min(rect.width, rect.height) / 2 + 0.01
  }

  /// The shape with its corners where a matrix that mirrors puts them.
  func mirrored(by matrix: CGAffineTransform) -> CornerShape {
    var shape = self
    if matrix.a < 0 {
      shape.corners = shape.corners.mirroredHorizontally
      shape.radii = shape.radii?.mirroredHorizontally
    }
    if matrix.d < 0 {
      shape.corners = shape.corners.mirroredVertically
      shape.radii = shape.radii?.mirroredVertically
    }
    return shape
  }

  /// The shape in pixels that are not quite its own size.
  func mapped(to pixels: CGRect, scale: CGFloat) -> CornerShape {
    let length = radius * scale
    let limit = min(pixels.width, pixels.height) / 2
    return CornerShape(
      rect: pixels, radius: hasOverlappingCorners ? length : min(length, limit),
      isContinuous: isContinuous, corners: corners, radii: radii?.map { $0 * scale })
  }

  /// The shape that lies `width` inside this one everywhere.
  func inset(by width: CGFloat) -> CornerShape {
    CornerShape(
      rect: rect.insetBy(
        dx: min(width, rect.width / 2), dy: min(width, rect.height / 2)),
      radius: radius - width, isContinuous: isContinuous, corners: corners,
      radii: radii?.map { $0 - width })
  }

  /// Adds the outline, clockwise from the top left, to Cairo's path.
  func append(to cairo: OpaquePointer) {
    if isPlain {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    if hasOverlappingCorners { return appendOverlapping(to: cairo) }
    cairo_new_sub_path(cairo)
    corner(
      cairo, CGPoint(x: rect.minX, y: rect.minY), along: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: 1, dy: 0), radius(.layerMinXMinYCorner, \.minXMinY))
    corner(
      cairo, CGPoint(x: rect.maxX, y: rect.minY), along: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: 1), radius(.layerMaxXMinYCorner, \.maxXMinY))
    corner(
      cairo, CGPoint(x: rect.maxX, y: rect.maxY), along: CGVector(dx: 0, dy: 1),
      to: CGVector(dx: -1, dy: 0), radius(.layerMaxXMaxYCorner, \.maxXMaxY))
    corner(
      cairo, CGPoint(x: rect.minX, y: rect.maxY), along: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: -1), radius(.layerMinXMaxYCorner, \.minXMaxY))
    cairo_close_path(cairo)
  }

  /// The radius of one corner; 0 where it is square.
  private func radius(_ corner: CACornerMask, _ own: KeyPath<CornerRadii, CGFloat>) -> CGFloat {
    guard corners.contains(corner) else { return 0 }
    return radii?[keyPath: own] ?? radius
  }

  /// Adds what lies in the circles of all four corners; nothing where the circles miss each other.
  private func appendOverlapping(to cairo: OpaquePointer) {
    // How far the circle of a corner stays from the side at its middle.
    func gap(_ length: CGFloat) -> CGFloat? {
      let beyond = radius - length / 2
      guard beyond > 0 else { return 0 }
      return beyond < radius ? radius - (radius * radius - beyond * beyond).squareRoot() : nil
    }
    guard let top = gap(rect.width), let side = gap(rect.height), top < rect.height / 2,
      side < rect.width / 2
    else { return }
    let along = min(radius, rect.width / 2)
    let down = min(radius, rect.height / 2)
    // From the middle of the corner's circle to where its arc ends at the side and at the top.
    let toSide = atan2(radius - down, radius - side)
    let toTop = atan2(radius - top, radius - along)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (upper, lower) = (rect.minY + radius, rect.maxY - radius)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, left, upper, radius, .pi + toSide, .pi + toTop)
    cairo_arc(cairo, right, upper, radius, -toTop, -toSide)
    cairo_arc(cairo, right, lower, radius, toSide, toTop)
    cairo_arc(cairo, left, lower, radius, .pi - toTop, .pi - toSide)
    cairo_close_path(cairo)
  }

  /// One corner at `tip`, entered in one direction and left in the other.
  private func corner(
    _ cairo: OpaquePointer, _ tip: CGPoint, along: CGVector, to away: CGVector,
    _ radius: CGFloat
  ) {
    guard radius > 0 else {
      cairo_line_to(cairo, tip.x, tip.y)
      return
    }
    // A point `before` the tip on the edge that leads to it and `after` it on the next edge.
    func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x - along.dx * before + away.dx * after,
        y: tip.y - along.dy * before + away.dy * after)
    }
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
    }
    let room = min(rect.width, rect.height) / 2
    let reach = isContinuous ? min(radius * ContinuousCorner.expansion, room) : radius
    let smoothing = reach / radius - 1
    guard smoothing > 1e-3 else {
      // The cubic that follows a quarter circle.
      let k = radius * 0.447715
      let start = point(radius, 0)
      cairo_line_to(cairo, start.x, start.y)
      curve(point(k, 0), point(0, k), point(0, radius))
      return
    }
    // The arc keeps the middle of the quarter turn; each leg takes half of the rest, so that
    // curvature grows from nothing at the edge to that of the arc.
    let arc = CGFloat.pi / 2 * (1 - smoothing)
    let legTurn = CGFloat.pi / 4 * smoothing
    let chord = sin(arc / 2) * radius * 2.0.squareRoot()
    let leg = radius * tan((CGFloat.pi / 2 - arc) / 4)
    let (flat, rise) = (leg * cos(legTurn), leg * sin(legTurn))
    let third = (reach - chord - flat - rise) / 3
    let tangent = chord + rise
    let start = point(reach, 0)
    cairo_line_to(cairo, start.x, start.y)
    curve(
      point(reach - 2 * third, 0), point(tangent + flat, 0), point(tangent, rise))
    let handle = 4.0 / 3 * tan(arc / 4) * radius
    let (along0, rise0) = (cos(legTurn) * handle, sin(legTurn) * handle)
    curve(
      point(tangent - along0, rise + rise0), point(rise + rise0, tangent - along0),
      point(rise, tangent))
    curve(point(0, tangent + flat), point(0, reach - 2 * third), point(0, reach))
  }
}

extension CALayer {
  /// The rounded outline of the bounds.
  var outline: CornerShape {
    let rare = values.rare
    return CornerShape(
      rect: values.bounds, radius: values.cornerRadius,
      isContinuous: rare.cornerCurve == .continuous, corners: rare.maskedCorners,
      radii: rare.cornerRadii)
  }
}
