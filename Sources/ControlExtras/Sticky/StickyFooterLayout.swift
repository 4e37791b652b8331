import CoreGraphics

/// Where a footer at the bottom edge of a scroll view is, in the content's coordinates.
///
/// It computes and knows no views.
public struct StickyFooterLayout: Equatable, Sendable {
  /// The footer's height in points; a negative or infinite number counts as 0.
  public var height: CGFloat

  /// The bottom of the scroll view's safe area, in points, which the footer stays above.
  public var safeAreaBottom: CGFloat

  /// Makes a layout.
  public init(height: CGFloat, safeAreaBottom: CGFloat = 0) {
    self.height = height
    self.safeAreaBottom = safeAreaBottom
  }

  /// The footer's height, never negative, in points.
  public var usedHeight: CGFloat { height.isFinite ? max(height, 0) : 0 }

  /// How far the footer moves down to be out of sight, in points.
  public var slideDistance: CGFloat { usedHeight + safeAreaBottom }

  /// The footer's frame while it is shown: as wide as what is seen, its bottom edge at the safe area.
  ///
  /// - Parameter visible: The scroll view's bounds, whose origin is the content offset.
  /// - Returns: The frame, in the content's coordinates.
  public func frame(in visible: CGRect) -> CGRect {
    CGRect(
      x: visible.minX, y: visible.maxY - safeAreaBottom - usedHeight, width: visible.width,
      height: usedHeight)
  }
}
