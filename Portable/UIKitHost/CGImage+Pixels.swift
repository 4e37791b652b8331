import CoreGraphics

extension CGImage {
  /// The pixels, row by row from the top: eight bits of red, green, blue and premultiplied alpha each, in
  /// the color space of the device; `nil` when the image cannot be drawn.
  public func pixelBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { buffer in
      guard
        let context = CGContext(
          data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
      return true
    }
    return isDrawn ? bytes : nil
  }
}
