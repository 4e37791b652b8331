import CoreGraphics

/// A rectangle of whole pixels; the y axis points down.
///
/// Coordinates are within ±``limit``, so that their sums never overflow.
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  public let x: Int

  /// The first row.
  public let y: Int

  /// The number of columns; never negative.
  public let width: Int

  /// The number of rows; never negative.
  public let height: Int

  /// The greatest distance of an edge from the origin, in pixels.
  public static let limit = 1 << 24

  /// The empty rectangle at the origin.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle.
  ///
  /// It is clipped to ``limit``. A negative width or height counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    // Twice the limit is the greatest distance between two edges, and cannot overflow.
    let (reach, x, y) = (Self.limit * 2, Self.clamped(x), Self.clamped(y))
    self.init(
      left: x, top: y, right: x + min(max(width, 0), reach), bottom: y + min(max(height, 0), reach))
  }

  /// Creates the smallest rectangle of whole pixels that contains a rectangle.
  ///
  /// - Parameter rect: The rectangle in pixels. Empty, null and NaN rectangles give ``zero``.
  ///   Infinite edges are clamped to ``limit``.
  public init(covering rect: CGRect) {
    let rect = rect.standardized
    guard !rect.isEmpty, rect.width > 0, rect.height > 0, !rect.minX.isNaN, !rect.minY.isNaN else {
      self = .zero
      return
    }
    self.init(
      left: Self.clamped(rect.minX.rounded(.down)), top: Self.clamped(rect.minY.rounded(.down)),
      right: Self.clamped(rect.maxX.rounded(.up)), bottom: Self.clamped(rect.maxY.rounded(.up)))
  }

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    let limit = Self.limit
    x = Self.clamped(left)
    y = Self.clamped(top)
    width = max(0, min(right, limit) - x)
    height = max(0, min(bottom, limit) - y)
  }

  private static func clamped(_ value: Int) -> Int { min(max(value, -limit), limit) }

  private static func clamped(_ value: CGFloat) -> Int {
    Int(min(max(value, CGFloat(-limit)), CGFloat(limit)))
  }

  /// A Boolean value that indicates whether there is no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The column after the last one.
  public var maxX: Int { x + width }

  /// The row after the last one.
  public var maxY: Int { y + height }

  /// Returns the smallest rectangle with the pixels of both.
  public func union(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// Returns the pixels that are in both; ``zero`` if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(x, other.x), top: max(y, other.y),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
    return common.isEmpty ? .zero : common
  }

  /// Returns whether this rectangle has all pixels of another, as it has those of an empty one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The number of columns; never negative.
  public let width: Int

  /// The number of rows; never negative.
  public let height: Int

  /// The empty size.
  public static let zero = PixelSize(width: 0, height: 0)

  /// Creates a size.
  ///
  /// Values out of 0 to ``PixelRect/limit`` are clamped.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 0), PixelRect.limit)
    self.height = min(max(height, 0), PixelRect.limit)
  }

  /// A Boolean value that indicates whether there is no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The rectangle of the size at the origin.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
