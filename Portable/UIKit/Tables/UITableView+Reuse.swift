extension UITableView {
  /// Registers the class of new cells; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.cellMakers[identifier] = nil
    guard let cellClass else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      reportMisuse(
        "UITableView.register(_:forCellReuseIdentifier:)",
        "\(cellClass) is no UITableViewCell; register a subclass of it")
      return
    }
    reuse.cellClasses[identifier] = type
  }

  /// Registers the class of new headers and footers; nil takes the registration back.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.sectionViewMakers[identifier] = nil
    guard let aClass else {
      reuse.sectionViewClasses[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      reportMisuse(
        "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
        "\(aClass) is no UITableViewHeaderFooterView; register a subclass of it")
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
    if let maker = reuse.cellMakers[identifier] { return maker() }
    return reuse.cellClasses[identifier]?.make(reuseIdentifier: identifier)
  }

  /// A cell to use again or a new one. An identifier without a class is a
  /// programmer error.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportMisuse(
      "UITableView.dequeueReusableCell(withIdentifier:for:)",
      "no class is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:) first"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
