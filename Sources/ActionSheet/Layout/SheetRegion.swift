import Foundation

/// A part of a sheet that scrolls by itself, if it scrolls at all.
public struct SheetRegion: Equatable, Sendable {
  /// The part's place.
  public enum Place: Equatable, Sendable, CaseIterable {
    /// The header that keeps its place; it scrolls by itself where it is taller than what it gets.
    case header

    /// The rows in the middle.
    case body

    /// The footer and the cancel rows at the end that keep their place. They never scroll.
    case pinned
  }

  /// The rows it shows; there may be none.
  public let rows: Range<Int>

  /// What is seen of it, in the container's coordinates.
  public let viewport: CGRect

  /// The height of all its rows, in points.
  public let contentHeight: CGFloat

  /// The corners that are rounded of what is seen of it.
  ///
  /// Rows that reach beyond are cut off there.
  public let corners: RowCorners

  /// Whether there is more than is seen.
  public var scrolls: Bool { maximumOffset > 0 }

  /// The greatest offset it can be scrolled by, in points; what sums of fractions leave over is none.
  public var maximumOffset: CGFloat {
    let hidden = contentHeight - viewport.height
    return hidden > 0.01 ? hidden : 0
  }
}
