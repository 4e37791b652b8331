import CCairo
import Foundation

// Sendable because what it points to is written only by the one context that owns it, and images
// hold buffers that nobody writes to any more.

/// A block of pixels in one of Cairo's formats, freed with its last owner.
package final class PixelBuffer: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  let format: cairo_format_t
  private let memory: Memory

  private enum Memory {
    case owned
    case borrowed
    case surface(OpaquePointer)
  }

  /// The largest side that the renderer can address.
  static let largestSide = 32_767

  /// Cleared memory; nil when a side is not positive, is too large, or memory is short.
  init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard Self.allows(width: width, height: height) else { return nil }
    let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
    guard stride > 0, let base = calloc(height, stride) else { return nil }
    self.base = base
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = stride
    memory = .owned
  }

  /// Memory in the format given, freed with the buffer when `isOwned`, also when this fails; nil
  /// when the renderer cannot use it.
  init?(
    adopting base: UnsafeMutableRawPointer, isOwned: Bool, width: Int, height: Int,
    bytesPerRow: Int, format: cairo_format_t
  ) {
    guard Self.allows(width: width, height: height), bytesPerRow % 4 == 0 else {
      if isOwned { free(base) }
      return nil
    }
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    memory = isOwned ? .owned : .borrowed
  }

  /// The memory of an image surface, which is retained.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24, CAIRO_FORMAT_A8].contains(format) else {
      return nil
    }
    base = UnsafeMutableRawPointer(data)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    self.format = format
    guard let retained = cairo_surface_reference(surface) else { return nil }
    memory = .surface(retained)
  }

  deinit {
    switch memory {
    case .owned: free(base)
    case .borrowed: break
    case .surface(let surface): cairo_surface_destroy(surface)
    }
  }

  static func allows(width: Int, height: Int) -> Bool {
    (1...largestSide).contains(width) && (1...largestSide).contains(height)
  }

  var byteCount: Int { height * bytesPerRow }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// A new surface over these pixels that keeps them alive. The caller destroys it. Every drawing
  /// takes its own, because a surface's insides are not safe to share between threads.
  func makeSurface() -> OpaquePointer? {
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return nil }
    let retained = Unmanaged.passRetained(self).toOpaque()
    let status = cairo_surface_set_user_data(surface, Self.ownerKey, retained) { pointer in
      guard let pointer else { return }
      Unmanaged<PixelBuffer>.fromOpaque(pointer).release()
    }
    if status != CAIRO_STATUS_SUCCESS {
      Unmanaged<PixelBuffer>.fromOpaque(retained).release()
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  func copy() -> PixelBuffer? {
    guard let copy = PixelBuffer(width: width, height: height, format: format) else { return nil }
    copyRows(to: copy.base, bytesPerRow: copy.bytesPerRow)
    return copy
  }

  func fillOpaqueBlack() {
    guard format == CAIRO_FORMAT_ARGB32 else { return }
    let words = base.assumingMemoryBound(to: UInt32.self)
    words.update(repeating: 0xFF00_0000, count: byteCount / 4)
  }

  func copyRows(to target: UnsafeMutableRawPointer, bytesPerRow targetRow: Int) {
    if targetRow == bytesPerRow {
      memcpy(target, base, byteCount)
      return
    }
    for row in 0..<height {
      memcpy(target + row * targetRow, base + row * bytesPerRow, min(targetRow, bytesPerRow))
    }
  }

  // The key is compared by address only and never read, so sharing it is safe.
  nonisolated(unsafe) private static let ownerKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
