import Foundation

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
