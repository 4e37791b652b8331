import Foundation

/// What is at a point of the container, whose regions are scrolled by offsets.
extension SheetLayout {
  /// Returns the row at a point; `nil` beside the sheet, below its last row, and on a gap between groups.
  ///
  /// The thin lines between rows belong to the row above them, so that no touch is between two rows.
  package func row(
    at point: CGPoint, scrolledBy offset: (SheetRegion.Place) -> CGFloat = { _ in 0 }
  ) -> Int? {
    guard point.x >= 0, point.x < containerFrame.width else { return nil }
    for place in SheetRegion.Place.allCases {
      let region = region(place)
      guard !region.rows.isEmpty else { continue }
      let edge = edgeBelow(place)
      guard point.y >= region.viewport.minY, point.y < region.viewport.maxY + edge else { continue }
      // The line below a region shows whatever the region is scrolled by.
      let y = min(point.y, region.viewport.maxY.nextDown) - region.viewport.minY
      return row(atContent: CGPoint(x: point.x, y: y + offset(place)), in: place)
    }
    return nil
  }

  /// The thickness of the line below a region; 0 if a group ends there.
  private func edgeBelow(_ place: SheetRegion.Place) -> CGFloat {
    let next = region(place).rows.upperBound
    return rows.startsGroup(at: next) ? 0 : rows.gap(above: next)
  }

  private func row(atContent point: CGPoint, in place: SheetRegion.Place) -> Int? {
    let region = region(place)
    let y = point.y
    guard y >= 0, y < region.contentHeight,
      let row = rows.row(beginningAtOrAbove: y + contentTop(of: place)),
      region.rows.contains(row)
    else { return nil }
    if rows.isPaired, row == rows.count - 1 {
      let isLeft = point.x < containerFrame.width / 2
      return isLeft == (span(ofRow: row).x < containerFrame.width / 2) ? row : row - 1
    }
    let isInside = y + contentTop(of: place) < rows.bottom(of: row)
    return isInside || !rows.startsGroup(at: row + 1) ? row : nil
  }

  /// Returns what a finger at a point is over: the row, if it can be selected, or a view of the app, if it
  /// takes its touches.
  func selectionTarget(
    at point: CGPoint, scrolledBy offset: (SheetRegion.Place) -> CGFloat = { _ in 0 }
  ) -> SelectionTarget<SheetItemID> {
    guard let index = row(at: point, scrolledBy: offset),
      let row = rows.row(at: index), let place = place(ofRow: index)
    else { return .background }
    if rows.isSelectable(at: index) { return .row(row.id) }
    guard let slot = rows.slot(at: index), slot.takesTouches,
      let frame = frameInContainer(ofRow: index, scrolledBy: offset(place))
    else { return .inert }
    var view = slot.viewFrame(
      inRowOf: CGSize(width: frame.width, height: min(slot.height.asLength, frame.height)))
    view.origin.x += frame.minX
    view.origin.y += frame.minY
    return view.contains(point) ? .ownTouches : .inert
  }

  func scrolls(at point: CGPoint) -> Bool {
    [header, body].contains { $0.scrolls && $0.viewport.contains(point) }
  }
}
