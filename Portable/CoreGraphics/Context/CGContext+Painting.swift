import CCairo
import Foundation

extension CGContext {
  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath(using: .winding)
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke: fillAndStroke(using: .winding)
    case .eoFillStroke: fillAndStroke(using: .evenOdd)
    }
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    draw(usesPath: true, bounds: { cairoExtents { cairo_fill_extents(cairo, &$0, &$1, &$2, &$3) } })
    {
      target in
      cairo_set_fill_rule(target, rule.cairoRule)
      setSource(state.fillColor, on: target)
      fill(target)
    }
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    guard state.lineWidth > 0, state.lineWidth.isFinite else {
      beginPath()
      return
    }
    if state.blendMode.reachesOutside {
      replacePathWithStrokedPath()
      let fillColor = state.fillColor
      state.fillColor = state.strokeColor
      fillPath()
      state.fillColor = fillColor
      return
    }
    applyLine(to: cairo)
    draw(
      usesPath: true, bounds: { cairoExtents { cairo_stroke_extents(cairo, &$0, &$1, &$2, &$3) } }
    ) { target in
      applyLine(to: target)
      setSource(state.strokeColor, on: target)
      cairo_stroke(target)
    }
  }

  /// Fills a rectangle and clears the current path; an infinite one fills the clip.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect.isInfinite ? boundingBoxOfClipPath.insetBy(dx: -1, dy: -1) : rect)
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let lineWidth = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = lineWidth
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black where the bitmap has no alpha, whatever blend mode,
  /// alpha and shadow are set; clears the current path.
  public func clear(_ rect: CGRect) {
    let saved = state
    state.blendMode = .clear
    state.shadow = nil
    state.alpha = 1
    fill(rect)
    state = saved
  }

  private func fillAndStroke(using rule: CGPathFillRule) {
    let outline = path
    fillPath(using: rule)
    if let outline {
      addPath(outline)
      strokePath()
    }
  }

  private func fill(_ target: OpaquePointer) {
    guard state.blendMode.reachesOutside, target == cairo else {
      cairo_fill(target)
      return
    }
    cairo_save(target)
    cairo_clip(target)
    cairo_paint(target)
    cairo_restore(target)
  }

  private func applyLine(to target: OpaquePointer) {
    cairo_set_line_width(target, state.lineWidth)
    cairo_set_line_cap(target, state.lineCap.cairoCap)
    cairo_set_line_join(target, state.lineJoin.cairoJoin)
    cairo_set_miter_limit(target, max(state.miterLimit, 1))
    let lengths = state.dashLengths.map(Double.init)
    cairo_set_dash(target, lengths, Int32(lengths.count), state.dashPhase)
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension CGLineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
