import QuartzCore

/// Draws the parts of a symbol at a weight.
struct SymbolPen {
  let context: CGContext
  /// The stroke for the weight.
  let stroke: CGFloat
  /// One color for all layers, or a color for each.
  let colors: [CGColor]

  private var keepsLayers: Bool { colors.count > 1 }

  func draw(_ glyph: SymbolGlyph) {
    guard let first = colors.first else { return }
    context.saveGState()
    // Parts overlap: they are put together in full opacity and mixed in as one.
    if !keepsLayers { context.setAlpha(first.alpha) }
    let room = glyph.bounds.insetBy(dx: -40, dy: -40)
    context.beginTransparencyLayer(in: room, auxiliaryInfo: nil)
    let hasCuts = glyph.parts.contains { if case .cut = $0 { true } else { false } }
    for part in glyph.parts { draw(part, layer: hasCuts ? 1 : 0, factor: 1) }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func color(_ layer: Int) -> CGColor {
    let color = colors[min(layer, colors.count - 1)]
    return keepsLayers ? color : color.copy(alpha: 1) ?? color
  }

  private func draw(_ part: SymbolPart, layer: Int, factor: CGFloat) {
    context.setFillColor(color(layer))
    context.setStrokeColor(color(layer))
    let stroke = stroke / factor
    switch part {
    case .stroke(let path): line(SymbolPath.parse(path), width: stroke)
    case .thin(let path, let share): line(SymbolPath.parse(path), width: stroke * share)
    case .solid(let path):
      let outline = SymbolPath.parse(path)
      fill(outline)
      line(outline, width: stroke)
    case .fill(let path): fill(SymbolPath.parse(path))
    case .ring(let x, let y, let radius):
      context.setLineWidth(stroke)
      context.strokeEllipse(in: square(x, y, radius))
    case .disc(let x, let y, let radius):
      // Dots grow with the weight, less than lines do.
      let grown = radius + (stroke * factor - SymbolGlyph.regularStroke) / 4
      context.fillEllipse(in: square(x, y, max(1, grown)))
    case .plate(let x, let y, let radius):
      context.fillEllipse(in: square(x, y, radius + stroke / 2))
    case .cut(let part):
      if keepsLayers {
        draw(part, layer: 0, factor: factor)
      } else {
        context.setBlendMode(.clear)
        draw(part, layer: layer, factor: factor)
        context.setBlendMode(.normal)
      }
    case .gap(let path):
      let outline = SymbolPath.parse(path)
      context.setBlendMode(.clear)
      line(outline, width: stroke * 2.6)
      context.setBlendMode(.normal)
    case .scaled(let part, let scale, let dx, let dy):
      context.saveGState()
      context.translateBy(x: dx, y: dy)
      context.scaleBy(x: scale, y: scale)
      draw(part, layer: layer, factor: factor * scale)
      context.restoreGState()
    }
  }

  private func line(_ path: CGPath, width: CGFloat) {
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }

  private func fill(_ path: CGPath) {
    context.addPath(path)
    context.fillPath(using: .winding)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }
}
