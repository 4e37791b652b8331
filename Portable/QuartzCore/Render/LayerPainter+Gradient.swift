import CCairo

extension LayerPainter {
  func drawGradient(of layer: CAGradientLayer) {
    let gradient = layer.gradient
    let bounds = layer.values.bounds
    guard let first = gradient.colors.first, !bounds.isEmpty else { return }
    guard gradient.colors.count > 1 else {
      fill(outline(of: layer), first)
      return
    }
    let place = snapped(bounds) ?? bounds
    guard place.width > 0, place.height > 0,
      let (pattern, unitToPattern) = pattern(gradient, sides: place.size)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    // Leaves Cairo in the coordinates of `place`.
    addPath(outline(of: layer))
    var toUnit = CGAffineTransform(translationX: -place.minX, y: -place.minY)
      .concatenating(CGAffineTransform(scaleX: 1 / place.width, y: 1 / place.height))
    if isUpright, matrix.a < 0 {
      toUnit = toUnit.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    }
    if isUpright, matrix.d < 0 {
      toUnit = toUnit.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
    }
    var map = cairo_matrix_t(toUnit.concatenating(unitToPattern))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_set_source(cairo, pattern)
    if currentAlpha < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, currentAlpha)
    } else {
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  /// The pattern, and the map to its space from the square of side 1 that stands for the bounds.
  private func pattern(
    _ gradient: CAGradientLayer.Gradient, sides: CGSize
  ) -> (OpaquePointer, CGAffineTransform)? {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let stops = GradientStops(gradient)
    switch gradient.type {
    case .conic:
      // Angles are those seen on the screen, so the space is the bounds' own.
      let center = CGPoint(x: start.x * sides.width, y: start.y * sides.height)
      let angle = atan2((end.y - start.y) * sides.height, (end.x - start.x) * sides.width)
      guard
        let pattern = stops.cone(
          center: center, angle: angle, radius: 2 * (sides.width + sides.height))
      else { return nil }
      return (pattern, CGAffineTransform(scaleX: sides.width, y: sides.height))
    case .radial:
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      guard rx > 0, ry > 0, let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1) else {
        return nil
      }
      stops.add(to: pattern)
      return (
        pattern,
        CGAffineTransform(translationX: -start.x, y: -start.y)
          .concatenating(CGAffineTransform(scaleX: 1 / rx, y: 1 / ry))
      )
    default:
      guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
        return nil
      }
      stops.add(to: pattern)
      return (pattern, .identity)
    }
  }
}

/// The colors of a gradient with their places, rising from 0 to 1.
struct GradientStops {
  private let stops: [(place: CGFloat, color: RGBAComponents)]

  init(_ gradient: CAGradientLayer.Gradient) {
    let count = gradient.colors.count
    let given = gradient.locations
    var last: CGFloat = 0
    stops = gradient.colors.enumerated().map { index, color in
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      let place = given.map { index < $0.count ? $0[index] : 1 } ?? even
      last = max(last, min(1, max(0, place)))
      return (last, color.standardRGB.clamped)
    }
  }

  func add(to pattern: OpaquePointer) {
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for (place, c) in stops {
      cairo_pattern_add_color_stop_rgba(pattern, place, c.red, c.green, c.blue, c.alpha)
    }
  }

  private func color(at place: CGFloat) -> RGBAComponents {
    guard let first = stops.first, let last = stops.last else {
      return RGBAComponents(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if place <= first.place { return first.color }
    for (low, high) in zip(stops, stops.dropFirst()) where place < high.place {
      let span = high.place - low.place
      let t = span > 0 ? (place - low.place) / span : 1
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
      return RGBAComponents(
        red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
        blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
    }
    return last.color
  }

  /// Wedges around a center, clockwise on the screen from `angle`.
  func cone(center: CGPoint, angle: CGFloat, radius: CGFloat) -> OpaquePointer? {
    guard let mesh = cairo_pattern_create_mesh() else { return nil }
    // A wedge at every stop as well, so that sharp changes stay sharp.
    let steps = 72
    var edges = (0...steps).map { CGFloat($0) / CGFloat(steps) } + stops.map(\.place)
    edges = Array(Set(edges)).sorted()
    for (low, high) in zip(edges, edges.dropFirst()) where high - low > 1e-9 {
      let nudge = (high - low) * 1e-6
      let colors = [color(at: low + nudge), color(at: high - nudge)]
      let corners = [low, high].map { place in
        let direction = angle + place * 2 * .pi
        return CGPoint(x: center.x + cos(direction) * radius, y: center.y + sin(direction) * radius)
      }
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, corners[0].x, corners[0].y)
      cairo_mesh_pattern_line_to(mesh, corners[1].x, corners[1].y)
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      for (corner, index) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        let c = colors[index]
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), c.red, c.green, c.blue, c.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }
}
