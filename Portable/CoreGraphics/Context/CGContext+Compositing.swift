import CCairo
import Foundation

extension CGContext {
  /// The part of `area`, in pixels, that can be seen itself or through its shadow.
  func visibleArea(of area: CGRect) -> CGRect {
    let clip = clipPixels
    guard let shadow = state.shadow else { return area.intersection(clip) }
    let reach = CGFloat(PixelBlur.reach(sigma: shadowSigma(shadow)))
    let offset = shadowOffset(shadow)
    let casting = clip.offsetBy(dx: -offset.width, dy: -offset.height)
      .insetBy(dx: -reach, dy: -reach)
    return area.intersection(clip.union(casting))
  }

  /// Mixes finished pixels into the bitmap, their shadow below them.
  func composite(_ content: PixelBuffer, at origin: CGPoint, alpha: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    defer { cairo_set_matrix(cairo, &matrix) }
    let shadow = state.shadow.flatMap { makeShadow($0, of: content, at: origin) }
    let frame = content.bounds.offsetBy(dx: origin.x, dy: origin.y)
    withCopies(of: frame.union(shadow?.frame ?? frame)) {
      if let shadow { compositeShadow(shadow, alpha: alpha) }
      applyMasks(to: content, at: origin)
      let isMixed = state.blendMode == .plusDarker
      if isMixed { addDarker(content, at: origin, alpha: alpha) }
      guard let surface = content.makeSurface() else { return }
      defer { cairo_surface_destroy(surface) }
      let alpha = isMixed ? 1 : alpha
      cairo_set_operator(cairo, isMixed ? CAIRO_OPERATOR_SOURCE : state.blendMode.cairoOperator)
      cairo_set_source_surface(cairo, surface, origin.x, origin.y)
      if state.blendMode.reachesOutside {
        cairo_paint_with_alpha(cairo, alpha)
      } else {
        cairo_save(cairo)
        cairo_new_path_keeping(cairo) {
          cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
          cairo_clip(cairo)
        }
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
      }
    }
  }

  struct CastShadow {
    var coverage: PixelBuffer
    var frame: CGRect
    var color: RGBAComponents
  }

  private func makeShadow(
    _ shadow: GraphicsState.Shadow, of content: PixelBuffer, at origin: CGPoint
  ) -> CastShadow? {
    let sigma = shadowSigma(shadow)
    let reach = PixelBlur.reach(sigma: sigma)
    let offset = shadowOffset(shadow)
    guard
      let coverage = PixelBuffer(
        width: content.width + 2 * reach, height: content.height + 2 * reach,
        format: CAIRO_FORMAT_A8)
    else { return nil }
    content.copyCoverage(to: coverage, x: reach, y: reach)
    PixelBlur.blur(
      alpha: coverage.base.assumingMemoryBound(to: UInt8.self), width: coverage.width,
      height: coverage.height, stride: coverage.bytesPerRow, sigma: sigma)
    let place = CGPoint(
      x: origin.x - CGFloat(reach) + offset.width, y: origin.y - CGFloat(reach) + offset.height)
    let whole = CGPoint(x: place.x.rounded(), y: place.y.rounded())
    applyMasks(to: coverage, at: whole)
    return CastShadow(
      coverage: coverage, frame: coverage.bounds.offsetBy(dx: whole.x, dy: whole.y),
      color: shadow.color)
  }

  private func compositeShadow(_ shadow: CastShadow, alpha: CGFloat) {
    guard let surface = shadow.coverage.makeSurface() else { return }
    defer { cairo_surface_destroy(surface) }
    // A mode that also changes what lies outside would let the shadow erase the bitmap.
    let mode = state.blendMode
    let isPlain = mode.reachesOutside || mode == .copy || mode == .clear
    cairo_set_operator(cairo, isPlain ? CAIRO_OPERATOR_OVER : mode.cairoOperator)
    let color = deviceColor(shadow.color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
    cairo_mask_surface(cairo, surface, shadow.frame.minX, shadow.frame.minY)
  }

  /// Multiplies pixels by the clip's mask images.
  private func applyMasks(to content: PixelBuffer, at origin: CGPoint) {
    guard !state.masks.isEmpty, let surface = content.makeSurface() else { return }
    defer { cairo_surface_destroy(surface) }
    guard let target = cairo_create(surface) else { return }
    defer { cairo_destroy(target) }
    for mask in state.masks {
      guard let coverage = mask.coverage.makeSurface() else { continue }
      defer { cairo_surface_destroy(coverage) }
      var matrix = cairo_matrix_t(
        mask.coverageToPixels.concatenating(
          CGAffineTransform(translationX: -origin.x, y: -origin.y)))
      cairo_set_matrix(target, &matrix)
      cairo_set_source_surface(target, coverage, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(target), mask.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(target)
    }
    cairo_surface_flush(surface)
  }

  /// The standard deviation of a shadow in pixels.
  private func shadowSigma(_ shadow: GraphicsState.Shadow) -> CGFloat {
    min(shadow.blur / 2 * baseTransform.meanScale, 500)
  }

  /// The way from content to shadow in pixels, y down.
  private func shadowOffset(_ shadow: GraphicsState.Shadow) -> CGSize {
    let offset = shadow.offset.applying(baseTransform)
    let far: CGFloat = 100_000
    return CGSize(
      width: min(max(offset.width, -far), far), height: -min(max(offset.height, -far), far))
  }
}

/// Runs `body` with an empty path and puts the path back.
private func cairo_new_path_keeping(_ cairo: OpaquePointer, _ body: () -> Void) {
  let path = cairo_copy_path(cairo)
  cairo_new_path(cairo)
  body()
  cairo_new_path(cairo)
  if let path {
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
  }
}

extension PixelBuffer {
  /// Copies the alpha of these pixels into one byte per pixel of another buffer.
  func copyCoverage(to target: PixelBuffer, x: Int, y: Int) {
    for row in 0..<height {
      let bytes =
        (target.base + (row + y) * target.bytesPerRow + x).assumingMemoryBound(to: UInt8.self)
      let source = base + row * bytesPerRow
      switch format {
      case CAIRO_FORMAT_A8: memcpy(bytes, source, width)
      case CAIRO_FORMAT_RGB24: memset(bytes, 255, width)
      default:
        let words = source.assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          bytes[column] = UInt8(truncatingIfNeeded: words[column] >> 24)
        }
      }
    }
  }
}
