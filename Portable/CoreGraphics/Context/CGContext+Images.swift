import CCairo
import Foundation

extension CGContext {
  /// Draws an image over a rectangle, its top at the rectangle's larger y: upright where y points
  /// up, upside down where it points down. With `byTiling` the rectangle is one tile of many that
  /// fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, !rect.isEmpty else {
      if !rect.isFinite, !rect.isNull {
        PortableLog.report("CGContext: an image in a rectangle that is not finite was ignored.")
      }
      return
    }
    let rect = rect.standardized
    draw(bounds: { byTiling ? .infinite : rect }) { target in
      guard let surface = image.makeSurface(for: bitmap?.space),
        let pattern = cairo_pattern_create_for_surface(surface)
      else { return }
      defer {
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(surface)
      }
      var matrix = cairo_matrix_t(image.placement(in: rect).inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter(for: image))
      cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_save(target)
      let path = cairo_copy_path(target)
      cairo_new_path(target)
      if !byTiling {
        cairo_rectangle(target, rect.minX, rect.minY, rect.width, rect.height)
      }
      cairo_set_source(target, pattern)
      if byTiling {
        cairo_paint_with_alpha(target, state.alpha)
      } else if state.alpha < 1 || state.blendMode.reachesOutside {
        cairo_clip(target)
        cairo_paint_with_alpha(target, state.alpha)
      } else {
        cairo_fill(target)
      }
      cairo_restore(target)
      cairo_new_path(target)
      if let path {
        cairo_append_path(target, path)
        cairo_path_destroy(path)
      }
    }
  }

  private func filter(for image: CGImage) -> cairo_filter_t {
    if !image.shouldInterpolate { return CAIRO_FILTER_NEAREST }
    switch state.interpolationQuality {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}

extension CGImage {
  /// From pixels, y down, to a rectangle of user space with the image's top at its larger y.
  func placement(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.maxY)
  }
}
