/// A view that has the traits of its table also while it is not shown there.
@MainActor protocol TablePart: UIView {
  var table: UITableView? { get }
}

// Giving cells to the rows that are seen, and taking them from the others.
extension UITableView {
  func tile() {
    guard !isTiling, bounds.width > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      if !needsReload { remeasure() }
    }
    reloadIfNeeded()
    var seen = Seen()
    tileSections(&seen)
    removeUnseen(seen)
    placeEndViews()
    placeFloatingHeaders()
    updateContentSize()
  }

  private struct Seen {
    var rows: Set<IndexPath> = []
    var headers: Set<Int> = []
    var footers: Set<Int> = []
  }

  private func tileSections(_ seen: inout Seen) {
    guard !layout.sections.isEmpty else { return }
    var section = layout.section(at: bounds.minY)
    while section < layout.sections.count, layout.start(of: section) < bounds.maxY {
      let header = layout.header(section)
      if header.length > 0, isSeen(layout.section(section)) {
        place(section, isHeader: true, header)
        seen.headers.insert(section)
      }
      tileRows(in: section, &seen)
      let footer = layout.footer(section)
      if footer.length > 0, isSeen(footer) {
        place(section, isHeader: false, footer)
        seen.footers.insert(section)
      }
      section += 1
    }
  }

  private func tileRows(in section: Int, _ seen: inout Seen) {
    let rows = layout.sections[section].rows
    guard rows.count > 0 else { return }
    let start = layout.header(section).end
    var row = rows.row(at: bounds.minY - start)
    while row < rows.count {
      var span = layout.row(row, in: section)
      guard span.start < bounds.maxY else { break }
      defer { row += 1 }
      guard span.end > bounds.minY else { continue }
      let path = IndexPath(row: row, section: section)
      let isNew = contents.cells[path] == nil
      let cell = cell(for: path)
      if !layout.sections[section].rows.isMeasured(row) {
        let height = measuredHeight(of: path, cell: cell)
        layout.change(section) { $0.rows.setHeight(height, of: row) }
        // A row that is partly above the top grows upwards: what is seen below stays in place.
        if span.start < bounds.minY, height != span.length {
          shiftContent(by: height - span.length)
        }
        span = layout.row(row, in: section)
      }
      place(cell, at: path, span, isNew: isNew)
      seen.rows.insert(path)
    }
  }

  private func isSeen(_ span: TableLayout.Span) -> Bool {
    span.end > bounds.minY && span.start < bounds.maxY
  }

  // MARK: Cells

  private func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = contents.cells[path] { return cell }
    var made: UITableViewCell?
    // A cell that comes into view during an animation must not fly in from nowhere.
    UIView.performWithoutAnimation {
      made = dataSource?.tableView(self, cellForRowAt: path)
    }
    if made == nil { reportMissingCell(at: path) }
    let cell = made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.join(self, at: path)
    contents.cells[path] = cell
    return cell
  }

  func reportMissingCell(at path: IndexPath) {
    reportMisuse(
      "UITableViewDataSource.tableView(_:cellForRowAt:)",
      "there is no cell for row \(path.row) of section \(path.section); keep a data source that returns one"
    )
  }

  private func measuredHeight(of path: IndexPath, cell: UITableViewCell) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    let width = rowSpan.width
    if cell.superview == nil { cell.updateTraits() }
    cell.updateConfigurationIfNeeded()
    // Content is measured at the width that it gets.
    if cell.superview == nil, cell.bounds.width != width {
      cell.frame.size.width = width
      cell.layoutParts()
    }
    let height = cell.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    ).height
    let scale = max(traitCollection.displayScale, 1)
    return ceil(height * scale) / scale
  }

  private func place(
    _ cell: UITableViewCell, at path: IndexPath, _ span: TableLayout.Span, isNew: Bool
  ) {
    let rows = rowSpan
    let frame = CGRect(x: rows.x, y: span.start, width: rows.width, height: span.length)
    cell.updatePosition(in: self, at: path)
    guard isNew || cell.superview !== self else {
      if cell.frame != frame {
        cell.frame = frame
        // Constraints are solved before the cell lays out, with the content view's new size.
        if cell.contentView.layoutState != nil { cell.layoutParts() }
      }
      return
    }
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.layoutParts()
      cell.setSelected(selectedRows.contains(path), animated: false)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.layoutIfNeeded()
    }
  }

  // MARK: Headers and footers

  private func place(_ section: Int, isHeader: Bool, _ span: TableLayout.Span) {
    guard let view = sectionView(section, isHeader: isHeader) else { return }
    let rows = rowSpan
    let frame = CGRect(x: rows.x, y: span.start, width: rows.width, height: span.length)
    guard view.superview !== self else {
      if isHeader, style == .plain { return }
      view.frame = frame
      return
    }
    UIView.performWithoutAnimation {
      view.frame = frame
      view.layer.zPosition = isHeader && style == .plain ? 0.5 : 0
      addSubview(view)
    }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Headers of a plain table stay at the top while their section is seen.
  private func placeFloatingHeaders() {
    guard style == .plain else { return }
    let top = bounds.minY + adjustedContentInset.top
    for (section, view) in contents.headers where view.superview === self {
      let header = layout.header(section)
      let end = layout.section(section).end
      let y = max(header.start, min(top, end - header.length))
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: header.length)
    }
  }

  private func placeEndViews() {
    if let tableHeaderView {
      let height = tableHeaderView.frame.height
      if height != layout.head { layout.setHead(height) }
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
    if let tableFooterView {
      let height = tableFooterView.frame.height
      layout.tail = height
      tableFooterView.frame = CGRect(
        x: 0, y: layout.total() - height, width: bounds.width, height: height)
    }
    backgroundView?.frame = bounds
  }

  // MARK: Leaving

  private func removeUnseen(_ seen: Seen) {
    for (path, cell) in contents.cells where !seen.rows.contains(path) {
      contents.cells[path] = nil
      recycle(cell, at: path)
    }
    for (section, view) in contents.headers where !seen.headers.contains(section) {
      guard view.superview === self else { continue }
      view.removeFromSuperview()
      contents.headers[section] = nil
      reuse.store(view)
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in contents.footers where !seen.footers.contains(section) {
      guard view.superview === self else { continue }
      view.removeFromSuperview()
      contents.footers[section] = nil
      reuse.store(view)
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The width changed: rows that measure themselves do it again.
  private func remeasure() {
    let first = indexPathsForVisibleRows?.first
    let distance = first.map { rectForRow(at: $0).minY - bounds.minY }
    recycleEverything()
    needsReload = true
    reloadIfNeeded()
    guard let first, contains(first), let distance, bounds.minY > -adjustedContentInset.top else {
      return
    }
    move(to: clampedOffset(CGPoint(x: bounds.minX, y: rectForRow(at: first).minY - distance)))
  }

  func rowLooksDidChange() {
    for (path, cell) in contents.cells { cell.updatePosition(in: self, at: path) }
  }
}
