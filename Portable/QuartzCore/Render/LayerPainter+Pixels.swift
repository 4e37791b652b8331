import CCairo

extension LayerPainter {
  /// The opacity that what is drawn now must take.
  var currentAlpha: CGFloat { alpha }

  /// The pixels around a rectangle of the layer being drawn, with one more on every side.
  func pixelBounds(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    return rect.applying(matrix).insetBy(dx: -1, dy: -1).integral
  }

  /// True when the layer's sides are parallel to the pixels'.
  var isUpright: Bool { matrix.b == 0 && matrix.c == 0 }

  /// The rectangle in whole pixels; nil when its sides are not parallel to them.
  func snapped(_ rect: CGRect) -> CGRect? { Self.snapped(rect, by: matrix) }

  static func snapped(_ rect: CGRect, by matrix: CGAffineTransform) -> CGRect? {
    guard matrix.b == 0, matrix.c == 0 else { return nil }
    let mapped = rect.applying(matrix)
    let (left, right) = snap(mapped.minX, mapped.maxX)
    let (top, bottom) = snap(mapped.minY, mapped.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Both ends rounded; what is at least half a pixel keeps one.
  private static func snap(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    // Nudged so that sums such as a third three times round as the exact value would.
    let from = (low + 1e-4).rounded(.toNearestOrAwayFromZero)
    var to = (high + 1e-4).rounded(.toNearestOrAwayFromZero)
    if to == from, high - low >= 0.5 - 1e-4 { to = from + 1 }
    return (from, to)
  }

  /// Adds a shape of the layer to the path: in whole pixels where that is possible.
  func addPath(_ shape: CornerShape) {
    if let pixels = snapped(shape.rect) {
      cairo_identity_matrix(cairo)
      shape.mirrored(by: matrix).mapped(to: pixels, scale: matrix.meanScale).append(to: cairo)
    } else {
      useMatrix()
      shape.append(to: cairo)
    }
  }

  /// Has Cairo take the layer's coordinates.
  func useMatrix() {
    var m = cairo_matrix_t(matrix)
    cairo_set_matrix(cairo, &m)
  }

  func setSource(_ color: CGColor) {
    let c = color.standardRGB.clamped
    cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * currentAlpha)
  }

  func fill(_ shape: CornerShape, _ color: CGColor) {
    if let tile = color.tile { return fill(shape, tile) }
    cairo_save(cairo)
    setSource(color)
    if let plain = plainPart(of: shape) {
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, plain.minX, plain.minY, plain.width, plain.height)
    } else {
      addPath(shape)
    }
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Repeats a picture from the top left.
  private func fill(_ shape: CornerShape, _ tile: ColorTile) {
    guard let surface = tile.image.surface, tile.size.width > 0, tile.size.height > 0,
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    addPath(shape)
    cairo_clip(cairo)
    useMatrix()
    let scale = CGFloat(tile.image.width) / tile.size.width
    var toImage = cairo_matrix_t(
      CGAffineTransform(translationX: -shape.rect.minX, y: -shape.rect.minY)
        .concatenating(
          CGAffineTransform(scaleX: scale, y: CGFloat(tile.image.height) / tile.size.height)))
    cairo_pattern_set_matrix(pattern, &toImage)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    // Pixel for pixel, nothing is to be mixed.
    cairo_pattern_set_filter(
      pattern, abs(matrix.meanScale - scale) < 0.001 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, currentAlpha)
    cairo_restore(cairo)
  }

  /// The rectangle that the shape is within the clip, in whole pixels; nil where a rounded corner
  /// reaches into it. A curve costs Cairo as much as all of its outline, a rectangle next to nothing.
  func plainPart(of shape: CornerShape) -> CGRect? {
    Self.plainPart(of: shape, by: matrix, within: clip)
  }

  static func plainPart(
    of shape: CornerShape, by matrix: CGAffineTransform, within clip: CGRect
  ) -> CGRect? {
    guard !shape.isPlain, let pixels = snapped(shape.rect, by: matrix) else { return nil }
    let reach = shape.radius * (shape.isContinuous ? ContinuousCorner.expansion : 1)
    let side = (reach * matrix.meanScale).rounded(.up)
    let visible = pixels.intersection(clip)
    guard !visible.isNull, side * 2 <= min(pixels.width, pixels.height) else { return nil }
    let isBetweenSides = visible.minX >= pixels.minX + side && visible.maxX <= pixels.maxX - side
    let isBetweenEnds = visible.minY >= pixels.minY + side && visible.maxY <= pixels.maxY - side
    return isBetweenSides || isBetweenEnds ? visible : nil
  }
}

extension CACornerMask {
  var mirroredHorizontally: CACornerMask {
    CACornerMask(rawValue: ((rawValue & 0b0101) << 1) | ((rawValue & 0b1010) >> 1))
  }
  var mirroredVertically: CACornerMask {
    CACornerMask(rawValue: ((rawValue & 0b0011) << 2) | ((rawValue & 0b1100) >> 2))
  }
}
