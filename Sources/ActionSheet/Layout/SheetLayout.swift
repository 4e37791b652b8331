import ControlCore
import UIKit

/// Where everything in a sheet lies.
///
/// The container holds the sheet and the empty room below it, and its bottom is the window's. In it
/// lie up to three regions below each other: a header and the rows pinned to the end, which keep
/// their place, and between them the body, which scrolls where the window is too low for all:
///
///     container
///     ├── header    title, message, a view
///     ├── body      rows and separators, in a scroll view
///     ├── pinned    footer, cancel rows at the end
///     └── room down to the bottom of the window
///
/// It measures nothing: what was measured comes in as heights. Made in time proportional to the stretches of
/// equal rows and the groups, not to the rows; a turned device, a moved keyboard and a resized window each
/// make a new one.
package struct SheetLayout {
  /// The rows.
  package let rows: SheetRows

  /// The lengths.
  package let metrics: SheetMetrics

  /// What is around the sheet.
  package let environment: SheetEnvironment

  /// The sheet and the room below it, in the coordinates of the environment's bounds.
  package let containerFrame: CGRect

  /// The header, if it keeps its place.
  package let header: SheetRegion

  /// What scrolls.
  package let body: SheetRegion

  /// The rows at the end that keep their place.
  package let pinned: SheetRegion

  let stack: RowStack
  private let isRightToLeft: Bool

  /// The height of all rows and separators, in points, whether or not they fit.
  package let rowsHeight: CGFloat

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - heights: Their heights, one a row; those that are missing count as 0.
  ///   - metrics: The lengths.
  ///   - pinsHeader: Whether the header keeps its place while the rows scroll.
  ///   - isRightToLeft: A Boolean value that determines whether the first of two rows beside each other is
  ///     at the right.
  ///   - environment: What is around the sheet.
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
    let regions = SheetRegions(
      stack: stack, rows: rows,
      size: CGSize(width: containerFrame.width, height: space.height), pinsHeader: pinsHeader,
      minimumBodyHeight: metrics.minimumScrollHeight)
    header = regions.header
    body = regions.body
    pinned = regions.pinned
  }

  /// The room below the last row, in points.
  package var bottomRoom: CGFloat { containerFrame.height - regionsHeight }

  /// The size that shows everything, in points: what a popover should be as large as.
  package var fittingSize: CGSize {
    CGSize(width: containerFrame.width, height: rowsHeight + bottomRoom)
  }

  /// What a material that carries the whole sheet covers, in the container's coordinates.
  ///
  /// The regions and what is between them; down to the bottom of the window where the metrics leave
  /// no room below the last row.
  package var surfaceFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: containerFrame.width,
      height: isAttached || environment.placement == .center
        ? containerFrame.height : regionsHeight)
  }

  /// The corners of ``surfaceFrame`` that are rounded: those that do not lie on the window's edge.
  var surfaceCorners: CACornerMask {
    guard metrics.cornerRadius > 0 else { return [] }
    return isAttached ? .top : .all
  }

  /// Returns the extent of a row from side to side, in the container.
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

  /// Returns the width of the row of an action in a sheet of some width, in points.
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

/// A place in the scrolled rows that outlives a new layout: a row, and how far it is from the top of
/// what is seen.
struct SheetScrollAnchor: Equatable, Sendable {
  /// The row.
  let row: SheetRow.ID

  /// How far below the top of what is seen the row begins, in points; below zero when it is cut off.
  let distance: CGFloat
}

extension SheetLayout {
  /// How far the body is scrolled at first, in points.
  ///
  /// - Parameter opensAtEnd: Whether a list whose last row does not keep its place opens at its end.
  /// - Returns: 0, or all there is.
  func initialOffset(opensAtEnd: Bool) -> CGFloat {
    opensAtEnd && pinned.rows.isEmpty ? body.maximumOffset : 0
  }

  /// The first row that is seen when the body is scrolled by some points; `nil` without rows.
  ///
  /// Ask before the rows, their heights or the window change, and give the answer to the new
  /// layout's ``bodyOffset(keeping:)``.
  func scrollAnchor(bodyOffset: CGFloat) -> SheetScrollAnchor? {
    let row = visibleRows(in: .body, scrolledBy: bodyOffset).lowerBound
    guard let frame = frame(ofRow: row), body.rows.contains(row), let id = rows.row(at: row)?.id
    else { return nil }
    return SheetScrollAnchor(row: id, distance: frame.minY - bodyOffset)
  }

  /// The offset in points that shows a row where it was; the top without the row, and never beyond
  /// the ends.
  func bodyOffset(keeping anchor: SheetScrollAnchor) -> CGFloat {
    guard let row = rows.index(of: anchor.row), body.rows.contains(row),
      let frame = frame(ofRow: row)
    else { return 0 }
    return min(max(frame.minY - anchor.distance, 0), body.maximumOffset)
  }

  /// The offset in points that is nearest to another and shows all of a row, for a focus that moves
  /// with a keyboard; as it is for a row that does not scroll.
  func bodyOffset(revealing row: Int, from offset: CGFloat) -> CGFloat {
    guard body.rows.contains(row), let frame = frame(ofRow: row) else { return offset }
    let highest = frame.maxY - body.viewport.height
    return min(max(min(max(offset, highest), frame.minY), 0), body.maximumOffset)
  }
}
