import CCairo
import Foundation

extension PixelBuffer {
  /// Native pixels from bytes of another layout; nil when there are too few bytes.
  convenience init?(
    reading bytes: Data, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout
  ) {
    guard Self.allows(width: width, height: height),
      bytesPerRow >= width * layout.bytesPerPixel,
      bytes.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    self.init(width: width, height: height, format: layout.nativeFormat)
    bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<height {
        layout.load(
          from: start + row * bytesPerRow, to: base + row * self.bytesPerRow, count: width)
      }
    }
  }

  /// The pixels as bytes of another layout.
  func bytes(in layout: PixelLayout, bytesPerRow targetRow: Int) -> Data {
    var data = Data(count: targetRow * height)
    data.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress else { return }
      for row in 0..<height {
        layout.store(
          from: base + row * bytesPerRow, to: start + row * targetRow, count: width)
      }
    }
    return data
  }

}
