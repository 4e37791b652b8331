extension UITableView {
  /// Registers the class of new cells; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      PortableLog.report("UITableView: \(cellClass), registered as a cell, is no UITableViewCell")
      return
    }
    reuse.cellClasses[identifier] = type
  }

  /// Registers the class of new headers and footers; nil takes the registration back.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      reuse.sectionViewClasses[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      PortableLog.report(
        "UITableView: \(aClass), registered as a header, is no UITableViewHeaderFooterView")
      return
    }
    reuse.sectionViewClasses[identifier] = type
  }

  /// A cell to use again, or a new one of the registered class, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return reuse.cellClasses[identifier]?.make(reuseIdentifier: identifier)
  }

  /// A cell to use again or a new one. An identifier without a class gives a plain cell, with a
  /// message on standard error, where Apple's table stops the program.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    PortableLog.report(
      "UITableView: no class is registered for cell identifier \"\(identifier)\"; call register(_:forCellReuseIdentifier:)"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer to use again, or a new one of the registered class, or nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = reuse.sectionViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return reuse.sectionViewClasses[identifier]?.make(reuseIdentifier: identifier)
  }
}
