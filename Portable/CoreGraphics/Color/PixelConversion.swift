import CCairo
import Foundation

/// Converts bitmaps between color spaces whose numbers differ, in eight bits per component.
///
/// Colors outside of the target's gamut are clipped to it.
struct PixelConversion {
  let target: CGColorSpace.Kind
  private let decode: [Float]
  private let encode: [Float]
  private let matrix: [Float]

  private static let steps = 16_384

  /// Nil when both spaces have the same numbers.
  init?(from source: CGColorSpace, to target: CGColorSpace) {
    guard source.bitmapKind != target.bitmapKind else { return nil }
    self.target = target.bitmapKind
    decode = Self.decoding(source.curve)
    encode = Self.encoding(target.curve)
    matrix = target.toLinearSRGB.inverted.concatenated(with: source.toLinearSRGB)
      .rows.flatMap { $0.map(Float.init) }
  }

  /// A converted copy; nil when memory is short.
  func converted(_ pixels: PixelBuffer) -> PixelBuffer? {
    guard
      let copy = PixelBuffer(width: pixels.width, height: pixels.height, format: pixels.format)
    else { return nil }
    let isOpaque = pixels.format == CAIRO_FORMAT_RGB24
    // Neighbors are often alike.
    var (last, result): (UInt32, UInt32) = (0, 0)
    for row in 0..<pixels.height {
      let source = (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = (copy.base + row * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<pixels.width {
        let pixel = isOpaque ? source[column] | 0xFF00_0000 : source[column]
        if pixel != last {
          last = pixel
          result = converted(pixel)
        }
        target[column] = result
      }
    }
    return copy
  }

  private func converted(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    let scale = Float(Self.steps - 1) / Float(alpha)
    func light(_ part: UInt32) -> Float {
      decode[min(Int(Float(part) * scale + 0.5), Self.steps - 1)]
    }
    let (red, green, blue) = (
      light(pixel >> 16 & 0xFF), light(pixel >> 8 & 0xFF), light(pixel & 0xFF)
    )
    func part(_ row: Int) -> UInt32 {
      let value =
        matrix[row * 3] * red + matrix[row * 3 + 1] * green + matrix[row * 3 + 2] * blue
      let place = Int(min(max(value, 0), 1) * Float(Self.steps - 1) + 0.5)
      return UInt32(encode[place] * Float(alpha) + 0.5)
    }
    return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
  }

  private static func decoding(_ curve: TransferCurve) -> [Float] {
    if case .sRGB = curve { return standardDecoding }
    return table(curve.linear)
  }

  private static func encoding(_ curve: TransferCurve) -> [Float] {
    if case .sRGB = curve { return standardEncoding }
    return table(curve.encoded)
  }

  private static let standardDecoding = table(TransferCurve.sRGB.linear)
  private static let standardEncoding = table(TransferCurve.sRGB.encoded)

  private static func table(_ value: (CGFloat) -> CGFloat) -> [Float] {
    (0..<steps).map { Float(value(CGFloat($0) / CGFloat(steps - 1))) }
  }
}

// Sendable because the lock guards everything that changes. What `surface` returns is only used on
// the main thread.

/// The pixels of an image in another color space, converted once, and the surface that layers show.
final class ImageConversions: @unchecked Sendable {
  private let lock = NSLock()
  private var latest: (kind: CGColorSpace.Kind, pixels: PixelBuffer)?
  private var shown: OpaquePointer?

  deinit {
    if let shown { cairo_surface_destroy(shown) }
  }

  func pixels(
    for kind: CGColorSpace.Kind, _ make: () -> PixelBuffer?
  ) -> PixelBuffer? {
    lock.lock()
    defer { lock.unlock() }
    if let latest, latest.kind == kind { return latest.pixels }
    guard let made = make() else { return nil }
    latest = (kind, made)
    return made
  }

  func surface(of pixels: () -> PixelBuffer?) -> OpaquePointer? {
    lock.lock()
    let known = shown
    lock.unlock()
    if let known { return known }
    let made = pixels()?.makeSurface()
    lock.lock()
    defer { lock.unlock() }
    if shown == nil { shown = made } else if let made { cairo_surface_destroy(made) }
    return shown
  }
}
