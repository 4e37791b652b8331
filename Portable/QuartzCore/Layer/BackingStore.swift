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
  var isBlank: Bool { !isOpaque && bytes?.isZero == true }

  private var bytes: UnsafeRawBufferPointer? {
    guard let surface, let data = cairo_image_surface_get_data(surface) else { return nil }
    let count = Int(cairo_image_surface_get_stride(surface)) * size.height
    return UnsafeRawBufferPointer(start: data, count: count)
  }

  /// The most bytes that are compared with what was drawn before.
  private static let comparedByteLimit = 1 << 20

  /// The pixels before something else is drawn; nil where there are none, or so many that a comparison
  /// would take longer than what it saves.
  var pixels: [UInt8]? {
    guard !isFresh, let bytes, bytes.count <= Self.comparedByteLimit else { return nil }
    return Array(bytes)
  }

  /// The smallest area of the layer's coordinates outside of which the pixels are as they were; null when
  /// all of them are.
  func area(changedSince old: [UInt8]) -> CGRect {
    guard let bytes, bytes.count == old.count else { return .infinite }
    let stride = bytes.count / size.height
    let pixel = stride / size.width
    return old.withUnsafeBytes { old in
      func differs(_ offset: Int, _ count: Int) -> Bool {
        guard let new = bytes.baseAddress, let old = old.baseAddress else { return false }
        return memcmp(new + offset, old + offset, count) != 0
      }
      guard let top = (0..<size.height).first(where: { differs($0 * stride, stride) }),
        let bottom = (top..<size.height).last(where: { differs($0 * stride, stride) })
      else { return .null }
      var (left, right) = (size.width, 0)
      for row in top...bottom {
        func hasChanged(_ column: Int) -> Bool { differs(row * stride + column * pixel, pixel) }
        left = (0..<left).first(where: hasChanged) ?? left
        right = (right..<size.width).last(where: hasChanged).map { $0 + 1 } ?? right
      }
      return CGRect(
        x: CGFloat(left) / scale + origin.x, y: CGFloat(top) / scale + origin.y,
        width: CGFloat(max(right - left, 0)) / scale, height: CGFloat(bottom + 1 - top) / scale)
    }
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
