import CoreGraphics

extension BoardCanvas {
  /// Returns the pixels that a rectangle in points touches, without those outside of the picture.
  public func pixels(covering rect: CGRect) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    ).intersection(size.bounds)
  }

  /// Returns a rectangle of pixels in points.
  ///
  /// At a scale of 3 its edges may be fractional.
  public func points(of rect: PixelRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
  }
}
