import CoreGraphics
import Foundation

/// A small bitmap that is written pixel by pixel, in the layout of ``Tile``.
struct PixelPicture {
  let size: PixelSize
  private let context: CGContext
  private let base: UnsafeMutableRawPointer

  /// Creates a transparent bitmap; `nil` if a side is not possible or memory is short.
  init?(size: PixelSize, colorSpace: BoardColorSpace = .sRGB) {
    guard !size.isEmpty, let space = colorSpace.cgColorSpace,
      let context = CGContext(
        data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: BoardMemory.bitmapInfo),
      let base = context.data
    else { return nil }
    self.size = size
    self.context = context
    self.base = base
  }

  /// Returns the pixels of a row, from the left.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    (base + row * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Returns the current pixels as an image.
  func image() -> CGImage? { context.makeImage() }
}

extension CGContext {
  /// Draws an image upright in a context whose y axis points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    restoreGState()
  }
}
