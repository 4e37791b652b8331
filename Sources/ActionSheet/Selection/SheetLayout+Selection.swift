import Foundation

extension SheetLayout {
  /// What a finger at a point is over.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates.
  ///   - headerOffset: How far the header is scrolled, in points.
  ///   - bodyOffset: How far the body is scrolled, in points.
  /// - Returns: The row if it can be selected; a view of the app's own if it takes its touches.
  public func selectionTarget(
    at point: CGPoint, headerOffset: CGFloat = 0, bodyOffset: CGFloat = 0
  ) -> SelectionTarget<SheetRow.ID> {
    switch hit(at: point, headerOffset: headerOffset, bodyOffset: bodyOffset) {
    case .background: return .background
    case .row(let index):
      guard let row = rows.row(at: index) else { return .background }
      if rows.isSelectable(at: index) { return .row(row.id) }
      guard let slot = rows.slot(at: index), slot.takesTouches,
        let frame = frameInContainer(
          ofRow: index, scrolledBy: offset(ofRow: index, headerOffset, bodyOffset))
      else { return .inert }
      var view = slot.viewFrame(inRowOf: CGSize(width: frame.width, height: slot.height.asLength))
      view.origin.x += frame.minX
      view.origin.y += frame.minY
      return view.contains(point) ? .ownTouches : .inert
    }
  }

  /// Whether a finger at a point, in the container's coordinates, is in a part that has more than it
  /// shows.
  public func scrolls(at point: CGPoint) -> Bool {
    [header, body].contains { $0.scrolls && $0.viewport.contains(point) }
  }

  private func offset(
    ofRow row: Int, _ headerOffset: CGFloat, _ bodyOffset: CGFloat
  ) -> CGFloat {
    switch place(ofRow: row) {
    case .header: headerOffset
    case .body: bodyOffset
    case .pinned, nil: 0
    }
  }
}

extension SheetRows {
  /// The next row that can be selected, for a focus that moves with a keyboard.
  ///
  /// - Parameters:
  ///   - row: The row that has the focus, `nil` for none.
  ///   - forward: Whether to go down.
  /// - Returns: The row; the first or last there is without a focus; `nil` when there is no other.
  public func selectableRow(after row: Int?, forward: Bool = true) -> Int? {
    let step = forward ? 1 : -1
    var next = row.map { $0 + step } ?? (forward ? 0 : count - 1)
    while (0..<count).contains(next) {
      if isSelectable(at: next) { return next }
      next += step
    }
    return nil
  }
}
