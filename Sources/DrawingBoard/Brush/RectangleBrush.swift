import CoreGraphics

/// A rectangle between two opposite corners, whichever way the finger went.
///
/// A tap draws nothing. A rectangle without width or height is a line.
public struct RectangleBrush: ShapeBrush, Equatable {
  /// Whether the inside is filled instead of the outline being drawn.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// The radius of the corners in points.
  ///
  /// Default 0. Kept within 0 and half of the shorter side; what is not finite counts as 0.
  public var cornerRadius: CGFloat

  /// Makes a brush for rectangles.
  public init(isFilled: Bool = false, cornerRadius: CGFloat = 0) {
    self.isFilled = isFilled
    self.cornerRadius = cornerRadius
  }

  /// "Rectangle".
  public var name: String { "Rectangle" }

  /// The rectangle between the two; `nil` when they are the same.
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
    // A rectangle as thin as a line would end in spikes.
    if radius == 0, rect.width > 0, rect.height > 0 { shape.lineJoin = .miter }
    return shape
  }
}

extension CGRect {
  /// The rectangle of which two points are opposite corners.
  init(between first: CGPoint, and second: CGPoint) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
      height: abs(first.y - second.y))
  }
}
