import CCairo

extension CALayer {
  /// True for a shadow that can be seen. A clipping layer clips its shadow away.
  var castsShadow: Bool {
    guard values.rare !== RareLayerValues.standard, !values.masksToBounds else { return false }
    return values.rare.shadowOpacity > 0 && (values.rare.shadowColor?.alpha ?? 0) > 0
  }

  /// True when the shadow follows from a shape: `shadowPath`, or an opaque background.
  var castsShapeShadow: Bool {
    values.rare.shadowPath != nil || (values.backgroundColor?.alpha ?? 0) >= 1
  }

  /// True when what is drawn below the layer decides the shadow.
  var hasContentShadow: Bool { castsShadow && !castsShapeShadow }

  /// The area of the shadow, in the layer's coordinates.
  func shadowExtent(_ content: CGRect) -> CGRect {
    let rare = values.rare
    let source = rare.shadowPath?.boundingBoxOfPath ?? content.union(values.bounds)
    let reach = max(0, rare.shadowRadius) * 3 + 1
    return source.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height)
  }
}

/// The blurred coverage of a layer's shadow.
final class ShadowImage {
  enum Source: Equatable {
    case outline(CornerShape)
    case path(CGPath)
    /// Whatever the layer draws, over this area of its coordinates.
    case content(CGRect)
  }

  struct Key: Equatable {
    var source: Source
    var sigma: CGFloat
    var scale: CGFloat
  }

  let key: Key
  private let image: OwnedSurface
  /// Where the image's corner lies, in pixels of the layer's own space.
  let origin: CGPoint
  /// The columns and rows that may be stretched: the image is of a smaller outline.
  let stretch: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)?

  var isFromContent: Bool {
    if case .content = key.source { return true }
    return false
  }

  /// - Parameter draw: draws the source in black with a context in pixels of the layer's space.
  init?(
    _ key: Key, area: CGRect, stretch: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)?,
    draw: (OpaquePointer) -> Void
  ) {
    let reach = CGFloat(PixelBlur.reach(sigma: key.sigma))
    let padded = area.insetBy(dx: -reach, dy: -reach).integral
    let limit = BackingStore.PixelSize.limit
    guard padded.width <= limit, padded.height <= limit,
      let image = OwnedSurface(
        width: Int(padded.width), height: Int(padded.height), format: CAIRO_FORMAT_A8)
    else { return nil }
    self.key = key
    self.image = image
    origin = padded.origin
    self.stretch = stretch
    guard let cairo = cairo_create(image.pointer) else { return nil }
    cairo_translate(cairo, -padded.minX, -padded.minY)
    draw(cairo)
    cairo_destroy(cairo)
    image.withBytes { bytes, bytesPerRow in
      PixelBlur.blur(
        alpha: bytes, width: image.width, height: image.height, stride: bytesPerRow,
        sigma: key.sigma)
    }
  }

  var surface: OpaquePointer { image.pointer }
  var width: CGFloat { CGFloat(image.width) }
  var height: CGFloat { CGFloat(image.height) }
}

extension LayerPainter {
  func drawShadow(of layer: CALayer, _ shown: CALayer) {
    let rare = shown.values.rare
    guard let color = rare.shadowColor, let image = shadowImage(of: layer, shown) else { return }
    let scale = image.key.scale
    cairo_save(cairo)
    var map = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      .concatenating(
        CGAffineTransform(translationX: rare.shadowOffset.width, y: rare.shadowOffset.height)
      ).concatenating(matrix)
    if isUpright, abs(matrix.a - scale) < 1e-6, abs(matrix.d - scale) < 1e-6 {
      map.tx = map.tx.rounded()
      map.ty = map.ty.rounded()
    }
    var m = cairo_matrix_t(map)
    cairo_set_matrix(cairo, &m)
    let c = color.standardRGB.clamped
    let opacity = CGFloat(min(1, rare.shadowOpacity)) * currentAlpha
    cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * opacity)
    draw(image, for: shown)
    cairo_restore(cairo)
  }

  /// Paints the image, its middle stretched to the layer's size where it is of a smaller outline.
  private func draw(_ image: ShadowImage, for shown: CALayer) {
    guard let stretch = image.stretch else {
      cairo_mask_surface(cairo, image.surface, image.origin.x, image.origin.y)
      return
    }
    let xs = [0, stretch.x, stretch.x + 1, image.width]
    let ys = [0, stretch.y, stretch.y + 1, image.height]
    let targetX = [0, stretch.x, stretch.x + stretch.width, image.width - 1 + stretch.width]
    let targetY = [0, stretch.y, stretch.y + stretch.height, image.height - 1 + stretch.height]
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_translate(cairo, image.origin.x, image.origin.y)
    for row in 0..<3 {
      for column in 0..<3 {
        let (width, height) = (
          targetX[column + 1] - targetX[column], targetY[row + 1] - targetY[row]
        )
        guard width > 0, height > 0 else { continue }
        let sx = (xs[column + 1] - xs[column]) / width
        let sy = (ys[row + 1] - ys[row]) / height
        var map = cairo_matrix_t(
          CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: xs[column] - targetX[column] * sx,
            ty: ys[row] - targetY[row] * sy))
        cairo_pattern_set_matrix(pattern, &map)
        cairo_save(cairo)
        cairo_rectangle(cairo, targetX[column], targetY[row], width, height)
        cairo_clip(cairo)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
      }
    }
  }

  /// The cached image, made anew when shape, radius or scale have changed.
  private func shadowImage(of layer: CALayer, _ shown: CALayer) -> ShadowImage? {
    let rare = shown.values.rare
    let scale = max(1e-3, min(16, matrix.meanScale))
    let sigma = min(max(0, rare.shadowRadius) * scale, 500)
    let source: ShadowImage.Source
    if let path = rare.shadowPath {
      source = .path(path)
    } else if shown.castsShapeShadow {
      guard !shown.values.bounds.isEmpty else { return nil }
      source = .outline(shown.outline)
    } else {
      let extent =
        culls ? contentExtent(layer, shown) : layer.measuredContentExtent(shown, at: time)
      guard !extent.isNull, !extent.isEmpty else { return nil }
      source = .content(extent)
    }
    let key = ShadowImage.Key(source: source, sigma: sigma, scale: scale)
    if let cached = layer.render.caches?.shadow, cached.key == key { return cached }
    let made = make(key, layer, shown)
    layer.render.ownCaches.shadow = made
    return made
  }

  private func contentExtent(_ layer: CALayer, _ shown: CALayer) -> CGRect {
    shown.plainExtent.union(shown.sublayersExtent(layer.render.sublayersExtent))
  }

  private func make(_ key: ShadowImage.Key, _ layer: CALayer, _ shown: CALayer) -> ShadowImage? {
    let toPixels = CGAffineTransform(scaleX: key.scale, y: key.scale)
    switch key.source {
    case .path(let path):
      let area = path.boundingBoxOfPath.applying(toPixels)
      guard area.isFinite else { return nil }
      return ShadowImage(key, area: area, stretch: nil) { cairo in
        cairo_scale(cairo, key.scale, key.scale)
        path.append(to: cairo)
        cairo_fill(cairo)
      }
    case .outline(let shape): return make(key, outline: shape)
    case .content(let extent):
      let area = extent.applying(toPixels)
      return ShadowImage(key, area: area, stretch: nil) { cairo in
        let clip = area.insetBy(dx: -1, dy: -1).integral
        guard let group = GroupImage(area: clip), let target = cairo_create(group.surface) else {
          return
        }
        let painter = LayerPainter(cairo: target, clip: clip, time: time, culls: culls)
        painter.paintWithoutShadow(layer, shown, matrix: toPixels)
        cairo_destroy(target)
        cairo_set_source_surface(cairo, group.surface, 0, 0)
        cairo_paint(cairo)
      }
    }
  }

  /// A large outline is blurred small, with one column and row in the middle to stretch.
  private func make(_ key: ShadowImage.Key, outline: CornerShape) -> ShadowImage? {
    var rect = outline.rect.applying(CGAffineTransform(scaleX: key.scale, y: key.scale))
    rect = CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
    guard rect.width >= 1, rect.height >= 1 else { return nil }
    let reach = CGFloat(PixelBlur.reach(sigma: key.sigma))
    let corner = (outline.radius * key.scale * (outline.isContinuous ? 1.6 : 1)).rounded(.up)
    let smallest = 2 * (reach + corner) + 3
    var small = rect
    var stretch: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)?
    if rect.width > smallest, rect.height > smallest {
      small.size = CGSize(width: smallest, height: smallest)
      let middle = reach + corner + 1 + reach
      stretch = (
        x: middle, y: middle, width: rect.width - smallest + 1, height: rect.height - smallest + 1
      )
    }
    return ShadowImage(key, area: small, stretch: stretch) { cairo in
      var shape = outline
      shape.rect = small
      shape.radius = outline.radius * key.scale
      if !outline.hasOverlappingCorners {
        shape.radius = min(shape.radius, min(small.width, small.height) / 2)
      }
      shape.append(to: cairo)
      cairo_fill(cairo)
    }
  }
}

extension CALayer {
  /// What the layer itself draws apart from its shadow.
  var plainExtent: CGRect {
    let hasBox = values.borderWidth > 0 || (values.backgroundColor?.alpha ?? 0) > 0
    return hasBox ? ownContentExtent.union(values.bounds) : ownContentExtent
  }

  func measuredContentExtent(_ shown: CALayer, at time: CFTimeInterval?) -> CGRect {
    var extent = shown.plainExtent
    for child in tree.children {
      let shownChild = child.shown(at: time)
      guard shownChild.isVisible else { continue }
      let inner = child.measuredExtent(at: time)
      if !inner.isNull { extent = extent.union(shown.box(around: inner, of: shownChild)) }
    }
    return extent
  }
}
