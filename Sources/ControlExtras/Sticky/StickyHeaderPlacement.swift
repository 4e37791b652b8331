import CoreGraphics

/// The position and the size of a sticky header.
public struct StickyHeaderPlacement: Equatable, Sendable {
  /// The distance that the content has scrolled from its resting position at the top, in points.
  ///
  /// It is negative while the content is pulled down.
  public var travel: CGFloat

  /// The top edge of the header in the coordinates of the content, in points.
  public var y: CGFloat

  /// The height of the header in points.
  ///
  /// It is not negative.
  public var height: CGFloat

  /// The height of the visible part of the header in points, from 0 through its height.
  public var visibleHeight: CGFloat

  /// The relative height of the header: 0 at its minimum height, 1 at its maximum height.
  ///
  /// It is greater than 1 while the content is pulled down and the header has no maximum height or
  /// stretches beyond it. It is 0 if the minimum and the maximum are equal.
  public var stretchFactor: CGFloat

  /// A Boolean value that indicates whether a part of the header is above the visible bounds.
  public var isClipped: Bool { visibleHeight < height }
}
