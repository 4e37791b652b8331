import CoreGraphics

/// Where a sticky header is, and how far it is stretched.
public struct StickyHeaderPlacement: Equatable, Sendable {
  /// How far the content has travelled from its rest at the top, in points; negative while it is
  /// pulled down.
  public var travel: CGFloat

  /// The header's top edge in the content's coordinates, in points.
  public var y: CGFloat

  /// The header's height in points, never negative.
  public var height: CGFloat

  /// How much of the header lies below the top edge of what is seen, in points: from 0, when it is
  /// out of sight, to its height.
  public var visibleHeight: CGFloat

  /// How far the header is stretched: 0 at its minimum height, 1 at its maximum.
  ///
  /// It is above 1 only while content is pulled down and the header has no maximum or may stretch
  /// beyond it. It is 0 where there is nothing to stretch between.
  public var stretchFactor: CGFloat

  /// Whether a part of the header is out of sight above the top edge.
  public var isClipped: Bool { visibleHeight < height }
}
