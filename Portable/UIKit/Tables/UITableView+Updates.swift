import Foundation

// Changes of rows and sections. Outside of a batch each call is one of its own.
extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for new cells of these rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections[section] = newSection }
  }

  /// Configures the cells of these rows anew: the data source gets the very same cells back.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = contents.cells[path], let identifier = cell.reuseIdentifier else { continue }
      // Offering the cell for reuse makes the data source find it first.
      reuse.cells[identifier, default: []].append(cell)
      let configured = dataSource?.tableView(self, cellForRowAt: path)
      reuse.cells[identifier]?.removeAll { $0 === cell }
      if let configured, configured !== cell {
        cell.removeFromSuperview()
        cell.leaveTable()
        reuse.store(cell)
        configured.join(self, at: path)
        contents.cells[path] = configured
      }
      layout.change(path.section) { $0.rows.askAgain(path.row) }
    }
    setNeedsLayout()
  }

  private func change(_ animation: RowAnimation, _ body: (inout TableUpdates) -> Void) {
    // A table that asks its data source anyway finds the change there.
    guard updateNesting > 0 || !needsReload else { return }
    beginUpdates()
    if var changed = updates {
      body(&changed)
      if animation != .none { changed.isAnimated = true }
      updates = changed
    }
    commitUpdates(completion: nil)
  }

  func commitUpdates(completion: ((Bool) -> Void)?) {
    updateNesting = max(0, updateNesting - 1)
    guard updateNesting == 0, let changes = updates else {
      completion?(true)
      return
    }
    guard let leaving = apply(changes) else {
      updates = nil
      reloadData()
      completion?(true)
      return
    }
    guard changes.isAnimated, window != nil else {
      updates = nil
      for (path, cell) in leaving { recycle(cell, at: path) }
      tile()
      completion?(true)
      return
    }
    animate(leaving: leaving, completion: completion)
  }

  private func animate(
    leaving: [(IndexPath, UITableViewCell)], completion: ((Bool) -> Void)?
  ) {
    updates?.isAnimating = true
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction],
      animations: {
        for (_, cell) in leaving { cell.alpha = 0 }
        self.tile()
      },
      completion: { finished in
        for (path, cell) in leaving {
          cell.alpha = 1
          self.recycle(cell, at: path)
        }
        completion?(finished)
      })
    updates = nil
  }

  /// Makes the layout the new one; gives the cells that leave, or nil when the data source's
  /// numbers do not fit the changes.
  private func apply(_ changes: TableUpdates) -> [(IndexPath, UITableViewCell)]? {
    let old = layout
    let oldContents = contents
    let newCount = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    guard let sectionMap = changes.sectionMap(oldCount: old.sections.count, newCount: newCount)
    else {
      reportMisuse(
        "UITableView.endUpdates()",
        "\(newCount) sections after an update do not fit \(old.sections.count) before it and the sections inserted and deleted; change the data source and the table together"
      )
      return nil
    }
    contents = TableContents()
    var sections = (0..<newCount).map { makeSection($0) }
    var paths: [IndexPath: IndexPath] = [:]
    for (oldSection, newSection) in sectionMap where !changes.reloadedSections.contains(oldSection)
    {
      let oldRows = old.sections[oldSection].rows
      guard
        let rowMap = changes.rowMap(
          oldSection: oldSection, newSection: newSection, oldCount: oldRows.count,
          newCount: sections[newSection].rows.count)
      else {
        reportMisuse(
          "UITableView.endUpdates()",
          "\(sections[newSection].rows.count) rows in section \(newSection) after an update do not fit \(oldRows.count) before it and the rows inserted and deleted; change the data source and the table together"
        )
        return nil
      }
      for (row, height) in oldRows.measured {
        let path = IndexPath(row: row, section: oldSection)
        guard let newRow = rowMap[row], !changes.reloadedRows.contains(path) else { continue }
        if !sections[newSection].rows.isMeasured(newRow) {
          sections[newSection].rows.setHeight(height, of: newRow)
        }
      }
      for (row, newRow) in rowMap {
        let path = IndexPath(row: row, section: oldSection)
        if changes.reloadedRows.contains(path) { continue }
        if oldContents.cells[path] != nil || selectedRows.contains(path) {
          paths[path] = IndexPath(row: newRow, section: newSection)
        }
      }
    }
    for (from, to) in changes.movedRows where paths[from] == nil { paths[from] = to }
    layout.replaceSections(sections)
    return rename(oldContents, paths: paths)
  }

  private func rename(
    _ old: TableContents, paths: [IndexPath: IndexPath]
  ) -> [(IndexPath, UITableViewCell)] {
    var leaving: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in old.cells {
      if let newPath = paths[path] {
        contents.cells[newPath] = cell
        cell.updatePosition(in: self, at: newPath)
      } else {
        leaving.append((path, cell))
      }
    }
    for view in Array(old.headers.values) + Array(old.footers.values) {
      view.removeFromSuperview()
      reuse.store(view)
    }
    selectedRows = Set(selectedRows.compactMap { paths[$0] })
    return leaving
  }
}
