import CoreGraphics
import Foundation

extension BoardCanvas {
  /// Draws a part of the picture, for a view's `draw(_:)`.
  ///
  /// Only the pixels of `dirty` are copied and drawn. An image of the whole bitmap would on iOS make
  /// the next stroke copy the whole board, since it shares the memory until somebody writes.
  ///
  /// - Parameters:
  ///   - dirty: In points of the board; what is outside of the picture is not drawn.
  ///   - context: Points of the board, from the top left, y pointing down.
  public func draw(_ dirty: CGRect, in context: CGContext) {
    let area = pixels(covering: dirty)
    guard let image = image(of: area) else { return }
    context.drawUpright(image, in: points(of: area))
  }

  /// A part of the picture as an image, which later strokes do not change.
  ///
  /// - Parameter rect: In pixels; what is outside of the picture is left out.
  /// - Returns: `nil` when nothing is left of `rect`, or memory is short.
  public func image(of rect: PixelRect) -> CGImage? {
    let area = rect.intersection(size.bounds)
    guard let picture = PixelPicture(size: PixelSize(width: area.width, height: area.height))
    else { return nil }
    for row in 0..<area.height {
      memcpy(
        picture.row(row), memory.address(x: area.x, y: area.y + row),
        area.width * Tile.bytesPerPixel)
    }
    return picture.image()
  }

  /// The colour of a pixel: blue, green, red and alpha, premultiplied, from the lowest byte up.
  ///
  /// - Returns: 0, which is transparent, outside of the picture.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return 0 }
    return memory.address(x: x, y: y).load(as: UInt32.self)
  }
}
