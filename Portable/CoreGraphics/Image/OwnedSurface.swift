import CCairo

/// A clear image surface that is freed with its last owner.
package final class OwnedSurface {
  package let pointer: OpaquePointer
  package let width: Int
  package let height: Int

  /// Nil when a side is not positive, is too large, or memory is short.
  package init?(width: Int, height: Int, format: cairo_format_t) {
    guard PixelBuffer.allows(width: width, height: height),
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Gives the bytes and the length of a row, between two drawings.
  package func withBytes(_ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(data, Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}
