import CCairo

extension LayerPainter {
  /// Shows what was composed below the layer, blurred. `render(in:)` draws nothing, as on a device.
  func drawBackdrop(of layer: CABackdropLayer) {
    guard culls || drawsEffects, let plan = BackdropPlan(layer, matrix: matrix, screen: screen)
    else { return }
    let model = layer.presented as? CABackdropLayer ?? layer
    let shape = outline(of: layer)
    if backdrops != nil, let kept = model.keptImage, kept.plan == plan {
      return paint(kept.image, shape: shape)
    }
    guard let image = blurredImage(plan) else { return }
    if let backdrops, drawnArea.contains(plan.readArea) {
      backdrops.keep(BackdropImage(plan: plan, image: image), for: model)
    }
    paint(image, shape: shape)
  }

  private func blurredImage(_ plan: BackdropPlan) -> GroupImage? {
    let area = plan.area
    let isReduced = plan.divisor > 1
    let small = isReduced ? CGRect(origin: .zero, size: plan.smallSize) : area
    guard let image = GroupImage(area: small) else { return nil }
    let joined = joinedGround(plan.readArea)
    if let ground = joined?.surface ?? lowest { draw(ground, of: area, into: image) }
    image.withPixels { pixels, rowLength in
      PixelBlur.blur(
        argb: pixels, width: image.width, height: image.height, stride: rowLength * 4,
        sigma: plan.sigma / plan.divisor)
    }
    if plan.saturation != 1 { image.saturate(by: plan.saturation) }
    return isReduced ? enlarged(image, to: area) : image
  }

  /// Draws an area of what lies below into an image that is smaller, or as large.
  private func draw(_ ground: OpaquePointer, of area: CGRect, into image: GroupImage) {
    let scale = CGSize(
      width: area.width / image.area.width, height: area.height / image.area.height)
    if PixelReduction.draw(ground, into: image, scale: scale, origin: area.origin) { return }
    guard let target = cairo_create(image.surface) else { return }
    let isReduced = image.area != area
    if isReduced {
      cairo_scale(target, 1 / scale.width, 1 / scale.height)
      cairo_translate(target, -area.minX, -area.minY)
    }
    cairo_surface_flush(ground)
    cairo_set_source_surface(target, ground, 0, 0)
    let pattern = cairo_get_source(target)
    cairo_pattern_set_filter(pattern, isReduced ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(target)
    cairo_destroy(target)
  }

  /// What the groups around the layer and the screen show together; nil when no group shows anything.
  ///
  /// Groups must be put together before they are reduced, or their edges would show what they hide.
  private func joinedGround(_ area: CGRect) -> GroupImage? {
    guard let lowest, let top = cairo_get_group_target(cairo), top != lowest else { return nil }
    let groups = (lowerSurfaces.dropFirst() + [top]).filter { !isClear($0, in: area) }
    guard !groups.isEmpty,
      let image = GroupImage(area: area.integral, pool: surfaces, isCleared: false),
      let target = cairo_create(image.surface)
    else { return nil }
    // The lowest replaces what the memory held, the others are painted over it.
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    for surface in [lowest] + groups {
      cairo_surface_flush(surface)
      cairo_set_source_surface(target, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST)
      cairo_paint(target)
      cairo_set_operator(target, CAIRO_OPERATOR_OVER)
    }
    cairo_destroy(target)
    cairo_surface_flush(image.surface)
    return image
  }

  /// True when every pixel of a group's surface within the area is clear.
  private func isClear(_ surface: OpaquePointer, in area: CGRect) -> Bool {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return true }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let size = CGRect(
      x: 0, y: 0, width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
    let part = area.offsetBy(dx: left, dy: top).intersection(size)
    guard !part.isNull, !part.isEmpty else { return true }
    let rowLength = Int(cairo_image_surface_get_stride(surface)) / 4
    let columns = Int(part.minX)..<Int(part.maxX)
    return (Int(part.minY)..<Int(part.maxY)).allSatisfy { y in
      UnsafeRawBufferPointer(
        start: data + (y * rowLength + columns.lowerBound) * 4, count: columns.count * 4
      ).isZero
    }
  }

  /// The image over all of the area. Enlarged while a part is drawn, pixels would depend on which
  /// part that is, by a rounding.
  private func enlarged(_ image: GroupImage, to area: CGRect) -> GroupImage? {
    // The source is painted over every pixel.
    guard let large = GroupImage(area: area, pool: surfaces, isCleared: false),
      let target = cairo_create(large.surface)
    else { return nil }
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(target, image.surface, 0, 0)
    let pattern = cairo_get_source(target)
    let (sx, sy) = (image.area.width / area.width, image.area.height / area.height)
    var map = cairo_matrix_t(
      CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: -area.minX * sx, ty: -area.minY * sy))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(target)
    cairo_destroy(target)
    cairo_surface_flush(large.surface)
    return large
  }

  private func paint(_ image: GroupImage, shape: CornerShape) {
    cairo_save(cairo)
    addPath(shape)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
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
