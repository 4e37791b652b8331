import CoreGraphics
import Foundation

/// A brush that draws the rectangle between two corners.
///
/// A tap draws nothing. A rectangle without width or height is a line.
public struct RectangleBrush: Brush, Equatable, Codable {
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

/// A brush that draws the ellipse inscribed in the rectangle between two corners.
///
/// A tap draws nothing. An ellipse without width or height is a line.
public struct EllipseBrush: Brush, Equatable, Codable {
  /// A Boolean value that determines whether the ellipse is filled instead of outlined.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// Creates an ellipse brush.
  public init(isFilled: Bool = false) {
    self.isFilled = isFilled
  }

  /// "Ellipse".
  public var name: String { "Ellipse" }

  /// Returns the ellipse in the rectangle between the two, or `nil` when they are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    guard start.x != end.x, start.y != end.y else {
      return isFilled ? nil : .line(from: start, to: end, style: style)
    }
    let path = CGPath(ellipseIn: CGRect(between: start, and: end), transform: nil)
    return StrokeShape(path: path, style: style, isFilled: isFilled)
  }
}

/// A brush that draws a regular polygon or a star in the rectangle between two corners.
///
/// The first corner points up. The shape is stretched to the rectangle. A tap draws nothing.
public struct PolygonBrush: Brush, Equatable, Codable {
  /// The number of corners of the polygon or of points of the star.
  ///
  /// Default 3: a triangle. Values out of 3 to 64 are clamped.
  public var sides: Int {
    didSet { sides = Self.clamped(sides) }
  }

  /// The distance of a star's inner corners from its center, as a fraction of that of its points.
  ///
  /// Default 1: a polygon without inner corners. Values out of 0.05 to 1 are clamped. NaN counts as
  /// 1.
  public var innerRadius: CGFloat

  /// A Boolean value that determines whether the shape is filled instead of outlined.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// Creates a polygon brush.
  public init(sides: Int = 3, innerRadius: CGFloat = 1, isFilled: Bool = false) {
    self.sides = Self.clamped(sides)
    self.innerRadius = innerRadius
    self.isFilled = isFilled
  }

  /// "Polygon", or "Star" when it has inner corners.
  public var name: String { inner < 1 ? "Star" : "Polygon" }

  /// Returns the polygon in the rectangle between the two, or `nil` when they are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    guard start != end else { return nil }
    let rect = CGRect(between: start, and: end)
    let corners = unitCorners
    // The corners do not touch every side of their circle, but those of the rectangle.
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 1)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 1)
    let path = CGMutablePath()
    path.addLines(
      between: corners.map {
        CGPoint(
          x: rect.minX + rect.width * ($0.x - left) / (right - left),
          y: rect.minY + rect.height * ($0.y - top) / (bottom - top))
      })
    path.closeSubpath()
    return StrokeShape(path: path, style: style, isFilled: isFilled)
  }

  private var inner: CGFloat { innerRadius.isNaN ? 1 : min(max(innerRadius, 0.05), 1) }

  /// The corners on a circle about the origin, the first one above it.
  private var unitCorners: [CGPoint] {
    let count = inner < 1 ? sides * 2 : sides
    return (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let radius = inner < 1 && !index.isMultiple(of: 2) ? inner : 1
      return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }
  }

  private static func clamped(_ sides: Int) -> Int { min(max(sides, 3), 64) }
}
