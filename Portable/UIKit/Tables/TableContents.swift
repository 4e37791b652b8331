/// What a table shows now.
@MainActor struct TableContents {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var headerTitles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
}

/// Cells and section views waiting to be used again, and the classes to make new ones from.
@MainActor struct TableReuse {
  var cells: [String: [UITableViewCell]] = [:]
  var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Make the cells of nibs and of the prototypes of a document.
  var cellMakers: [String: () -> UITableViewCell?] = [:]
  var sectionViewMakers: [String: () -> UITableViewHeaderFooterView?] = [:]

  mutating func store(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func store(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    sectionViews[identifier, default: []].append(view)
  }
}
