import CCairo
import Foundation

extension CGContext {
  /// Limits drawing to the inside of the current path, and clears the path. An empty path hides
  /// everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard canDraw else {
      beginPath()
      return
    }
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  /// Limits drawing to a rectangle and clears the current path. A rectangle that is not a number is
  /// ignored with a message.
  public func clip(to rect: CGRect) {
    beginPath()
    if rect.isInfinite { return }
    addRect(rect)
    if isPathEmpty && !rect.isNull && !rect.isFinite { return }
    clip()
  }

  /// Limits drawing to the union of rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Limits drawing to an image laid over a rectangle: where a mask lets paint through, where an
  /// image without alpha is light, or where an image with alpha is opaque. Clears the current path.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard canDraw, rect.isFinite, !rect.isEmpty, let coverage = mask.pixels.makeCoverage() else {
      return
    }
    state.masks.append(
      GraphicsState.Mask(
        coverage: coverage,
        coverageToPixels: mask.placement(in: rect).concatenating(cairoTransform),
        isSmooth: state.interpolationQuality != .none && mask.shouldInterpolate))
  }

  /// Goes back to the clip of the whole bitmap.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.masks = []
  }

  /// The bounds of the clip in user space.
  public var boundingBoxOfClipPath: CGRect {
    let pixels = clipPixels
    return pixels.isEmpty ? .null : pixels.applying(cairoTransform.inverted())
  }
}

extension PixelBuffer {
  /// One byte per pixel: alpha, or lightness where there is no alpha.
  func makeCoverage() -> PixelBuffer? {
    if format == CAIRO_FORMAT_A8 { return self }
    guard let coverage = PixelBuffer(width: width, height: height, format: CAIRO_FORMAT_A8) else {
      return nil
    }
    if format != CAIRO_FORMAT_RGB24 {
      copyCoverage(to: coverage, x: 0, y: 0)
      return coverage
    }
    let gray = PixelLayout.gray
    for row in 0..<height {
      gray.store(
        from: base + row * bytesPerRow, to: coverage.base + row * coverage.bytesPerRow,
        count: width)
    }
    return coverage
  }
}
