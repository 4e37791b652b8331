extension UITableView {
  static let tableViewKeys: [_KeyedProperty] = [
    .init("dataSource", \UITableView.dataSource),
    .init("rowHeight", \UITableView.rowHeight),
    .init("estimatedRowHeight", \UITableView.estimatedRowHeight),
    .init("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
    .init("sectionFooterHeight", \UITableView.sectionFooterHeight),
    .init("separatorStyle", \UITableView.separatorStyle),
    .init("separatorColor", \UITableView.separatorColor),
    .init("separatorInset", \UITableView.separatorInset),
    .init("allowsSelection", \UITableView.allowsSelection),
    .init("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
    .init("backgroundView", \UITableView.backgroundView),
    .init("tableHeaderView", \UITableView.tableHeaderView),
    .init("tableFooterView", \UITableView.tableFooterView),
    // The delegate of a table has more methods than that of its superclass.
    .init("delegate", \UITableView.delegate),
  ]
}

extension UITableViewCell {
  static let tableViewCellKeys: [_KeyedProperty] = [
    .init("selectionStyle", \UITableViewCell.selectionStyle),
    .init("accessoryType", \UITableViewCell.accessoryType),
    .init("accessoryView", \UITableViewCell.accessoryView),
    .init("backgroundView", \UITableViewCell.backgroundView),
    .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    .init("indentationLevel", \UITableViewCell.indentationLevel),
    .init("indentationWidth", \UITableViewCell.indentationWidth),
    .init("separatorInset", \UITableViewCell.separatorInset),
    .init(
      "textLabel", type: UILabel?.self, get: { ($0 as? UITableViewCell)?.textLabel },
      set: { _, _ in false }),
    .init(
      "detailTextLabel", type: UILabel?.self, get: { ($0 as? UITableViewCell)?.detailTextLabel },
      set: { _, _ in false }),
    .init(
      "contentView", type: UIView.self, get: { ($0 as? UITableViewCell)?.contentView },
      set: { _, _ in false }),
  ]
}

extension UISearchBar {
  static let searchBarKeys: [_KeyedProperty] = [
    .init("delegate", \UISearchBar.delegate), .init("text", \UISearchBar.text),
    .init("placeholder", \UISearchBar.placeholder),
    .init("searchBarStyle", \UISearchBar.searchBarStyle),
    .init("barTintColor", \UISearchBar.barTintColor),
    .init("translucent", \UISearchBar.isTranslucent),
    .init("showsCancelButton", \UISearchBar.showsCancelButton),
    .init("showsScopeBar", \UISearchBar.showsScopeBar),
    .init("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
  ]
}
