import Foundation

/// Rows and separators, one by one. What does not exist answers `nil` or an empty range.
///
/// Everything takes time in proportion to the logarithm of the number of rows at most.
extension SheetLayout {
  /// The region at a place.
  public func region(_ place: SheetRegion.Place) -> SheetRegion {
    switch place {
    case .header: header
    case .body: body
    case .pinned: pinned
    }
  }

  /// The place of the region that shows a row.
  public func place(ofRow row: Int) -> SheetRegion.Place? {
    SheetRegion.Place.allCases.first { region($0).rows.contains(row) }
  }

  /// A row's frame in the content of its region, where the region's first row begins at 0.
  public func frame(ofRow row: Int) -> CGRect? {
    guard let place = place(ofRow: row) else { return nil }
    return CGRect(
      x: 0, y: stack.top(of: row) - contentTop(of: place), width: containerFrame.width,
      height: stack.height(of: row))
  }

  /// A row's frame in the container.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: How far the row's region is scrolled, in points.
  /// - Returns: The frame, which may lie outside its region's viewport.
  public func frameInContainer(ofRow row: Int, scrolledBy offset: CGFloat = 0) -> CGRect? {
    guard let place = place(ofRow: row), var frame = frame(ofRow: row) else { return nil }
    frame.origin.y += region(place).viewport.minY - offset
    return frame
  }

  /// The corners that are rounded of a row, none where the radius is 0.
  public func corners(ofRow row: Int) -> RowCorners {
    metrics.cornerRadius > 0 ? rows.corners(at: row) : []
  }

  /// The strip above a row; `nil` above the first row of all.
  public func separator(aboveRow row: Int) -> SheetSeparator? {
    guard row > 0, let place = place(ofRow: row), let frame = frame(ofRow: row) else { return nil }
    let thickness = stack.gap(above: row)
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
  public func visibleRows(
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
