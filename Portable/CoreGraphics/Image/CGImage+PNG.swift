import CCairo
import Foundation

extension CGImage {
  /// The image as a PNG file that names its color space; nil when memory is short.
  package func pngData() -> Data? {
    guard let surface = pixels.makeSurface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    let collected = NSMutableData()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<NSMutableData>.fromOpaque(closure).takeUnretainedValue()
          .append(bytes, length: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(collected).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    var file = PNGChunks(Data(referencing: collected))
    if let tag = storedSpace?.pngTag { file.insertAfterHeader(type: tag.type, tag.payload) }
    return file.data
  }

  /// The image in a PNG file; nil when the data is none.
  package convenience init?(pngData: Data) {
    let reader = PNGReader(data: pngData)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue()
          .read(into: bytes, count: Int(count))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(reader).toOpaque())
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = PixelBuffer(surface: surface)
    else { return nil }
    self.init(pixels: pixels, space: CGColorSpace(pngTagsOf: PNGChunks(pngData)))
  }
}

/// Hands out data piece by piece.
private final class PNGReader {
  private let data: Data
  private var position = 0

  init(data: Data) {
    self.data = data
  }

  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count >= 0, data.count - position >= count else { return false }
    let start = data.startIndex + position
    data.copyBytes(to: target, from: start..<(start + count))
    position += count
    return true
  }
}
