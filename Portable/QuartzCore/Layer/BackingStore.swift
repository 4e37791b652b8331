import CCairo
import Foundation

/// The bitmap a layer draws its own contents into.
final class BackingStore {
  /// A layer's size in pixels, when it is one that can be allocated.
  struct PixelSize: Equatable {
    /// The longest side an image may have.
    static let limit: CGFloat = 32767

    let width: Int
    let height: Int

    init?(_ size: CGSize, scale: CGFloat) {
      let width = (size.width * scale - 1e-6).rounded(.up)
      let height = (size.height * scale - 1e-6).rounded(.up)
      guard width >= 1, height >= 1, width <= Self.limit, height <= Self.limit else { return nil }
      self.width = Int(width)
      self.height = Int(height)
    }
  }

  let context: CGContext
  let size: PixelSize
  let scale: CGFloat
  let isOpaque: Bool
  /// The corner of the bounds the bitmap was drawn for.
  var origin = CGPoint.zero
  /// True until something has been drawn.
  var isFresh = true

  init?(_ size: PixelSize, scale: CGFloat, opaque: Bool) {
    guard
      let context = CGContext(
        layerPixelsWide: size.width, high: size.height, scale: scale, opaque: opaque)
    else { return nil }
    self.context = context
    self.size = size
    self.scale = scale
    isOpaque = opaque
  }

  /// A bitmap with the same pixels, to draw into while the other one is still shown.
  convenience init?(copying other: BackingStore) {
    self.init(other.size, scale: other.scale, opaque: other.isOpaque)
    origin = other.origin
    isFresh = other.isFresh
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, other.surface, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  var surface: OpaquePointer? { context.surface }

  func fits(_ size: PixelSize, scale: CGFloat, opaque: Bool) -> Bool {
    self.size == size && self.scale == scale && isOpaque == opaque
  }

  /// The smallest area of whole pixels around `area` of the layer's coordinates.
  func pixelAligned(_ area: CGRect) -> CGRect {
    let left = ((area.minX - origin.x) * scale).rounded(.down)
    let top = ((area.minY - origin.y) * scale).rounded(.down)
    let right = ((area.maxX - origin.x) * scale).rounded(.up)
    let bottom = ((area.maxY - origin.y) * scale).rounded(.up)
    return CGRect(
      x: left / scale + origin.x, y: top / scale + origin.y,
      width: (right - left) / scale, height: (bottom - top) / scale)
  }

  /// Makes `area` of the layer's coordinates clear, or black where the bitmap is opaque.
  func clear(_ area: CGRect) {
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_set_operator(cairo, isOpaque ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_CLEAR)
    cairo_set_source_rgba(cairo, 0, 0, 0, isOpaque ? 1 : 0)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  func flush() {
    if let surface { cairo_surface_flush(surface) }
  }

  /// True when every pixel is clear.
  var isBlank: Bool {
    guard !isOpaque, let surface, let data = cairo_image_surface_get_data(surface) else {
      return false
    }
    let bytes = Int(cairo_image_surface_get_stride(surface)) * size.height
    return UnsafeRawBufferPointer(start: data, count: bytes).isZero
  }
}

extension UnsafeRawBufferPointer {
  /// True when every byte is zero.
  var isZero: Bool {
    guard let baseAddress, count > 8 else { return allSatisfy { $0 == 0 } }
    // Then the first eight are zero, and each of the others is the same as the eighth before it.
    return baseAddress.loadUnaligned(as: UInt64.self) == 0
      && memcmp(baseAddress, baseAddress + 8, count - 8) == 0
  }
}
