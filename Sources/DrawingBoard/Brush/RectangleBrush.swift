import CoreGraphics

/// A brush that draws the rectangle between two corners.
///
/// A tap draws nothing. A rectangle without width or height is a line.
public struct RectangleBrush: ShapeBrush, Equatable {
  /// A Boolean value that determines whether the rectangle is filled instead of outlined.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// The radius of the corners in points.
  ///
  /// Default 0. Values out of 0 to half of the shorter side are clamped. Non-finite values count as
  /// 0.
  public var cornerRadius: CGFloat

  /// Creates a rectangle brush.
  public init(isFilled: Bool = false, cornerRadius: CGFloat = 0) {
    self.isFilled = isFilled
    self.cornerRadius = cornerRadius
  }

  /// "Rectangle".
  public var name: String { "Rectangle" }

  /// Returns the rectangle between the two, or `nil` when they are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    let rect = CGRect(between: start, and: end)
    let radius =
      cornerRadius.isFinite ? max(0, min(cornerRadius, rect.width / 2, rect.height / 2)) : 0
    let path =
      radius > 0
      ? CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      : CGPath(rect: rect, transform: nil)
    var shape = StrokeShape(path: path, style: style, isFilled: isFilled)
    // The miters of a rectangle without width or height would be spikes.
    if radius == 0, rect.width > 0, rect.height > 0 { shape.lineJoin = .miter }
    return shape
  }
}

extension CGRect {
  /// Creates the rectangle between two opposite corners.
  init(between first: CGPoint, and second: CGPoint) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
      height: abs(first.y - second.y))
  }
}
