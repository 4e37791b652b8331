import CCairo

/// An image surface to draw into, freed with its last owner.
///
/// Bitmaps have two owners: this one where only Cairo draws and nobody keeps the pixels, and
/// `PixelBuffer` where contexts and images share bytes in a layout of the caller's. Everything else
/// that has a bitmap, such as the store of a context or of a layer, holds one of the two. The planes
/// of a blur are no bitmaps: their pixels are not Cairo's.
package final class OwnedSurface {
  package let pointer: OpaquePointer
  package let width: Int
  package let height: Int

  /// Nil when a side is not positive, is too large, or memory is short.
  package convenience init?(width: Int, height: Int, format: cairo_format_t) {
    guard PixelBuffer.allows(width: width, height: height) else { return nil }
    self.init(adopting: cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  /// Takes over an image surface from its maker; nil for one in an error state.
  package init?(adopting surface: OpaquePointer?) {
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
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
