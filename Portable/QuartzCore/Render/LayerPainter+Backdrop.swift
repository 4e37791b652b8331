import CCairo

extension LayerPainter {
  /// Shows what was composed below the layer, blurred. Nothing is drawn outside a compositor, where
  /// what lies below is not known.
  func drawBackdrop(of layer: CABackdropLayer) {
    guard culls, let place = snapped(layer.values.bounds) ?? upright(layer.values.bounds) else {
      return
    }
    let area = place.intersection(screen).integral
    guard !area.isNull, !area.isEmpty else { return }
    let sigma = layer.blurRadius * matrix.meanScale
    // A strong blur is as smooth when it is made from fewer pixels.
    var divisor: CGFloat = 1
    while divisor < 8, sigma / divisor > 4 { divisor *= 2 }
    let small = CGRect(
      x: 0, y: 0, width: (area.width / divisor).rounded(.up),
      height: (area.height / divisor).rounded(.up))
    guard let image = GroupImage(area: small), let target = cairo_create(image.surface) else {
      return
    }
    cairo_scale(target, small.width / area.width, small.height / area.height)
    cairo_translate(target, -area.minX, -area.minY)
    for surface in lowerSurfaces + [cairo_get_group_target(cairo)].compactMap({ $0 }) {
      cairo_surface_flush(surface)
      cairo_set_source_surface(target, surface, 0, 0)
      let pattern = cairo_get_source(target)
      cairo_pattern_set_filter(pattern, divisor > 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      if surface == lowest { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
      cairo_paint(target)
    }
    cairo_destroy(target)
    image.withPixels { pixels, rowLength in
      PixelBlur.blur(
        argb: pixels, width: image.width, height: image.height, stride: rowLength * 4,
        sigma: sigma / divisor)
    }
    if layer.saturation != 1 { image.saturate(by: layer.saturation) }
    paint(image, over: area, shape: outline(of: layer))
  }

  private func paint(_ image: GroupImage, over area: CGRect, shape: CornerShape) {
    cairo_save(cairo)
    addPath(shape)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    let (sx, sy) = (image.area.width / area.width, image.area.height / area.height)
    var map = cairo_matrix_t(
      CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: -area.minX * sx, ty: -area.minY * sy))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, sx == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if currentAlpha < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, currentAlpha)
    } else {
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  private var lowest: OpaquePointer? { lowerSurfaces.first ?? cairo_get_group_target(cairo) }

  /// The pixels there are.
  private var screen: CGRect {
    if let isolatedArea { return isolatedArea }
    guard let lowest else { return clip }
    return CGRect(
      x: 0, y: 0, width: CGFloat(cairo_image_surface_get_width(lowest)),
      height: CGFloat(cairo_image_surface_get_height(lowest)))
  }

  /// The box around a turned layer.
  private func upright(_ rect: CGRect) -> CGRect? {
    let box = rect.applying(matrix).integral
    return box.isFinite && !box.isEmpty ? box : nil
  }
}

extension GroupImage {
  /// Moves every pixel away from the gray of its own lightness.
  func saturate(by amount: CGFloat) {
    let factor = Int32((min(amount, 16) * 256).rounded())
    withPixels { pixels, rowLength in
      for y in 0..<height {
        let row = pixels + y * rowLength
        for x in 0..<width {
          let pixel = row[x]
          let alpha = Int32(pixel >> 24)
          let (r, g, b) = (
            Int32(pixel >> 16 & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel & 0xFF)
          )
          let gray = (r * 54 + g * 183 + b * 19) >> 8
          func moved(_ value: Int32) -> UInt32 {
            UInt32(min(alpha, max(0, gray + ((value - gray) * factor) >> 8)))
          }
          row[x] = UInt32(alpha) << 24 | moved(r) << 16 | moved(g) << 8 | moved(b)
        }
      }
    }
  }
}
