import ControlCore
import UIKit

/// The frames of everything in a sheet.
///
/// The container is the sheet and the space below it, down to the bottom of the window. It contains up to
/// three regions below each other: a header and rows pinned to the end, and between them the body, which
/// scrolls if not everything fits:
///
///     container
///     ├── header    title, message, a view
///     ├── body      rows and separators, in a scroll view
///     ├── pinned    footer, cancel rows at the end
///     └── space down to the bottom of the window
///
/// Creating it takes time in proportion to the stretches of equal rows and the groups, not to the rows.
package struct SheetLayout {
  package let rows: SheetRows
  package let metrics: SheetMetrics
  package let environment: SheetEnvironment

  /// The sheet and the space below it, in the coordinates of the bounds of the environment.
  package let containerFrame: CGRect

  package let header: SheetRegion
  package let body: SheetRegion
  package let pinned: SheetRegion
  let stack: RowStack
  private let isRightToLeft: Bool

  /// The height of all rows and separators in points, whether or not they fit.
  package let rowsHeight: CGFloat

  /// Lays out rows, of which missing heights count as 0.
  package init(
    rows: SheetRows, heights: RowHeights, metrics: SheetMetrics, pinsHeader: Bool = true,
    isRightToLeft: Bool = false, environment: SheetEnvironment
  ) {
    self.rows = rows
    self.metrics = metrics
    self.isRightToLeft = isRightToLeft
    self.environment = environment
    let space = SheetAvailableSpace(metrics: metrics, environment: environment)
    func stack(_ heights: RowHeights) -> RowStack {
      RowStack(
        count: rows.count, heights: heights, groupStarts: rows.groupStarts,
        separator: metrics.separatorThickness(displayScale: environment.displayScale),
        groupGap: metrics.groupSpacing, pairsLast: rows.isPaired)
    }
    let whole = stack(heights)
    rowsHeight = whole.height
    if let row = rows.shrinkingRow, whole.height > space.height {
      let height = heights[row]
      let least = min(height, metrics.minimumScrollHeight)
      let shrunk = max(height - (whole.height - space.height), least)
      self.stack = stack(heights.replacing(row, with: shrunk))
    } else {
      self.stack = whole
    }
    let stack = self.stack
    containerFrame = space.containerFrame(rowsHeight: min(stack.height, space.height))
    (header, body, pinned) = Self.regions(
      stack: stack, rows: rows,
      size: CGSize(width: containerFrame.width, height: space.height), pinsHeader: pinsHeader,
      minimumBodyHeight: metrics.minimumScrollHeight)
  }

  package var bottomRoom: CGFloat { containerFrame.height - regionsHeight }

  /// The size that shows everything in points, which a popover has.
  package var fittingSize: CGSize {
    CGSize(width: containerFrame.width, height: rowsHeight + bottomRoom)
  }

  /// The frame of the background of a sheet with one background, in the container.
  ///
  /// It reaches the bottom of the window if the metrics have no spacing below the last row.
  package var surfaceFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: containerFrame.width,
      height: isAttached || environment.placement == .center
        ? containerFrame.height : regionsHeight)
  }

  /// The corners of ``surfaceFrame`` that are rounded: those that are not on the edge of the window.
  var surfaceCorners: CACornerMask {
    guard metrics.cornerRadius > 0 else { return [] }
    return isAttached ? .top : .all
  }

  func span(ofRow row: Int) -> (x: CGFloat, width: CGFloat) {
    let kind = rows.kind(at: row)
    guard metrics.capsuleInset > 0 || rows.isPaired, kind == .action || kind == .cancel
    else { return (0, containerFrame.width) }
    let width = Self.actionWidth(
      in: containerFrame.width, isPaired: rows.isPaired, metrics: metrics,
      displayScale: environment.displayScale)
    guard rows.isPaired, (row == rows.count - 1) != isRightToLeft else {
      return (metrics.capsuleInset, width)
    }
    return (containerFrame.width - metrics.capsuleInset - width, width)
  }

  static func actionWidth(
    in width: CGFloat, isPaired: Bool, metrics: SheetMetrics, displayScale: CGFloat
  ) -> CGFloat {
    let width = max(width - 2 * metrics.capsuleInset, 0)
    guard isPaired else { return width }
    return max(width - metrics.separatorThickness(displayScale: displayScale), 0) / 2
  }

  private var isAttached: Bool {
    metrics.bottomSpacing == 0 && environment.placement == .bottom
  }

  private var regionsHeight: CGFloat {
    max(header.viewport.maxY, body.viewport.maxY, pinned.viewport.maxY)
  }
}

extension SheetLayout {
  /// A scroll position that outlives a new layout: a row, and the distance of its top from the top of the
  /// viewport in points.
  typealias ScrollAnchor = (row: SheetRow.ID, distance: CGFloat)

  /// Returns the initial offset of the body: its end, if the list opens at its end and no row is pinned
  /// below it.
  func initialOffset(opensAtEnd: Bool) -> CGFloat {
    opensAtEnd && pinned.rows.isEmpty ? body.maximumOffset : 0
  }

  /// The first visible row of a body that is scrolled by some points; `nil` without rows.
  func scrollAnchor(bodyOffset: CGFloat) -> ScrollAnchor? {
    let row = visibleRows(in: .body, scrolledBy: bodyOffset).lowerBound
    guard let frame = frame(ofRow: row), body.rows.contains(row), let id = rows.row(at: row)?.id
    else { return nil }
    return (id, frame.minY - bodyOffset)
  }

  /// The offset that shows a row where it was, within the ends; 0 without the row.
  func bodyOffset(keeping anchor: ScrollAnchor) -> CGFloat {
    guard let row = rows.index(of: anchor.row), body.rows.contains(row),
      let frame = frame(ofRow: row)
    else { return 0 }
    return min(max(frame.minY - anchor.distance, 0), body.maximumOffset)
  }

  /// The offset nearest to another that shows all of a row; unchanged for a row that does not scroll.
  func bodyOffset(revealing row: Int, from offset: CGFloat) -> CGFloat {
    guard body.rows.contains(row), let frame = frame(ofRow: row) else { return offset }
    let highest = frame.maxY - body.viewport.height
    return min(max(min(max(offset, highest), frame.minY), 0), body.maximumOffset)
  }
}
