import CoreGraphics

/// The layout of a footer at the bottom edge of a scroll view, in the coordinates of the content.
struct StickyFooterLayout: Equatable, Sendable {
  /// The height that was set, in points.
  var height: CGFloat

  /// The bottom inset of the scroll view's safe area, in points.
  ///
  /// The footer is above it.
  var safeAreaBottom: CGFloat = 0

  /// The effective height in points.
  ///
  /// A height that is negative or not finite counts as 0.
  var effectiveHeight: CGFloat { height.isFinite ? max(height, 0) : 0 }

  /// The distance that hides the footer below the bottom edge, in points.
  var slideDistance: CGFloat { effectiveHeight + safeAreaBottom }

  /// Returns the frame of the visible footer.
  ///
  /// - Parameter visible: The bounds of the scroll view, whose origin is the content offset.
  /// - Returns: The frame, in the coordinates of the content.
  func frame(in visible: CGRect) -> CGRect {
    CGRect(
      x: visible.minX, y: visible.maxY - safeAreaBottom - effectiveHeight, width: visible.width,
      height: effectiveHeight)
  }
}
