import QuartzCore

extension UIBezierPath {
  /// Fills with the current context's fill color.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: fillRule)
  }

  /// Strokes with the current context's stroke color and this path's line attributes.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    stroke(in: context)
    context.restoreGState()
  }

  /// Intersects the current context's clip with this path; an empty path clips everything away.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if path.isEmpty {
      context.clip(to: .zero)
    } else {
      context.addPath(path)
      context.clip(using: fillRule)
    }
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func stroke(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setFlatness(flatness)
    context.setLineDash(phase: dashPhase, lengths: dashLengths)
    context.addPath(path)
    context.strokePath()
  }
}
