import CoreGraphics
import Foundation

extension BoardCanvas {
  /// Draws a part of the picture, for the `draw(_:)` of a view.
  ///
  /// Only the pixels of `dirty` and their neighbors are copied. On iOS an image of the whole bitmap
  /// shares its memory until the next write, which would then copy the whole board.
  ///
  /// Invariant: a pixel within `dirty` gets the same color whichever rectangle it is drawn with.
  ///
  /// - Parameters:
  ///   - dirty: The part, in points of the board. The context must be clipped to it.
  ///   - context: The context, in points of the board, with the y axis pointing down. Its origin is at
  ///     a whole pixel.
  ///   - ratio: The number of pixels of the context on each side of a pixel of the picture. If it is
  ///     not 1, pixels are interpolated from their neighbors, which are drawn as well. Below a half,
  ///     squares of pixels are averaged first, so that thin lines stay. Default 1.
  ///   - overlay: Pixels that are shown in the place of those of the picture. Default `nil`: none.
  func draw(
    _ dirty: CGRect, in context: CGContext, ratio: CGFloat = 1, overlay: PixelOverlay? = nil
  ) {
    let halvings = Self.halvings(ratio: ratio)
    let side = 1 << halvings
    let rest = ratio * CGFloat(side)
    let isExact = Self.isExact(ratio: ratio)
    // A filter reaches two of the larger pixels in each direction.
    let reach = isExact ? 0 : (2 / min(rest, 1) + 1) * 2 * CGFloat(side) / scale
    var area = pixels(covering: dirty.insetBy(dx: -reach, dy: -reach))
    if halvings > 0 { area = area.aligned(to: side) }
    let image =
      halvings > 0
      ? reducedImage(of: area, side: side, overlay: overlay)
      : picture(of: area, overlay: overlay)?.image()
    guard let image else { return }
    context.saveGState()
    // Pixel for pixel there is nothing to interpolate, whatever the rounding of the transform.
    context.interpolationQuality = isExact ? .none : .default
    context.drawUpright(image, in: points(of: area))
    context.restoreGState()
  }

  /// The number of times that a picture is halved before it is drawn with a ratio.
  private static func halvings(ratio: CGFloat) -> Int {
    ratio < 1 ? min(Int(log2(1 / ratio) + 1e-6), mostHalvings) : 0
  }

  /// Returns whether a picture that is drawn with a ratio is not interpolated.
  static func isExact(ratio: CGFloat) -> Bool {
    abs(ratio * CGFloat(1 << halvings(ratio: ratio)) - 1) < 1e-6
  }

  /// Returns a part of the picture as an image, which later strokes do not change.
  ///
  /// - Parameter rect: The part, in pixels. Pixels outside of the picture are left out.
  /// - Returns: `nil` if the part is empty or memory is short.
  package func image(of rect: PixelRect) -> CGImage? { picture(of: rect)?.image() }

  /// Returns a copy of a part of the picture, without pixels outside of it.
  ///
  /// - Parameters:
  ///   - rect: The part, in pixels.
  ///   - overlay: Pixels that replace those of the picture. Default `nil`: none.
  /// - Returns: `nil` if the part is empty or memory is short.
  func picture(of rect: PixelRect, overlay: PixelOverlay? = nil) -> PixelPicture? {
    let area = rect.intersection(size.bounds)
    guard
      let picture = PixelPicture(
        size: PixelSize(width: area.width, height: area.height), colorSpace: colorSpace)
    else { return nil }
    for row in 0..<area.height {
      memcpy(
        picture.row(row), memory.address(x: area.x, y: area.y + row),
        area.width * Tile.bytesPerPixel)
    }
    guard let overlay else { return picture }
    let common = overlay.rect.intersection(area)
    for y in common.y..<common.maxY {
      memcpy(
        picture.row(y - area.y) + (common.x - area.x),
        overlay.picture.row(y - overlay.rect.y) + (common.x - overlay.rect.x),
        common.width * Tile.bytesPerPixel)
    }
    return picture
  }

  /// Returns a pixel: blue, green, red and alpha, premultiplied, from the lowest byte up.
  ///
  /// The numbers are in the canvas's color space. A pixel outside of the picture is 0, transparent.
  func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return 0 }
    return memory.address(x: x, y: y).load(as: UInt32.self)
  }
}

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

  /// The number of bytes from a row to the next one.
  var bytesPerRow: Int { context.bytesPerRow }

  /// Returns the current pixels as an image.
  func image() -> CGImage? { context.makeImage() }
}

/// Pixels that are shown in the place of those of a picture.
struct PixelOverlay {
  /// The place of the pixels, within the picture.
  let rect: PixelRect

  /// The pixels, as many as the rectangle has.
  let picture: PixelPicture
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
