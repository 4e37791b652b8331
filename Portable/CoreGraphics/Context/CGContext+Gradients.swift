import CCairo
import Foundation

extension CGContext {
  /// Paints the clip with colors that change from `start` to `end`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard acceptsGradient(start, end, .zero) else { return }
    paint(gradient, options: options) {
      cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
  }

  private func paint(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, _ make: () -> OpaquePointer?
  ) {
    draw(bounds: { .infinite }) { target in
      guard let pattern = make() else { return }
      defer { cairo_pattern_destroy(pattern) }
      gradient.addStops(to: pattern, options: options, converting: deviceColor)
      cairo_set_source(target, pattern)
      cairo_paint_with_alpha(target, state.alpha)
    }
  }

  private func acceptsGradient(_ first: CGPoint, _ second: CGPoint, _ radii: CGPoint) -> Bool {
    if first.isFinite && second.isFinite && radii.isFinite { return true }
    PortableLog.report("CGContext: a gradient between points that are not finite was ignored.")
    return false
  }
}

extension CGGradient {
  func addStops(
    to pattern: OpaquePointer, options: CGGradientDrawingOptions,
    converting: (RGBAComponents) -> RGBAComponents
  ) {
    func add(_ stop: Stop, _ location: CGFloat, _ alpha: CGFloat) {
      let color = converting(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, alpha)
    }
    guard let first = stops.first, let last = stops.last else { return }
    // Cairo continues its outermost stops on both sides, so a side that must stay empty gets a
    // transparent stop at the very end.
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if !options.contains(.drawsBeforeStartLocation) && !options.isEmpty { add(first, 0, 0) }
    if first.location > 0 { add(first, 0, first.color.alpha) }
    for stop in stops {
      add(stop, stop.location, stop.color.alpha)
    }
    if last.location < 1 { add(last, 1, last.color.alpha) }
    if !options.contains(.drawsAfterEndLocation) && !options.isEmpty { add(last, 1, 0) }
  }
}
