import CCairo
import Foundation

extension CGContext {
  private var isExtended: Bool { bitmap?.isExtended ?? false }

  /// The bitmap in the layout asked for; the same memory for as long as the context lives. Nil for a
  /// bitmap for wide color, which has another layout here than it says.
  public var data: UnsafeMutableRawPointer? {
    if isExtended { return nil }
    if let surface { cairo_surface_flush(surface) }
    return bitmap?.expose()
  }

  /// The width in pixels; 0 for a context that is no bitmap.
  public var width: Int { pixels?.width ?? 0 }

  /// The height in pixels; 0 for a context that is no bitmap.
  public var height: Int { pixels?.height ?? 0 }

  public var bytesPerRow: Int {
    isExtended ? ExtendedRange.bytesPerRow(width) : bitmap?.bytesPerRow ?? 0
  }

  public var bitsPerPixel: Int {
    isExtended ? ExtendedRange.bitsPerPixel : (bitmap?.layout.bytesPerPixel ?? 0) * 8
  }

  public var bitsPerComponent: Int {
    isExtended ? ExtendedRange.bitsPerComponent : bitmap == nil ? 0 : 8
  }

  public var colorSpace: CGColorSpace? { isExtended ? ExtendedRange.space : bitmap?.space }

  public var bitmapInfo: CGBitmapInfo {
    isExtended ? ExtendedRange.bitmapInfo : bitmap?.bitmapInfo ?? []
  }

  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// A copy of the bitmap as it is now; nil for a context that is no bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    readCallerMemory()
    guard let copy = bitmap.pixels.copy() else { return nil }
    return image(of: copy, bitmap)
  }

  /// An image of the bitmap itself: no copy, and it changes as drawing goes on. For whoever shows
  /// the bitmap and redraws when it changes.
  package func makeImageSharingPixels() -> CGImage? {
    guard let bitmap else { return nil }
    readCallerMemory()
    return image(of: bitmap.pixels, bitmap)
  }

  /// Gives the native pixels, premultiplied with bytes in the order blue, green, red, alpha, top row
  /// first, and the length of a row; no bytes for a context that is no bitmap.
  @discardableResult
  package func withPixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    guard let bitmap, let surface else {
      return try body(UnsafeMutableRawBufferPointer(start: nil, count: 0), 0)
    }
    readCallerMemory()
    cairo_surface_flush(surface)
    defer {
      cairo_surface_mark_dirty(surface)
      if bitmap.needsCopies { bitmap.store(bitmap.pixels.bounds) }
    }
    let pixels = bitmap.pixels
    return try body(
      UnsafeMutableRawBufferPointer(start: pixels.base, count: pixels.byteCount),
      pixels.bytesPerRow)
  }

  private func readCallerMemory() {
    if let bitmap, bitmap.needsCopies { bitmap.load(bitmap.pixels.bounds) }
  }

  private func image(of pixels: PixelBuffer, _ bitmap: BitmapStore) -> CGImage {
    CGImage(
      pixels: pixels,
      description: CGImage.Description(
        layout: bitmap.layout, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: bitmap.space, isExtended: bitmap.isExtended))
  }
}
