import CPango
import CoreGraphics

extension TextFrame {
  /// Draws with the upper left at `point`; lines are aligned within the limiting width, or within
  /// the widest line when there is no limit.
  package func draw(in context: CGContext, at point: CGPoint) {
    let width = limits.width.isFinite ? limits.width : size.width
    draw(in: context, rect: CGRect(origin: point, size: CGSize(width: width, height: size.height)))
  }

  /// Draws from the rectangle's top; lines are aligned within its width. Nothing is clipped.
  package func draw(in context: CGContext, rect: CGRect) {
    FontLibrary.withFonts { fonts in
      for line in lines {
        let origin = CGPoint(
          x: rect.minX + line.offset(in: rect.width), y: rect.minY + line.baseline)
        let runs = GlyphRun.runs(of: line, fonts: fonts)
        for run in runs { run.drawBackground(at: origin, line: line, top: rect.minY, in: context) }
        for run in runs { run.draw(at: origin, in: context, masks: fonts.masks) }
      }
    }
  }
}

/// Neighboring glyphs of one line that belong to the same run.
struct GlyphRun {
  let item: UnsafeMutablePointer<PangoGlyphItem>
  let run: TextRun
  let metrics: FontMetrics
  /// From the line's beginning.
  let x: CGFloat
  let width: CGFloat

  /// The line's glyphs from left to right.
  static func runs(of line: TextFrameLine, fonts: FontMap) -> [GlyphRun] {
    var result: [GlyphRun] = []
    var x = line.leftSpacing
    var next = line.line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let glyphs = item.pointee.glyphs, let text = item.pointee.item else { continue }
      let width = points(pango_glyph_string_get_width(glyphs))
      let index = line.layout.run(atByte: Int(text.pointee.offset))
      guard line.layout.runs.indices.contains(index) else { continue }
      let run = line.layout.runs[index]
      result.append(
        GlyphRun(
          item: item, run: run, metrics: fonts.metrics(of: run.face), x: x, width: width))
      x += width
    }
    return result
  }

  func drawBackground(
    at origin: CGPoint, line: TextFrameLine, top: CGFloat, in context: CGContext
  ) {
    guard let color = run.backgroundColor else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(
      CGRect(x: origin.x + x, y: top + line.top, width: width, height: line.height))
    context.restoreGState()
  }

  /// Draws the glyphs and their lines, from the beginning of the line's baseline.
  func draw(at origin: CGPoint, in context: CGContext, masks: GlyphMasks) {
    let start = CGPoint(x: origin.x + x, y: origin.y - run.baselineOffset)
    context.saveGState()
    if let shadow = run.shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    }
    context.setFillColor(run.color)
    // Glyphs may reach beyond their advance widths, swashes by about an em.
    let reach = max(run.face.size, metrics.lineHeight)
    let bounds = CGRect(
      x: start.x, y: start.y - metrics.ascent, width: width, height: metrics.lineHeight
    ).insetBy(dx: -reach, dy: -reach / 2)
    context.withCairo(bounds: bounds) { cairo in
      drawGlyphs(on: cairo, at: start, masks: masks)
    }
    if run.underline != nil || run.strikethrough != nil {
      drawLines(at: start, in: context)
    }
    context.restoreGState()
  }

  private func drawGlyphs(on cairo: OpaquePointer, at start: CGPoint, masks: GlyphMasks) {
    guard let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs
    else { return }
    guard cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE else {
      // A document keeps its text as text.
      cairo_move_to(cairo, Double(start.x), Double(start.y))
      pango_cairo_show_glyph_string(cairo, font, glyphs)
      return
    }
    let start = start.withBaselineOnPixels(of: cairo)
    if isColored(font) {
      cairo_move_to(cairo, Double(start.x), Double(start.y))
      pango_cairo_show_glyph_string(cairo, font, glyphs)
    } else if !masks.draw(glyphs, font: font, size: run.face.size, at: start, on: cairo) {
      // Not by Cairo's own glyph drawing, which puts glyphs on whole pixels and so makes the spaces
      // between letters uneven.
      cairo_move_to(cairo, Double(start.x), Double(start.y))
      pango_cairo_glyph_string_path(cairo, font, glyphs)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
  }

  /// Whether the font brings its own colors, as emoji do.
  private func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family).contains("Emoji")
  }
}

extension CGPoint {
  /// The point moved vertically so that a baseline through it lies between two rows of pixels.
  func withBaselineOnPixels(of cairo: OpaquePointer) -> CGPoint {
    var (x, y) = (Double(x), Double(y))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return self }
    cairo_user_to_device(cairo, &x, &y)
    y.round()
    cairo_device_to_user(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension GlyphRun {
  /// Draws the lines under and through the glyphs.
  fileprivate func drawLines(at start: CGPoint, in context: CGContext) {
    let thickness = max(run.face.size / 18, 0.5)
    if let underline = run.underline {
      draw(underline, at: CGPoint(x: start.x, y: start.y + thickness * 2), thickness, in: context)
    }
    if let strikethrough = run.strikethrough {
      let middle = start.y - metrics.xHeight / 2
      draw(strikethrough, at: CGPoint(x: start.x, y: middle), thickness, in: context)
    }
  }

  private func draw(
    _ line: TextLine, at start: CGPoint, _ thickness: CGFloat, in context: CGContext
  ) {
    let thickness = line.isThick ? thickness * 2 : thickness
    context.setStrokeColor(line.color ?? run.color)
    context.setLineWidth(thickness)
    context.setLineCap(.butt)
    let unit = thickness * 3
    let lengths: [CGFloat] =
      switch line.pattern {
      case .solid: []
      case .dot: [unit, unit]
      case .dash: [unit * 3, unit]
      case .dashDot: [unit * 3, unit, unit, unit]
      case .dashDotDot: [unit * 3, unit, unit, unit, unit, unit]
      }
    context.setLineDash(phase: 0, lengths: lengths)
    let rows: [CGFloat] = line.isDouble ? [0, thickness * 2] : [0]
    for row in rows {
      context.beginPath()
      context.move(to: CGPoint(x: start.x, y: start.y + row))
      context.addLine(to: CGPoint(x: start.x + width, y: start.y + row))
      context.strokePath()
    }
  }
}
