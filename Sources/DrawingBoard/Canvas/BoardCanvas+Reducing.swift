import CoreGraphics

/// The picture at a fraction of its size.
extension BoardCanvas {
  /// The greatest number of times that a picture is halved: 4, a sixteenth of its size.
  ///
  /// Invariant: the sums of as many pixels fit 16 bits.
  static let mostHalvings = 4

  /// Returns a part of the picture in which a pixel is the mean of a square of pixels.
  ///
  /// Pixels beyond the edges of the picture count as transparent.
  ///
  /// - Parameters:
  ///   - area: The part, in pixels, whose edges are multiples of `side`.
  ///   - side: The side of a square in pixels: 2, 4, 8 or 16.
  ///   - overlay: Pixels that replace those of the picture. Default `nil`: none.
  /// - Returns: `nil` if the part is empty or memory is short.
  func reducedImage(of area: PixelRect, side: Int, overlay: PixelOverlay? = nil) -> CGImage? {
    guard let overlay, !overlay.rect.intersection(area).isEmpty else {
      let rows = PixelRows(
        start: memory.address(x: 0, y: 0), bytesPerRow: memory.bytesPerRow, rect: size.bounds)
      return reducedImage(of: area, side: side, in: rows)
    }
    guard let copy = picture(of: area, overlay: overlay) else { return nil }
    return withExtendedLifetime(copy) {
      let rows = PixelRows(
        start: copy.row(0), bytesPerRow: copy.bytesPerRow, rect: area.intersection(size.bounds))
      return reducedImage(of: area, side: side, in: rows)
    }
  }

  private func reducedImage(of area: PixelRect, side: Int, in rows: PixelRows) -> CGImage? {
    guard
      let picture = PixelPicture(
        size: PixelSize(width: area.width / side, height: area.height / side),
        colorSpace: colorSpace)
    else { return nil }
    let shift = UInt64(2 * side.trailingZeroBitCount)
    let half = (UInt64(1) << (shift - 1)) &* 0x0001_0001_0001_0001
    for row in 0..<picture.size.height {
      let target = picture.row(row)
      let top = area.y + row * side
      let height = max(0, min(side, size.height - top))
      for column in 0..<picture.size.width {
        let left = area.x + column * side
        let width = max(0, min(side, size.width - left))
        let sum = rows.sum(x: left, y: top, columns: width, rows: height)
        let mean = (sum &+ half) >> shift & 0x00FF_00FF_00FF_00FF
        target[column] = UInt32(truncatingIfNeeded: mean | mean >> 24)
      }
    }
    return picture.image()
  }
}

/// Rows of pixels, of a picture or of a copy of a part of it.
private struct PixelRows {
  let start: UnsafeRawPointer
  let bytesPerRow: Int

  /// The place of the pixels in the picture.
  let rect: PixelRect

  /// Returns the sums of the four channels of some pixels, each in 16 bits: blue, red, green and alpha
  /// from the lowest up.
  @inline(__always)
  func sum(x: Int, y: Int, columns: Int, rows: Int) -> UInt64 {
    var sum: UInt64 = 0
    for row in 0..<rows {
      let offset = (y + row - rect.y) * bytesPerRow + (x - rect.x) * Tile.bytesPerPixel
      let pixels = (start + offset).assumingMemoryBound(to: UInt32.self)
      for column in 0..<columns {
        let pixel = UInt64(pixels[column])
        sum &+= pixel & 0x00FF_00FF | (pixel & 0xFF00_FF00) << 24
      }
    }
    return sum
  }
}

extension PixelRect {
  /// Returns the smallest rectangle that contains this one and whose edges are multiples of a length.
  ///
  /// The rectangle must have no negative edge.
  func aligned(to side: Int) -> PixelRect {
    let (left, top) = (x / side * side, y / side * side)
    return PixelRect(
      x: left, y: top, width: (maxX + side - 1) / side * side - left,
      height: (maxY + side - 1) / side * side - top)
  }
}
