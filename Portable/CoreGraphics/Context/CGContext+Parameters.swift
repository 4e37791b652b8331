import CCairo
import Foundation

extension CGContext {
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.storedSpace
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.storedSpace
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor([red, green, blue, alpha], in: .deviceRGB))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor([red, green, blue, alpha], in: .deviceRGB))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor([gray, alpha], in: .deviceGray))
  }

  /// How opaque everything drawn from now on is, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// The width of lines in user space; nothing is stroked with a width that is not positive.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Dashes and gaps in turn; no lengths, or lengths that add up to nothing, draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
    state.dashPhase = isUsable ? phase : 0
    state.dashLengths = isUsable && lengths.contains { $0 > 0 } ? lengths : []
  }

  /// How coarsely curves may be drawn; 0.6 is usual, larger is coarser, and 0 chooses.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness.isFinite ? min(max(flatness, 0), 100) : 0
    applyEdgeQuality(to: cairo)
  }

  /// Whether edges are smoothed, as long as `setAllowsAntialiasing(_:)` allows it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    applyEdgeQuality(to: cairo)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Draws a shadow of everything drawn from now on. Offset and blur are measured in the space the
  /// context began with, whatever the transform is now; `blur` is twice the standard deviation.
  /// Without a color, or with a clear one, shadows end.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color = color?.standardRGB.clamped, color.alpha > 0, offset.isFinite, blur.isFinite
    else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
  }

  /// Draws a shadow in black at a third of full strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  func applyEdgeQuality(to cairo: OpaquePointer) {
    cairo_set_antialias(
      cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_tolerance(cairo, state.flatness > 0 ? state.flatness / 6 : 0.1)
  }
}
