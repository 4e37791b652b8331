import Foundation

/// What a bitmap for wide color says of itself: half floats of extended sRGB, as on Apple's platforms.
///
/// Cairo has no wider pixels. So drawing is in Display P3, in 8 bits, which keeps the colors of a wide
/// display with fewer steps.
enum ExtendedRange {
  static let bitsPerComponent = 16
  static let bitsPerPixel = 64
  static let bitmapInfo = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
      | CGImageByteOrderInfo.order16Little.rawValue)
  static let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
  static let storage = CGColorSpace(name: CGColorSpace.displayP3)

  static func bytesPerRow(_ width: Int) -> Int { width * bitsPerPixel / 8 }

  /// Half floats for premultiplied pixels of Display P3.
  static func bytes(of pixels: PixelBuffer) -> Data {
    var data = Data(capacity: bytesPerRow(pixels.width) * pixels.height)
    // Neighbors are often alike.
    var (last, halves): (UInt32?, [UInt16]) = (nil, [])
    for row in 0..<pixels.height {
      let line = (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<pixels.width {
        if line[column] != last {
          last = line[column]
          halves = Self.halves(of: line[column])
        }
        for half in halves {
          withUnsafeBytes(of: half.littleEndian) { data.append(contentsOf: $0) }
        }
      }
    }
    return data
  }

  private static func halves(of pixel: UInt32) -> [UInt16] {
    let parts = [16, 8, 0, 24].map { CGFloat(pixel >> $0 & 0xFF) / 255 }
    let alpha = parts[3]
    guard alpha > 0, let storage, let space,
      let components = CGColor(
        colorSpace: storage, components: parts[..<3].map { $0 / alpha } + [1])?
        .converted(to: space, intent: .defaultIntent, options: nil)?.components
    else { return [0, 0, 0, 0] }
    return (components[..<3].map { $0 * alpha } + [alpha]).map { Float16($0).bitPattern }
  }
}
