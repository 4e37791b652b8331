import CoreGraphics

extension BoardCanvas {
  /// The pixels that a rectangle in points touches, those outside of the picture left out.
  public func pixels(covering rect: CGRect) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    ).intersection(size.bounds)
  }

  /// A rectangle of pixels in points.
  public func points(of rect: PixelRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
  }
}
