import CCairo
import Foundation

extension CGContext {
  /// Draws with Cairo and everything the state asks for beyond it: blend mode, alpha, shadow, mask
  /// images and the caller's bitmap layout.
  ///
  /// `bounds` encloses in user space what is drawn. The source is the fill color to begin with;
  /// `body` may set others. It draws into the context it is given, which need not be ``cairo``.
  package func withCairo(bounds: CGRect, _ body: (OpaquePointer) -> Void) {
    let needsGroup = state.alpha < 1 || state.blendMode != .normal
    if !needsGroup {
      draw(bounds: { bounds }) { target in
        cairo_save(target)
        setSource(state.fillColor, on: target)
        body(target)
        cairo_new_path(target)
        cairo_restore(target)
      }
      return
    }
    let color = state.fillColor
    beginTransparencyLayer(in: bounds, auxiliaryInfo: nil)
    setFillColor(color)
    withCairo(bounds: bounds, body)
    endTransparencyLayer()
  }

  /// Runs `body` so that what it draws ends in the bitmap with shadow and masks. With `usesPath` the
  /// current path is there for it, and is gone afterwards.
  func draw(
    usesPath: Bool = false, bounds: () -> CGRect, _ body: (OpaquePointer) -> Void
  ) {
    defer { if usesPath { cairo_new_path(cairo) } }
    guard canDraw else { return }
    noticeOthersWriting()
    if state.shadow == nil && state.masks.isEmpty && state.blendMode != .plusDarker {
      guard copiesAreNeeded else {
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        body(cairo)
        return
      }
      withCopies(of: pixelBounds(bounds()).insetBy(dx: -2, dy: -2)) {
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        body(cairo)
      }
      return
    }
    let area = visibleArea(of: pixelBounds(bounds()).insetBy(dx: -2, dy: -2))
    guard let canvas = Canvas(pixels: area, transform: cairoTransform) else { return }
    applyEdgeQuality(to: canvas.cairo)
    if usesPath, let copy = cairo_copy_path(cairo) {
      cairo_append_path(canvas.cairo, copy)
      cairo_path_destroy(copy)
    }
    body(canvas.cairo)
    composite(canvas.pixels, at: canvas.origin, alpha: 1)
  }

  /// Cairo leaves out what it believes to make no difference, such as clearing what it has cleared.
  private func noticeOthersWriting() {
    guard let bitmap, bitmap.isExposed, let surface else { return }
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
  }

  /// Sets a solid source with the state's alpha.
  func setSource(_ color: CGColor, on target: OpaquePointer) {
    let color = deviceColor(color.standardRGB)
    cairo_set_source_rgba(
      target, color.red, color.green, color.blue, color.alpha * state.alpha)
  }

  /// A color in sRGB as the bitmap's color space has it, within what a pixel can hold.
  func deviceColor(_ color: RGBAComponents) -> RGBAComponents {
    guard let space = bitmap?.space, space.bitmapKind != .sRGB else { return color.clamped }
    let parts = space.components(fromStandardRGB: color)
    return RGBAComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).clamped
  }

  /// A rectangle of user space as pixels, y down.
  func pixelBounds(_ rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite || !rect.isFinite { return clipPixels }
    return rect.applying(cairoTransform)
  }

  /// The bounds of the clip in pixels, y down.
  var clipPixels: CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    let rect = cairoExtents { cairo_clip_extents(cairo, &$0, &$1, &$2, &$3) }
    cairo_set_matrix(cairo, &matrix)
    return rect
  }

  func cairoExtents(
    _ read: (inout Double, inout Double, inout Double, inout Double) -> Void
  ) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    read(&left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var copiesAreNeeded: Bool { layerDepth == 0 && bitmap?.needsCopies == true }

  /// Keeps the caller's memory and the native pixels equal over a drawing within `area`.
  func withCopies(of area: CGRect, _ body: () -> Void) {
    guard copiesAreNeeded, let bitmap, let surface else {
      body()
      return
    }
    let area = area.intersection(clipPixels)
    guard !area.isNull, !area.isEmpty else { return }
    bitmap.load(area)
    cairo_surface_mark_dirty(surface)
    body()
    cairo_surface_flush(surface)
    bitmap.store(area)
  }
}

/// Pixels of a part of a bitmap, cleared, with a Cairo context of their own.
final class Canvas {
  let pixels: PixelBuffer
  let cairo: OpaquePointer
  /// Where the pixels' upper left lies in the bitmap.
  let origin: CGPoint

  /// Nil when there is nothing to draw or memory is short.
  init?(pixels area: CGRect, transform: CGAffineTransform) {
    let area = area.integral
    guard !area.isNull, !area.isEmpty, area.width <= CGFloat(PixelBuffer.largestSide),
      area.height <= CGFloat(PixelBuffer.largestSide),
      let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height)),
      let surface = pixels.makeSurface()
    else { return nil }
    // The context keeps the surface.
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    var matrix = cairo_matrix_t(
      transform.concatenating(
        CGAffineTransform(translationX: -area.minX, y: -area.minY)))
    cairo_set_matrix(cairo, &matrix)
    self.pixels = pixels
    self.cairo = cairo
    origin = area.origin
  }

  deinit {
    cairo_destroy(cairo)
  }
}
