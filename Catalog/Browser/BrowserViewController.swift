import UIKit

/// The list of pages, with a field to search them.
final class BrowserViewController: UITableViewController {
  private static let cellIdentifier = "page"

  private var pages = CatalogRegistry.pages
  private lazy var header = SearchHeader { [weak self] text in self?.search(text) }

  init() {
    super.init(style: .insetGrouped)
    title = "Catalog"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.keyboardDismissMode = .onDrag
    tableView.tableHeaderView = header
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = header.sizeThatFits(tableView.bounds.size).height
    guard height != header.frame.height else { return }
    header.frame.size.height = height
    // A table takes notice of its header's height only when the header is set.
    tableView.tableHeaderView = header
  }

  private func search(_ text: String) {
    pages = CatalogRegistry.pages(matching: text)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    pages.isEmpty ? "No control found" : "Controls"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.cellIdentifier, for: indexPath)
    let page = pages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = page.title
    content.secondaryText = page.summary
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = SymbolTile.image(page.symbol, color: page.color)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      pages[indexPath.row].makeViewController(), animated: true)
  }
}
