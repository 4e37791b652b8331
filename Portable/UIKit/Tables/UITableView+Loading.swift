// Asking the data source and the delegate.
extension UITableView {
  private static let defaultRowHeight: CGFloat = 44
  private static let emptyGroupSpace: CGFloat = 17.5
  private static let firstGroupSpace: CGFloat = 35
  private static let plainHeaderPadding: CGFloat = 22
  /// Up to so many rows the delegate is asked for all heights at once.
  private static let eagerRowLimit = 1000

  /// The distance of content from the table's edges.
  var rowMargin: CGFloat { documentMetrics?.rowMargin ?? (bounds.width >= 414 ? 20 : 16) }

  /// The horizontal span of rows.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let left = rowMargin + safeAreaInsets.left
    let right = rowMargin + safeAreaInsets.right
    return (left, max(0, bounds.width - left - right))
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    recycleEverything()
    let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    layout.replaceSections((0..<count).map { makeSection($0) })
    layout.setHead(tableHeaderView?.frame.height ?? 0)
    layout.tail = tableFooterView?.frame.height ?? 0
    layout.bottom = 0
    selectedRows = selectedRows.filter { contains($0) }
    updateContentSize()
  }

  func makeSection(_ section: Int) -> TableLayout.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    var rows = HeightIndex(count: count, estimate: rowEstimate(in: section, count: count))
    if let delegate, count <= Self.eagerRowLimit {
      for row in 0..<max(0, count) {
        let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        if height >= 0 { rows.setHeight(height, of: row) }
      }
    }
    var result = TableLayout.Section(rows: rows)
    contents.headerTitles[section] = dataSource?.tableView(self, titleForHeaderInSection: section)
    contents.footerTitles[section] = dataSource?.tableView(self, titleForFooterInSection: section)
    result.header = headerLength(section)
    result.footer = footerLength(section)
    if style == .plain, result.header > 0 {
      result.padding =
        sectionHeaderTopPadding >= 0
        ? sectionHeaderTopPadding : documentMetrics?.plainPadding ?? Self.plainHeaderPadding
    } else if sectionHeaderTopPadding > 0 {
      result.padding = sectionHeaderTopPadding
    }
    return result
  }

  private func rowEstimate(in section: Int, count: Int) -> CGFloat {
    if rowHeight >= 0 { return rowHeight }
    guard count > 0 else { return Self.defaultRowHeight }
    let estimate =
      delegate?.tableView(
        self, estimatedHeightForRowAt: IndexPath(row: 0, section: section)) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.defaultRowHeight
  }

  // MARK: Headers and footers

  private func headerLength(_ section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return length(asked, of: section, isHeader: true)
  }

  private func footerLength(_ section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return length(asked, of: section, isHeader: false)
  }

  private func length(_ asked: CGFloat, of section: Int, isHeader: Bool) -> CGFloat {
    // In grouped tables 0 stands for the style's own length.
    if let documentMetrics, asked > 0 {
      if let length = length(asked, of: section, isHeader: isHeader, documentMetrics) {
        return length
      }
    } else if asked > 0 || (asked == 0 && style == .plain) {
      return asked
    }
    if let view = sectionView(section, isHeader: isHeader) {
      if view.superview == nil { view.updateTraits() }
      let fitting = view.sizeThatFits(
        CGSize(width: rowSpan.width, height: .greatestFiniteMagnitude)
      ).height
      return ceil(fitting)
    }
    guard style != .plain else { return 0 }
    return isHeader && section == 0 ? Self.firstGroupSpace : Self.emptyGroupSpace
  }

  // The length of a section whose document has a height; nil for that of its view.
  private func length(
    _ asked: CGFloat, of section: Int, isHeader: Bool, _ metrics: TableSectionMetrics
  ) -> CGFloat? {
    let titles = isHeader ? contents.headerTitles : contents.footerTitles
    let hasTitle = titles[section]?.isEmpty == false
    guard style != .plain else {
      guard isHeader else { return hasTitle ? asked : 0 }
      guard hasTitle || metrics.hasPlainUntitledHeaders && !hasTitles else { return 0 }
      return max(asked, metrics.plainHeader)
    }
    if hasTitle {
      guard isHeader else { return nil }
      return metrics.groupedTitle + (section == 0 ? metrics.firstGroupSpace : 0)
    }
    return isHeader && section == 0 ? Self.firstGroupSpace : asked
  }

  /// Whether a section of the document has a title above it.
  private var hasTitles: Bool {
    staticSections?.contains { $0.header?.isEmpty == false } == true
  }

  /// The view of a header or footer: the delegate's, or one that shows the title, or nil.
  func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    if let view = isHeader ? contents.headers[section] : contents.footers[section] { return view }
    var view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title = isHeader ? contents.headerTitles[section] : contents.footerTitles[section]
    if view == nil, let title { view = titleView(title, isHeader: isHeader) }
    if let sectionView = view as? UITableViewHeaderFooterView {
      sectionView.adopt(table: self, isHeader: isHeader, isFirst: section == 0)
    }
    if isHeader { contents.headers[section] = view } else { contents.footers[section] = view }
    return view
  }

  private func titleView(_ title: String, isHeader: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content: UIListContentConfiguration
    switch (style, isHeader) {
    case (.plain, true): content = .plainHeader()
    case (.plain, false): content = .plainFooter()
    case (_, true): content = .groupedHeader()
    case (_, false): content = .groupedFooter()
    }
    content.text = isHeader && style != .plain ? title.uppercased() : title
    view.contentConfiguration = content
    view.accessibilityLabel = title
    return view
  }

  // MARK: Forgetting

  func recycleEverything() {
    releaseRow()
    for (path, cell) in contents.cells { recycle(cell, at: path) }
    for view in contents.headers.values { discard(view) }
    for view in contents.footers.values { discard(view) }
    contents = TableContents()
  }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.leaveTable()
    reuse.store(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func discard(_ view: UIView) {
    view.removeFromSuperview()
    reuse.store(view)
  }

  /// Measures again, for instance after a change of text size.
  func forgetHeights() {
    for section in layout.sections.indices {
      layout.change(section) { $0.rows.forget() }
    }
    setNeedsReload()
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && layout.sections.indices.contains(path.section) && path.row >= 0
      && path.row < layout.sections[path.section].rows.count
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: layout.total())
    if contentSize != size { contentSize = size }
  }

  func replaceEndView(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    layout.setHead(tableHeaderView?.frame.height ?? 0)
    layout.tail = tableFooterView?.frame.height ?? 0
    if !needsReload { updateContentSize() }
    setNeedsLayout()
  }
}
