import CoreGraphics
import Foundation

/// A copy of the pixels of a board, which can be sent to another thread.
struct BoardPixels: Sendable {
  let size: PixelSize
  let scale: CGFloat
  let colorSpace: BoardColorSpace
  private let bytesPerRow: Int
  private let data: Data

  /// Copies the current pixels.
  ///
  /// It costs one copy of the bitmap's memory.
  init(copying canvas: BoardCanvas) {
    size = canvas.size
    scale = canvas.scale
    colorSpace = canvas.colorSpace
    bytesPerRow = canvas.memory.bytesPerRow
    data = Data(bytes: canvas.memory.base, count: canvas.memory.bytesPerRow * canvas.size.height)
  }

  /// The bounds of the picture in points.
  var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// Returns the picture as an image, which shares the memory; `nil` if memory is short.
  func image() -> CGImage? {
    guard let space = colorSpace.cgColorSpace, let provider = CGDataProvider(data: data as CFData)
    else { return nil }
    return CGImage(
      width: size.width, height: size.height, bitsPerComponent: 8,
      bitsPerPixel: Tile.bytesPerPixel * 8, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: BoardMemory.bitmapInfo), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
}
