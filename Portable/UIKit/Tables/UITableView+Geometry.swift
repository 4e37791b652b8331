// Where rows are, and which cells show them.
extension UITableView {
  /// The number of sections; 1 without a data source.
  public var numberOfSections: Int {
    reloadIfNeeded()
    let count = layout.sections.count
    return count == 0 && dataSource == nil ? 1 : count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard layout.sections.indices.contains(section) else { return 0 }
    return layout.sections[section].rows.count
  }

  /// The rectangle of a section, header and footer included; empty for one that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    rect(section) { $0.section(section) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { $0.header(section) }
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard contains(indexPath) else { return .zero }
    return rect(indexPath.section) { $0.row(indexPath.row, in: indexPath.section) }
  }

  private func rect(
    _ section: Int, _ span: (inout TableLayout) -> TableLayout.Span
  ) -> CGRect {
    reloadIfNeeded()
    guard layout.sections.indices.contains(section) else { return .zero }
    let found = span(&layout)
    let rows = rowSpan
    return CGRect(x: rows.x, y: found.start, width: rows.width, height: found.length)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard !layout.sections.isEmpty, point.x >= 0, point.x < bounds.width else { return nil }
    let section = layout.section(at: point.y)
    let rows = layout.sections[section].rows
    let position = point.y - layout.header(section).end
    guard position >= 0, position < rows.total else { return nil }
    return IndexPath(row: rows.row(at: position), section: section)
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    contents.cells.first { $0.value === cell }?.key
  }

  /// The cell of a row that is seen, else nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { contents.cells[indexPath] }

  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return contents.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? { contents.cells.keys.sorted() }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.headers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// The row `NSNotFound` is the beginning of its section. A row that does not exist is a misuse.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    reloadIfNeeded()
    guard canScroll(to: indexPath) else { return }
    var offset = offset(showing: indexPath, at: scrollPosition)
    if !animated {
      setContentOffset(offset, animated: false)
      // Rows measured on arrival may have moved the target.
      for _ in 0..<3 {
        layoutIfNeeded()
        let better = self.offset(showing: indexPath, at: scrollPosition)
        guard better != offset else { break }
        offset = better
        setContentOffset(offset, animated: false)
      }
    } else if offset != contentOffset {
      setContentOffset(offset, animated: true)
    }
  }

  private func canScroll(to path: IndexPath) -> Bool {
    guard layout.sections.indices.contains(path.section) else {
      reportMisuse(
        "UITableView.scrollToRow(at:at:animated:)",
        "section \(path.section) is out of bounds; there are \(layout.sections.count) sections")
      return false
    }
    guard path.row == NSNotFound || contains(path) else {
      reportMisuse(
        "UITableView.scrollToRow(at:at:animated:)",
        "row \(path.row) is out of bounds; section \(path.section) has "
          + "\(layout.sections[path.section].rows.count) rows")
      return false
    }
    return true
  }

  /// The rectangle that a path scrolls to: a row, or the place of the first row of a section.
  private func target(of path: IndexPath) -> CGRect {
    guard path.row == NSNotFound else { return rectForRow(at: path) }
    return rect(path.section) { layout in
      TableLayout.Span(start: layout.header(path.section).end, length: 0)
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let row = target(of: path)
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    // A floating header must not cover the row.
    let header = style == .plain ? layout.header(path.section).length : 0
    switch position {
    case .top: offset.y = row.minY - inset.top - header
    case .middle: offset.y = row.midY - inset.top - visible / 2
    case .bottom: offset.y = row.maxY - inset.top - visible
    case .none:
      let top = row.minY - inset.top - header
      let bottom = row.maxY - inset.top - visible
      if offset.y > top { offset.y = top } else if offset.y < bottom { offset.y = bottom }
    }
    return clampedOffset(offset)
  }
}
