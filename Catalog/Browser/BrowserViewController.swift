import UIKit

/// The list of pages, those of one module together.
final class BrowserViewController: UITableViewController {
  private static let cellIdentifier = "page"

  private let pages = CatalogRegistry.pages

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
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    "Controls"
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
      PageViewController(page: pages[indexPath.row]), animated: true)
  }
}
