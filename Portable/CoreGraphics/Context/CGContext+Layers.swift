import CCairo
import Foundation

extension CGContext {
  /// Collects what is drawn until `endTransparencyLayer()`, which mixes it in as one picture with
  /// the alpha, blend mode and shadow set now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// Collects what is drawn within a rectangle until `endTransparencyLayer()`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  /// Mixes in what was drawn since the matching begin; without one the call is ignored with a
  /// message.
  public func endTransparencyLayer() {
    guard layerDepth > 0 else {
      PortableLog.report("CGContext: endTransparencyLayer() without a begin was ignored.")
      return
    }
    while case .state? = savedStates.last {
      restoreGState()
    }
    guard case .layer(let saved)? = savedStates.popLast() else { return }
    let pattern = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(pattern) }
    cairo_restore(cairo)
    layerDepth -= 1
    state = saved
    var group: OpaquePointer?
    guard canDraw, cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS, let group
    else { return }
    guard let content = PixelBuffer(surface: group) else {
      if let pattern { compositeRecording(pattern) }
      return
    }
    var left = 0.0
    var top = 0.0
    cairo_surface_get_device_offset(group, &left, &top)
    // The buffer has no device offset of its own, which the compositing adds as its origin.
    composite(content, at: CGPoint(x: -left, y: -top), alpha: state.alpha)
  }

  /// Mixes in a layer that is no bitmap, as those of a PDF document are: as one group of shapes, below
  /// the clip's mask images, without shadow.
  private func compositeRecording(_ pattern: OpaquePointer) {
    cairo_save(cairo)
    var masked: [OpaquePointer] = []
    for mask in state.masks {
      guard let coverage = mask.coverage.makeSurface() else { continue }
      cairo_push_group(cairo)
      cairo_set_source(cairo, masked.last ?? pattern)
      cairo_save(cairo)
      var matrix = cairo_matrix_t(mask.coverageToPixels)
      cairo_set_matrix(cairo, &matrix)
      cairo_mask_surface(cairo, coverage, 0, 0)
      cairo_restore(cairo)
      if let group = cairo_pop_group(cairo) { masked.append(group) }
      cairo_surface_destroy(coverage)
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_source(cairo, masked.last ?? pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
    cairo_restore(cairo)
    for group in masked { cairo_pattern_destroy(group) }
  }

  private func beginLayer(in rect: CGRect?) {
    savedStates.append(.layer(state))
    cairo_save(cairo)
    if let rect, canDraw, rect.isFinite, !rect.isInfinite {
      let path = cairo_copy_path(cairo)
      clip(to: rect)
      if let path {
        cairo_append_path(cairo, path)
        cairo_path_destroy(path)
      }
    }
    loadForLayer()
    cairo_push_group(cairo)
    layerDepth += 1
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
    applyEdgeQuality(to: cairo)
  }

  private func loadForLayer() {
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }
}
