import UIKit

/// The list of pages by product, with a search in the navigation bar.
final class BrowserViewController: UITableViewController {
  private static let cellIdentifier = "page"

  private var sections = CatalogRegistry.sections(matching: "")
  private let search = UISearchController(searchResultsController: nil)
  private let noResults = UILabel()

  init() {
    super.init(style: .insetGrouped)
    title = localized("Catalog")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.keyboardDismissMode = .onDrag
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = localized("Search")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    noResults.font = .preferredFont(forTextStyle: .title2)
    noResults.adjustsFontForContentSizeCategory = true
    noResults.textColor = .secondaryLabel
    noResults.textAlignment = .center
    noResults.numberOfLines = 0
  }

  private var text: String {
    (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].pages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].module
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.cellIdentifier, for: indexPath)
    let page = sections[indexPath.section].pages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = localized(page.title)
    content.attributedText = SearchMatch.highlighted(
      localized(page.title), matching: text, font: content.textProperties.font)
    content.secondaryText = localized(page.summary)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = SymbolTile.image(page.symbol, color: page.color)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      sections[indexPath.section].pages[indexPath.row].makeViewController(), animated: true)
  }
}

extension BrowserViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    sections = CatalogRegistry.sections(matching: text)
    noResults.text = localized("No results for “%1$@”", text)
    tableView.backgroundView = sections.isEmpty ? noResults : nil
    tableView.reloadData()
  }
}
