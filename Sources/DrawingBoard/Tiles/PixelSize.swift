/// The size of a picture in whole pixels.
public struct PixelSize: Hashable, Sendable {
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
