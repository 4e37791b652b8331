import CCairo
import Foundation

extension CGImage {
  /// The part of the image within a rectangle of pixels, y down, widened to whole pixels; nil when
  /// the two do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.standardized.integral.intersection(pixels.bounds)
    guard !area.isNull, !area.isEmpty,
      let part = PixelBuffer(
        width: Int(area.width), height: Int(area.height), format: pixels.format)
    else { return nil }
    let bytesPerPixel = pixels.format == CAIRO_FORMAT_A8 ? 1 : 4
    for row in 0..<part.height {
      memcpy(
        part.base + row * part.bytesPerRow,
        pixels.base + (row + Int(area.minY)) * pixels.bytesPerRow
          + Int(area.minX) * bytesPerPixel,
        part.width * bytesPerPixel)
    }
    var description = self.description(of: layout)
    description.bytesPerRow = (part.width * bitsPerPixel / 8 + 3) / 4 * 4
    return CGImage(pixels: part, description: description)
  }

  /// The same numbers read as colors of another space of the same kind; nil for another kind, and for
  /// an image for wide color.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard !isExtended, let storedSpace, storedSpace.model == colorSpace.model else { return nil }
    var description = self.description(of: layout)
    description.space = colorSpace
    return CGImage(pixels: pixels, description: description)
  }

  /// The bytes of the pixels in the image's own layout; nil for a layout that has none here.
  public var dataProvider: CGDataProvider? {
    if let storedProvider { return storedProvider }
    if isExtended { return CGDataProvider(bytes: ExtendedRange.bytes(of: pixels)) }
    guard let layout else { return nil }
    return CGDataProvider(bytes: pixels.bytes(in: layout, bytesPerRow: bytesPerRow))
  }

  private func description(of layout: PixelLayout?) -> Description {
    Description(
      layout: layout, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: storedSpace, isExtended: isExtended,
      shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}
