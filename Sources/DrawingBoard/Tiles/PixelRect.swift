import CoreGraphics

/// A rectangle of whole pixels; the y axis points down.
///
/// Rectangles stay within ±``limit``, so that no sum of theirs overflows.
@_spi(Benchmarks) public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public let x: Int

  /// The first row.
  public let y: Int

  /// The count of columns; never negative.
  public let width: Int

  /// The count of rows; never negative.
  public let height: Int

  /// How far from the origin a rectangle can reach, in pixels.
  public static let limit = 1 << 24

  /// No pixel at all.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  ///
  /// What is beyond ``limit`` is cut off; a negative width or height counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    // Twice the limit and back is the farthest that can matter, and cannot overflow.
    let (reach, x, y) = (Self.limit * 2, Self.clamped(x), Self.clamped(y))
    self.init(
      left: x, top: y, right: x + min(max(width, 0), reach), bottom: y + min(max(height, 0), reach))
  }

  /// The smallest rectangle of whole pixels that holds `rect`.
  ///
  /// - Parameter rect: In pixels. Empty, null and not-a-number rectangles give ``zero``; what is
  ///   infinite ends at ``limit``.
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

  /// Whether there is no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The column after the last one.
  public var maxX: Int { x + width }

  /// The row after the last one.
  public var maxY: Int { y + height }

  /// The same rectangle for Core Graphics, in pixels.
  public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The smallest rectangle with the pixels of both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The pixels that are in both; ``zero`` when there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(x, other.x), top: max(y, other.y),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
    return common.isEmpty ? .zero : common
  }

  /// Whether all pixels of the other are in this one; an empty one is in every one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }
}

/// The size of a picture in whole pixels.
@_spi(Benchmarks) public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right; never negative.
  public let width: Int

  /// Pixels from top to bottom; never negative.
  public let height: Int

  /// No pixel at all.
  public static let zero = PixelSize(width: 0, height: 0)

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right; less than zero counts as zero, more than
  ///     ``PixelRect/limit`` as that.
  ///   - height: Pixels from top to bottom; limited like the width.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 0), PixelRect.limit)
    self.height = min(max(height, 0), PixelRect.limit)
  }

  /// Whether there is no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Everything of this size, from the origin.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
