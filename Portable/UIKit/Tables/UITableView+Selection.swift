extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows.sorted()
  }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selectedRows { deselectRow(at: path, animated: animated) }
      return
    }
    reloadIfNeeded()
    guard contains(indexPath), allowsSelection || allowsMultipleSelection else { return }
    if !allowsMultipleSelection {
      for path in selectedRows where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selectedRows.insert(indexPath)
    contents.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedRows.remove(indexPath) != nil else { return }
    contents.cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  /// Highlights the row at a point; false when there is none that may be.
  func pressRow(at point: CGPoint) -> Bool {
    guard allowsSelection || allowsMultipleSelection, let path = indexPathForRow(at: point),
      let cell = contents.cells[path], cell.frame.contains(point),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    pressedRow = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func releaseRow() {
    guard let path = pressedRow else { return }
    pressedRow = nil
    contents.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects a row as a tap does, asking and telling the delegate.
  func tapRow(at path: IndexPath) {
    if allowsMultipleSelection, selectedRows.contains(path) {
      deselectAsTapped(path)
      return
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen, contains(chosen) else { return }
    if !allowsMultipleSelection {
      for other in selectedRows where other != chosen { deselectAsTapped(other) }
    }
    selectedRows.insert(chosen)
    let cell = contents.cells[chosen]
    cell?.setSelected(true, animated: false)
    // The segue of a row is prepared before the delegate is told of the selection.
    if let cell { cell.documentRow.selectionSegue?.perform(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectAsTapped(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen, selectedRows.remove(chosen) != nil else { return }
    contents.cells[chosen]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.documentRow.accessorySegue?.perform(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
