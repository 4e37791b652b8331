import ControlCore
import UIKit

/// The frames of everything in a sheet.
///
/// The container is the sheet and the space below it, down to the bottom of the window. It contains up to
/// three regions below each other: a header and rows pinned to the end, and between them the body, which
/// scrolls if not everything fits:
///
///     container
///     ├── header    title, message, a view; the fields of a dialog
///     ├── body      rows and separators, in a scroll view
///     ├── pinned    footer, cancel rows at the end
///     └── space down to the bottom of the window
///
/// Creating it for rows that are stacked takes logarithmic time.
package struct SheetLayout {
  package let environment: SheetEnvironment

  /// The sheet and the space below it, in the coordinates of the bounds of the environment.
  package let containerFrame: CGRect

  package let header: SheetRegion
  package let body: SheetRegion
  package let pinned: SheetRegion
  package let rows: SheetRows

  /// The height of all rows and separators in points, whether or not they fit.
  package let rowsHeight: CGFloat

  package init(_ whole: SheetRows, environment: SheetEnvironment) {
    self.environment = environment
    let metrics = whole.metrics
    let available = metrics.availableHeight(in: environment)
    rowsHeight = whole.height
    var rows = whole
    if let row = whole.shrinkingRow, whole.height > available {
      let height = whole.height(of: row)
      let least = min(height, metrics.minimumScrollHeight)
      let shrunk = max(height - (whole.height - available), least)
      rows = whole.replacingHeight(of: row, with: shrunk)
    }
    self.rows = rows
    containerFrame = metrics.containerFrame(
      rowsHeight: min(rows.height, available), in: environment)
    (header, body, pinned) = Self.regions(
      rows, size: CGSize(width: containerFrame.width, height: available))
  }

  package var metrics: SheetMetrics { rows.metrics }
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
    guard metrics.cornerRadius > 0, !rows.options.isInPopover else { return [] }
    return isAttached ? .top : .all
  }

  /// The rounded corners of a row.
  func corners(ofRow row: Int) -> CACornerMask {
    guard rows.isPaired, row >= rows.count - 2 else { return corners(of: row..<row + 1) }
    let isLeft = span(ofRow: row).x < containerFrame.width / 2
    return corners(of: rows.count - 2..<rows.count).intersection(isLeft ? .left : .right)
  }

  /// Returns the rounded corners of rows below each other: those where their groups begin and end, or in a
  /// sheet with one background those of the sheet.
  func corners(of range: Range<Int>) -> CACornerMask {
    guard metrics.cornerRadius > 0, !range.isEmpty else { return [] }
    let isFirst = range.lowerBound == 0
    let isLast = range.upperBound == rows.count
    guard rows.options.separatesRows else {
      return surfaceCorners.intersection(isFirst ? .all : .bottom)
        .intersection(isLast ? .all : .top)
    }
    var corners: CACornerMask = []
    if rows.startsGroup(at: range.lowerBound) { corners.insert(.top) }
    if rows.endsGroup(at: range.upperBound - 1) { corners.insert(.bottom) }
    if rows.options.isInPopover {
      if isFirst { corners.subtract(.top) }
      if isLast { corners.subtract(.bottom) }
    }
    return corners
  }

  func span(ofRow row: Int) -> (x: CGFloat, width: CGFloat) {
    let kind = rows.kind(at: row)
    guard metrics.capsuleInset > 0 || rows.isPaired, kind == .action || kind == .cancel
    else { return (0, containerFrame.width) }
    let width = metrics.actionWidth(
      in: containerFrame.width, isPaired: rows.isPaired, displayScale: environment.displayScale)
    guard rows.isPaired, (row == rows.count - 1) != rows.options.isRightToLeft else {
      return (metrics.capsuleInset, width)
    }
    return (containerFrame.width - metrics.capsuleInset - width, width)
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
  typealias ScrollAnchor = (row: SheetItemID, distance: CGFloat)

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

  /// The offset nearest to another that shows all of a row in its region; unchanged for a pinned row.
  func offset(revealing row: Int, from offset: CGFloat) -> CGFloat {
    guard let place = place(ofRow: row), place != .pinned, let frame = frame(ofRow: row)
    else { return offset }
    let highest = frame.maxY - region(place).viewport.height
    return min(max(min(max(offset, highest), frame.minY), 0), region(place).maximumOffset)
  }
}
