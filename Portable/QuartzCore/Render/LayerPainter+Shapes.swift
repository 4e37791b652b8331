import CCairo

extension LayerPainter {
  func drawBorder(of shown: CALayer) {
    let width = shown.values.borderWidth
    guard width > 0, !shown.values.bounds.isEmpty, let color = shown.values.rare.borderColor,
      color.alpha > 0
    else { return }
    let shape = shown.outline
    cairo_save(cairo)
    setSource(color)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    addPath(outline(of: shown))
    if let pixels = snapped(shape.rect) {
      // Inside the whole pixels of the outer edge the border is as wide everywhere.
      let scale = matrix.meanScale
      let wide = max(1, (width * scale).rounded())
      let inner = shape.mirrored(by: matrix).mapped(to: pixels, scale: scale).inset(by: wide)
      if inner.rect.width > 0, inner.rect.height > 0 { inner.append(to: cairo) }
    } else {
      let inner = shape.inset(by: width)
      if inner.rect.width > 0, inner.rect.height > 0 { inner.append(to: cairo) }
    }
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  func drawShape(of layer: CAShapeLayer) {
    guard let path = layer.shape.path, !path.isEmpty else { return }
    let shape = layer.shape
    cairo_save(cairo)
    useMatrix()
    cairo_new_path(cairo)
    if let color = shape.fillColor, color.alpha > 0 {
      path.append(to: cairo)
      setSource(color)
      cairo_set_fill_rule(
        cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0,
      let stroked = layer.strokedPath, !stroked.isEmpty
    {
      stroked.append(to: cairo)
      setSource(color)
      setLine(shape)
      cairo_stroke(cairo)
    }
    cairo_restore(cairo)
  }

  private func setLine(_ shape: CAShapeLayer.Shape) {
    cairo_set_line_width(cairo, shape.lineWidth)
    cairo_set_miter_limit(cairo, max(1, shape.miterLimit))
    cairo_set_line_cap(
      cairo,
      shape.lineCap == .round
        ? CAIRO_LINE_CAP_ROUND
        : shape.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      cairo,
      shape.lineJoin == .round
        ? CAIRO_LINE_JOIN_ROUND
        : shape.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    let dashes = (shape.lineDashPattern ?? []).map { max(0, $0.doubleValue) }
    // Cairo refuses a pattern without any length; such a line is solid.
    if !dashes.isEmpty, dashes.allSatisfy(\.isFinite), dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), shape.lineDashPhase)
    }
  }
}
