import CCairo

extension Compositor {
  /// Draws what has changed as it is at a time of the clock; returns the areas drawn, in points.
  @discardableResult
  package func compose(at time: CFTimeInterval) -> [CGRect] {
    tree.rest()
    tree.commitArrivals()
    for layer in tree.animated where layer.animationStore?.isRunning == true {
      layer.animationMoved()
    }
    let screen = CGRect(x: 0, y: 0, width: context.width, height: context.height)
    let below = takeDamage()
    var collector = DamageCollector(
      time: time, damage: below,
      backdrops: BackdropWatch(tree.backdrops, roots: roots, scale: scale, screen: screen))
    for area in below.areas { collector.backdrops.changed(area, by: nil) }
    let whole = CGRect(origin: .zero, size: size)
    for root in roots { collector.visit(root, below: nil, toRoot: .identity, clip: whole) }
    var areas = collector.damage.pixelAreas(scale: scale, within: screen)
    areas = collector.backdrops.grow(areas, at: time)
    for area in areas { draw(area, at: time) }
    return areas.map {
      CGRect(
        x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
    }
  }

  private func draw(_ area: CGRect, at time: CFTimeInterval) {
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    cairo_clip(cairo)
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    let painter = LayerPainter(cairo: cairo, clip: area, time: time, culls: true)
    painter.backdrops = backdropStore
    painter.surfaces = surfaces
    painter.cover = LayerCover.find(in: roots, over: area, matrix: toPixels, at: time)
    if painter.cover == nil { fillBackground() }
    for root in roots { painter.paint(root, below: nil, matrix: toPixels) }
    cairo_restore(cairo)
    composedPixels += Int(area.width * area.height)
  }

  private func fillBackground() {
    let cairo = context.cairo
    let color = backgroundColor.standardRGB.clamped
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }
}
