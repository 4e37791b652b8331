import CPNG
import UIKit

/// Writes the message of a frame: the changed rectangles, each as a PNG.
///
/// PNG by libpng's fast settings (no filters, a low level of compression) was measured against its
/// default, Cairo's writer, raw pixels with several levels of deflate, and run lengths. Of a whole phone
/// at 2 pixels per point it makes 115 KB in 10 ms; the default makes 105 KB in 43 ms, Cairo 95 KB in
/// 34 ms, raw pixels are 5.3 MB, too much for a tunnel. The browser decodes PNG beside its main thread.
struct BrowserFrame: Sendable {
  /// The most rectangles in a frame.
  static let limit = 255

  private(set) var bytes: [UInt8] = []
  private var count: UInt8 = 0

  /// Begins a frame of a picture of that many pixels.
  init(number: UInt32, width: Int, height: Int, scale: CGFloat) {
    append(UInt8(129))
    append(number)
    append(UInt16(clamping: width))
    append(UInt16(clamping: height))
    append(Float(scale).bitPattern)
    append(UInt8(0))
  }

  /// Where the count of rectangles is.
  private static let countOffset = 13

  /// Adds the pixels of `rect` of a picture, which is opaque and blue first.
  ///
  /// - Returns: False without the memory for it, or beyond the limit of rectangles.
  mutating func add(
    _ rect: (x: Int, y: Int, width: Int, height: Int), of pixels: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int
  ) -> Bool {
    guard count < Self.limit, rect.width > 0, rect.height > 0,
      let start = pixels.baseAddress,
      (rect.y + rect.height - 1) * bytesPerRow + (rect.x + rect.width) * 4 <= pixels.count
    else { return false }
    guard
      let image = Self.png(
        of: start + rect.y * bytesPerRow + rect.x * 4, width: rect.width, height: rect.height,
        bytesPerRow: bytesPerRow)
    else { return false }
    for value in [rect.x, rect.y, rect.width, rect.height] { append(UInt16(clamping: value)) }
    append(UInt32(image.count))
    bytes += image
    count += 1
    bytes[Self.countOffset] = count
    return true
  }

  private static func png(
    of pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_format_bgra
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // Pixels that cannot be compressed take more: an eighth is far beyond what deflate and PNG add.
    let limit = width * height * 9 / 2 + height + 4096
    // Only what is written becomes memory: the system gives pages when they are touched.
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var length = limit
      let isWritten = png_image_write_to_memory(
        &image, buffer.baseAddress, &length, 0, pixels, png_int_32(bytesPerRow), nil)
      count = isWritten != 0 ? length : 0
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Composes what has changed and makes a frame of it.
  ///
  /// - Returns: The frame and whether it has everything that has changed; nil if nothing has, and
  ///   then `makeNumber` is not called.
  @MainActor static func compose(
    _ compositor: Compositor, at time: TimeInterval, makeNumber: () -> UInt32
  ) -> (frame: BrowserFrame, isComplete: Bool)? {
    var areas = compositor.compose(at: time)
    guard !areas.isEmpty else { return nil }
    if areas.count > limit { areas = [areas.reduce(CGRect.null) { $0.union($1) }] }
    let (context, scale) = (compositor.context, compositor.scale)
    var frame = BrowserFrame(
      number: makeNumber(), width: context.width, height: context.height, scale: scale)
    let isComplete = context.withPixels { pixels, bytesPerRow in
      areas.allSatisfy { area in
        func pixel(_ value: CGFloat) -> Int { Int((value * scale).rounded()) }
        return frame.add(
          (pixel(area.minX), pixel(area.minY), pixel(area.width), pixel(area.height)), of: pixels,
          bytesPerRow: bytesPerRow)
      }
    }
    return (frame, isComplete)
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
