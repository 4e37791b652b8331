import CCairo

extension LayerPainter {
  /// Paints a layer as if its superlayer were drawn with `matrix` and ended there: without its own
  /// opacity, mask and place.
  func paintContents(of layer: CALayer, _ shown: CALayer, matrix map: CGAffineTransform) {
    matrix = map
    paintParts(layer, shown)
  }

  func paintWithoutShadow(_ layer: CALayer, _ shown: CALayer, matrix map: CGAffineTransform) {
    matrix = map
    paintInside(layer, shown)
  }
}

/// A composed layer tree kept as an image while nothing in it changes.
final class RasterImage {
  let image: GroupImage
  let scale: CGFloat
  let extent: CGRect

  init(image: GroupImage, scale: CGFloat, extent: CGRect) {
    self.image = image
    self.scale = scale
    self.extent = extent
  }
}

extension LayerPainter {
  func drawRaster(of layer: CALayer, _ shown: CALayer, opacity: CGFloat) {
    guard let raster = raster(of: layer, shown) else { return }
    cairo_save(cairo)
    var map = CGAffineTransform(scaleX: 1 / raster.scale, y: 1 / raster.scale).concatenating(matrix)
    let fits = isUpright && abs(map.a - 1) < 1e-6 && abs(map.d - 1) < 1e-6
    if fits {
      map.tx = map.tx.rounded()
      map.ty = map.ty.rounded()
    }
    var m = cairo_matrix_t(map)
    cairo_set_matrix(cairo, &m)
    cairo_set_source_surface(cairo, raster.image.surface, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(cairo), fits ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, opacity * currentAlpha)
    cairo_restore(cairo)
  }

  private func raster(of layer: CALayer, _ shown: CALayer) -> RasterImage? {
    let scale = shown.values.rare.rasterizationScale
    let extent = layer.render.extent
    if let cached = layer.render.caches?.raster, cached.scale == scale, cached.extent == extent {
      return cached
    }
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    let area = extent.applying(toPixels).insetBy(dx: -1, dy: -1).integral
    guard !extent.isNull, let image = GroupImage(area: area),
      let target = cairo_create(image.surface)
    else { return nil }
    LayerPainter(cairo: target, clip: area, time: time, culls: culls)
      .paintContents(of: layer, shown, matrix: toPixels)
    cairo_destroy(target)
    let made = RasterImage(image: image, scale: scale, extent: extent)
    layer.render.ownCaches.raster = made
    return made
  }
}

extension CALayer {
  /// Draws the layer's tree with its own bounds at the context's origin.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - presentation: Whether layers are drawn as their animations show them.
  ///   - effects: Whether layers that blur what lies below blur what the context has.
  package func draw(into context: CGContext, presentation: Bool, effects: Bool = false) {
    if !isPresentation { displayRound() }
    let time = presentation && tree.flags.contains(.isCommitted) ? MediaClock.now : nil
    let shown = shown(at: time)
    context.withCairo(bounds: measuredExtent(at: time)) { cairo in
      var current = cairo_matrix_t()
      cairo_get_matrix(cairo, &current)
      cairo_identity_matrix(cairo)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cairo, &left, &top, &right, &bottom)
      let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      guard !clip.isEmpty else { return }
      let painter = LayerPainter(cairo: cairo, clip: clip, time: time, culls: false)
      painter.drawsEffects = effects
      painter.paintRoot(self, shown, matrix: CGAffineTransform(current))
    }
  }
}
