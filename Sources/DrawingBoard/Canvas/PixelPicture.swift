import CoreGraphics
import Foundation

/// A small picture of its own, made pixel by pixel, in the layout of ``Tile``.
struct PixelPicture {
  let size: PixelSize
  private let context: CGContext
  private let base: UnsafeMutableRawPointer

  /// A transparent picture; nil when a side is not possible or memory is short.
  init?(size: PixelSize) {
    guard !size.isEmpty, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: BoardMemory.bitmapInfo),
      let base = context.data
    else { return nil }
    self.size = size
    self.context = context
    self.base = base
  }

  /// The pixels of a row, from the left.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    (base + row * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// The picture as it is now.
  func image() -> CGImage? { context.makeImage() }
}

extension CGContext {
  /// Draws an image upright where the y axis points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    restoreGState()
  }
}
