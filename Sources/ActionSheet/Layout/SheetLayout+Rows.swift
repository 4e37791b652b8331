import UIKit

/// Rows and separators, in logarithmic time.
extension SheetLayout {
  package func region(_ place: SheetRegion.Place) -> SheetRegion {
    switch place {
    case .header: header
    case .body: body
    case .pinned: pinned
    }
  }

  package func place(ofRow row: Int) -> SheetRegion.Place? {
    SheetRegion.Place.allCases.first { region($0).rows.contains(row) }
  }

  /// The frame of a row in the content of its region, whose first row begins at 0.
  package func frame(ofRow row: Int) -> CGRect? {
    guard let place = place(ofRow: row) else { return nil }
    let span = span(ofRow: row)
    return CGRect(
      x: span.x, y: rows.top(of: row) - contentTop(of: place), width: span.width,
      height: rows.height(of: row))
  }

  /// The frame of a row in the container if its region is scrolled; it can be outside the viewport.
  package func frameInContainer(ofRow row: Int, scrolledBy offset: CGFloat = 0)
    -> CGRect?
  {
    guard let place = place(ofRow: row), var frame = frame(ofRow: row) else { return nil }
    frame.origin.y += region(place).viewport.minY - offset
    return frame
  }

  /// A line between two rows, or a gap between two groups, on which a touch counts as one beside the sheet.
  ///
  /// Between two regions it scrolls with none, and its frame is that in the container.
  typealias Separator = (isGap: Bool, region: SheetRegion.Place?, frame: CGRect)

  /// The line or the gap above a row, or between two rows beside each other; `nil` above the first row.
  func separator(aboveRow row: Int) -> Separator? {
    guard row > 0, let place = place(ofRow: row), let frame = frame(ofRow: row) else { return nil }
    // The fields of a dialog are not apart from the texts above them.
    if rows.options.isDialog, rows.kind(at: row) == .view { return nil }
    let thickness = rows.gap(above: row)
    if rows.isPaired, row == rows.count - 1, let other = self.frame(ofRow: row - 1) {
      let left = min(frame.maxX, other.maxX)
      let width = max(frame.minX, other.minX) - left
      return (false, place, CGRect(x: left, y: frame.minY, width: width, height: frame.height))
    }
    let isEdge = row == region(place).rows.lowerBound
    let top = isEdge ? region(place).viewport.minY - thickness : frame.minY - thickness
    return (
      rows.startsGroup(at: row), isEdge ? nil : place,
      CGRect(x: 0, y: top, width: containerFrame.width, height: thickness)
    )
  }

  /// Returns the rows of a region that are visible if it is scrolled by some points, and those that are
  /// within a margin of the viewport.
  package func visibleRows(
    in place: SheetRegion.Place, scrolledBy offset: CGFloat = 0, margin: CGFloat = 0
  ) -> Range<Int> {
    let region = region(place)
    let top = contentTop(of: place) + offset - margin.asLength
    let visible = rows.rows(
      between: top, and: top + region.viewport.height + 2 * margin.asLength)
    return visible.clamped(to: region.rows)
  }

  /// The top of the first row of a region, among all rows.
  func contentTop(of place: SheetRegion.Place) -> CGFloat {
    rows.top(of: region(place).rows.lowerBound)
  }
}

extension SheetLayout {
  /// The visible part of a group of rows, which has one background.
  ///
  /// It is rounded at the ends of the group, or where the list is cut off. A sheet that does not separate its
  /// rows has one surface.
  typealias Surface = (frame: CGRect, corners: CACornerMask, isCancel: Bool)

  /// Returns the surfaces from top to bottom.
  ///
  /// Rows of one group share a background also if the header stays above rows that scroll. A list that is
  /// pulled beyond its end takes its background along.
  func surfaces(scrolledBy offset: (SheetRegion.Place) -> CGFloat) -> [Surface] {
    guard rows.options.separatesRows else {
      return rows.isEmpty ? [] : [(surfaceFrame, surfaceCorners, false)]
    }
    var surfaces: [Surface] = []
    for place in SheetRegion.Place.allCases {
      let offset = offset(place)
      for row in visibleRows(in: place, scrolledBy: offset) {
        guard let piece = surface(ofRow: row, in: place, scrolledBy: offset) else { continue }
        if !rows.startsGroup(at: row), let last = surfaces.last {
          surfaces[surfaces.count - 1].frame = last.frame.union(piece.frame)
          surfaces[surfaces.count - 1].corners.remove(.bottom)
          surfaces[surfaces.count - 1].corners.formUnion(piece.corners.intersection(.bottom))
        } else {
          surfaces.append(piece)
        }
      }
    }
    return surfaces
  }

  private func surface(
    ofRow row: Int, in place: SheetRegion.Place, scrolledBy offset: CGFloat
  ) -> Surface? {
    let region = region(place)
    guard let frame = frameInContainer(ofRow: row, scrolledBy: offset) else { return nil }
    var (top, bottom) = (frame.minY, frame.maxY)
    let isFirst = row == region.rows.lowerBound
    let isLast = row == region.rows.upperBound - 1
    // Where the list is cut off, the surface has the corners of the list.
    var (first, last) = (row, row + 1)
    if top < region.viewport.minY || isFirst && offset < 0 {
      top = region.viewport.minY
      first = region.rows.lowerBound
    }
    if bottom > region.viewport.maxY || isLast && offset > region.maximumOffset {
      bottom = region.viewport.maxY
      last = region.rows.upperBound
    }
    return (
      CGRect(x: 0, y: top, width: containerFrame.width, height: max(bottom - top, 0)),
      corners(of: first..<last), rows.kind(at: row) == .cancel
    )
  }
}
