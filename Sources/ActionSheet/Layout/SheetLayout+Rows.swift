import UIKit

/// Rows and separators, one by one. What does not exist answers `nil` or an empty range.
///
/// Everything takes time in proportion to the logarithm of the number of rows at most.
extension SheetLayout {
  /// The region at a place.
  package func region(_ place: SheetRegion.Place) -> SheetRegion {
    switch place {
    case .header: header
    case .body: body
    case .pinned: pinned
    }
  }

  /// The place of the region that shows a row.
  package func place(ofRow row: Int) -> SheetRegion.Place? {
    SheetRegion.Place.allCases.first { region($0).rows.contains(row) }
  }

  /// A row's frame in the content of its region, where the region's first row begins at 0.
  package func frame(ofRow row: Int) -> CGRect? {
    guard let place = place(ofRow: row) else { return nil }
    let span = span(ofRow: row)
    return CGRect(
      x: span.x, y: stack.top(of: row) - contentTop(of: place), width: span.width,
      height: stack.height(of: row))
  }

  /// A row's frame in the container.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: How far the row's region is scrolled, in points.
  /// - Returns: The frame, which may lie outside its region's viewport.
  package func frameInContainer(ofRow row: Int, scrolledBy offset: CGFloat = 0)
    -> CGRect?
  {
    guard let place = place(ofRow: row), var frame = frame(ofRow: row) else { return nil }
    frame.origin.y += region(place).viewport.minY - offset
    return frame
  }

  /// The strip above a row, or between two rows beside each other; `nil` above the first row of all.
  func separator(aboveRow row: Int) -> SheetSeparator? {
    guard row > 0, let place = place(ofRow: row), let frame = frame(ofRow: row) else { return nil }
    // The fields of a dialog are not apart from the texts above them.
    if rows.joinsCancel, rows.kind(at: row) == .view { return nil }
    let thickness = stack.gap(above: row)
    if rows.isPaired, row == rows.count - 1, let other = self.frame(ofRow: row - 1) {
      let left = min(frame.maxX, other.maxX)
      return SheetSeparator(
        kind: .row, region: place,
        frame: CGRect(
          x: left, y: frame.minY, width: max(frame.minX, other.minX) - left, height: frame.height))
    }
    let isEdge = row == region(place).rows.lowerBound
    let top = isEdge ? region(place).viewport.minY - thickness : frame.minY - thickness
    return SheetSeparator(
      kind: rows.startsGroup(at: row) ? .group : .row, region: isEdge ? nil : place,
      frame: CGRect(x: 0, y: top, width: containerFrame.width, height: thickness))
  }

  /// The rows of a region that are seen when it is scrolled by some points.
  ///
  /// - Parameters:
  ///   - place: The region's place.
  ///   - offset: How far it is scrolled.
  ///   - margin: How much beyond the viewport counts as seen as well, in points.
  /// - Returns: The rows, a part of the region's.
  package func visibleRows(
    in place: SheetRegion.Place, scrolledBy offset: CGFloat = 0, margin: CGFloat = 0
  ) -> Range<Int> {
    let region = region(place)
    let top = contentTop(of: place) + offset - margin.asLength
    let visible = stack.rows(
      between: top, and: top + region.viewport.height + 2 * margin.asLength)
    return visible.clamped(to: region.rows)
  }

  /// Where the top of a region's first row lies among all rows.
  func contentTop(of place: SheetRegion.Place) -> CGFloat {
    stack.top(of: region(place).rows.lowerBound)
  }
}

/// The part of a group that is seen: what one plate of material lies under.
struct SheetGroupSurface: Equatable, Sendable {
  /// Where it is, in the container's coordinates.
  var frame: CGRect

  /// The corners that are rounded: where the group begins and ends, or where the list is cut off.
  var corners: CACornerMask

  /// Whether the group is a cancel row.
  let isCancel: Bool
}

extension SheetLayout {
  /// The parts of groups that are seen, from top to bottom.
  ///
  /// Rows of one group share a surface even where the header keeps its place above rows that scroll.
  /// A list that is pulled beyond its end takes its surface along. Takes time in proportion to the
  /// rows that are seen.
  ///
  /// - Parameters:
  ///   - headerOffset: How far the header is scrolled, in points.
  ///   - bodyOffset: How far the body is scrolled, in points.
  /// - Returns: The surfaces.
  func groupSurfaces(
    headerOffset: CGFloat = 0, bodyOffset: CGFloat = 0
  ) -> [SheetGroupSurface] {
    var surfaces: [SheetGroupSurface] = []
    for place in SheetRegion.Place.allCases {
      let offset = offset(of: place, headerOffset, bodyOffset)
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
  ) -> SheetGroupSurface? {
    let region = region(place)
    guard let frame = frameInContainer(ofRow: row, scrolledBy: offset) else { return nil }
    var (top, bottom) = (frame.minY, frame.maxY)
    var corners: CACornerMask = []
    let isFirst = row == region.rows.lowerBound
    let isLast = row == region.rows.upperBound - 1
    if top < region.viewport.minY || isFirst && offset < 0 {
      top = region.viewport.minY
      corners.formUnion(region.corners.intersection(.top))
    } else if rows.startsGroup(at: row) {
      corners.insert(.top)
    }
    if bottom > region.viewport.maxY || isLast && offset > region.maximumOffset {
      bottom = region.viewport.maxY
      corners.formUnion(region.corners.intersection(.bottom))
    } else if rows.endsGroup(at: row) {
      corners.insert(.bottom)
    }
    return SheetGroupSurface(
      frame: CGRect(x: 0, y: top, width: containerFrame.width, height: max(bottom - top, 0)),
      corners: metrics.cornerRadius > 0 ? corners : [], isCancel: rows.kind(at: row) == .cancel)
  }
}
