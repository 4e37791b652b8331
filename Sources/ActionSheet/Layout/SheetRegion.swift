import UIKit

/// A part of a sheet that scrolls by itself, if it scrolls at all.
package struct SheetRegion: Equatable, Sendable {
  /// The part's place.
  package enum Place: Equatable, Sendable, CaseIterable {
    /// The header that keeps its place; it scrolls by itself where it is taller than what it gets.
    case header

    /// The rows in the middle.
    case body

    /// The footer and the cancel rows at the end that keep their place. They never scroll.
    case pinned
  }

  /// The rows it shows; there may be none.
  package let rows: Range<Int>

  /// What is seen of it, in the container's coordinates.
  package let viewport: CGRect

  /// The height of all its rows, in points.
  package let contentHeight: CGFloat

  /// The corners that are rounded of what is seen of it.
  ///
  /// Rows that reach beyond are cut off there.
  let corners: CACornerMask

  /// Whether there is more than is seen.
  package var scrolls: Bool { maximumOffset > 0 }

  /// The greatest offset it can be scrolled by, in points; what sums of fractions leave over is none.
  package var maximumOffset: CGFloat {
    let hidden = contentHeight - viewport.height
    return hidden > 0.01 ? hidden : 0
  }
}

/// Divides the height there is among a sheet's header, body and pinned rows.
///
/// Where everything fits everything has its own height. Where not, as many of the rows at the end
/// keep their place as leave the body its minimum; a header that would take more than the rest
/// scrolls by itself.
struct SheetRegions {
  let header: SheetRegion
  let body: SheetRegion
  let pinned: SheetRegion

  init(
    stack: RowStack, rows: SheetRows, size room: CGSize, pinsHeader: Bool,
    minimumBodyHeight: CGFloat
  ) {
    let count = rows.count
    let fits = stack.height <= room.height
    let height = min(stack.height, room.height)

    let pinnable = count - rows.pinnableCount..<count
    let pinnedStart =
      fits
      ? pinnable.lowerBound
      : pinnable.partitionPoint { start in
        let below = stack.height - stack.top(of: start) + stack.gap(above: start)
        let above = start == 0 ? 0 : stack.bottom(of: start - 1)
        return below > room.height - min(minimumBodyHeight, above)
      }
    let pinnedHeight = pinnedStart < count ? stack.height - stack.top(of: pinnedStart) : 0
    let upper = max(height - pinnedHeight - stack.gap(above: pinnedStart), 0)

    let pinsHeader = pinsHeader && rows.kind(at: 0) == .header && pinnedStart > 1
    let bodyStart = pinsHeader ? 1 : 0
    let bodyContent =
      pinnedStart > bodyStart ? stack.bottom(of: pinnedStart - 1) - stack.top(of: bodyStart) : 0
    let headerContent = pinsHeader ? stack.height(of: 0) : 0
    let gap = pinsHeader ? stack.gap(above: 1) : 0
    let bodyMinimum = min(bodyContent, minimumBodyHeight, max(upper - gap, 0))
    let headerHeight = min(headerContent, max(upper - gap - bodyMinimum, 0))
    let bodyTop = min(headerHeight + gap, upper)

    func region(
      _ range: Range<Int>, top: CGFloat, height: CGFloat, contentHeight: CGFloat
    ) -> SheetRegion {
      var corners: CACornerMask = []
      if !range.isEmpty, rows.startsGroup(at: range.lowerBound) { corners.insert(.top) }
      if !range.isEmpty, rows.endsGroup(at: range.upperBound - 1) { corners.insert(.bottom) }
      return SheetRegion(
        rows: range, viewport: CGRect(x: 0, y: top, width: room.width, height: height),
        contentHeight: contentHeight, corners: corners)
    }
    header = region(
      0..<bodyStart, top: 0, height: headerHeight, contentHeight: headerContent)
    body = region(
      bodyStart..<pinnedStart, top: bodyTop, height: upper - bodyTop, contentHeight: bodyContent)
    pinned = region(
      pinnedStart..<count, top: height - pinnedHeight, height: pinnedHeight,
      contentHeight: pinnedHeight)
  }
}

extension CACornerMask {
  /// Both corners at the top.
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

  /// Both corners at the bottom.
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// Both corners at the left.
  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]

  /// Both corners at the right.
  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]

  /// All four corners.
  static let all: CACornerMask = [.top, .bottom]
}

/// The strip between two rows.
struct SheetSeparator: Equatable, Sendable {
  /// What a strip stands between.
  enum Kind: Equatable, Sendable {
    /// Rows of one group.
    case row

    /// Two groups; a touch on it counts as one beside the sheet.
    case group
  }

  /// What the strip stands between.
  let kind: Kind

  /// The region that it scrolls with; `nil` for one between two regions, which keeps its place.
  let region: SheetRegion.Place?

  /// The strip, as wide as the sheet: in the content of its region, else in the container.
  let frame: CGRect
}
