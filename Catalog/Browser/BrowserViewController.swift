import Foundation
import UIKit

/// The list of pages by product, with a search in the navigation bar.
final class BrowserViewController: UITableViewController {
  private static let cellIdentifier = "page"

  /// Opens a page that the user has selected.
  var didSelect: (CatalogPage) -> Void = { _ in }

  /// Called after the list has come back from a page.
  var didReturn: () -> Void = {}

  /// The id of the page that is open, whose row is selected beside the page.
  var openPage: String? {
    didSet { updateSelection() }
  }

  private var sections = CatalogRegistry.sections(matching: "")
  private let favorites: Favorites
  private let search = UISearchController(searchResultsController: nil)
  private let noResults = UILabel()
  private let thumbnails = ThumbnailStore()

  init(favorites: Favorites = .standard) {
    self.favorites = favorites
    super.init(style: .insetGrouped)
    title = localized("Catalog")
  }

  required init?(coder: NSCoder) {
    favorites = .standard
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
    thumbnails.isIdle = { [weak self] in
      self.map { !$0.tableView.isDragging && !$0.tableView.isDecelerating } ?? true
    }
    thumbnails.didMake = { [weak self] in self?.thumbnailWasMade(for: $0) }
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self,
    ]) {
      (list: BrowserViewController, _: UITraitCollection) in list.reload()
    }
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
    if let reason = PageSearch.reason(for: page, matching: text) {
      content.secondaryText = reason.name
      content.secondaryAttributedText = SearchMatch.highlighted(
        reason.name, part: reason.word, font: content.secondaryTextProperties.font)
    }
    // The largest texts need the whole width.
    if !traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      content.image = thumbnails.image(for: page, traits: traitCollection)
      content.imageProperties.reservedLayoutSize = PageThumbnail.size
    }
    cell.contentConfiguration = content
    cell.accessoryType = isBesidePage ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    guard section == sections.count - 1, text.isEmpty else { return nil }
    return CatalogVersion.text(info: Bundle.main.infoDictionary)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(sections[indexPath.section].pages[indexPath.row])
  }

  // MARK: Search

  /// The pages of all rows, from the top; favorites once, where they stand among the others.
  var shownPages: [CatalogPage] { CatalogRegistry.pages(matching: text) }

  var isSearching: Bool { search.isActive }

  /// Shows the caret in the search field.
  func beginSearch() {
    search.isActive = true
    search.searchBar.searchTextField.becomeFirstResponder()
  }

  func endSearch() {
    search.isActive = false
  }

  // MARK: Thumbnails

  private func thumbnailWasMade(for page: CatalogPage) {
    guard let path = indexPath(of: page.id), let cell = tableView.cellForRow(at: path),
      var content = cell.contentConfiguration as? UIListContentConfiguration,
      content.image != nil
    else { return }
    content.image = thumbnails.image(for: page, traits: traitCollection)
    UIView.transition(
      with: cell.contentView, duration: 0.2, options: [.transitionCrossDissolve],
      animations: { cell.contentConfiguration = content })
  }

  /// Shows the pages that the search finds, without one the favorites above them.
  func updateSections() {
    let pages = favorites.pages.compactMap(CatalogRegistry.page)
    let first = CatalogRegistry.Section(module: localized("Favorites"), pages: pages)
    sections =
      (text.isEmpty && !pages.isEmpty ? [first] : []) + CatalogRegistry.sections(matching: text)
    if isViewLoaded { reload() }
  }

  private func reload() {
    tableView.reloadData()
    updateSelection()
  }

  // MARK: Selection

  private var isBesidePage: Bool { splitViewController?.isCollapsed == false }

  private var showsDisclosure: Bool?

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = !isBesidePage
    super.viewWillAppear(animated)
    updateSections()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didReturn()
    // A link may have opened a page whose row is far below.
    if isBesidePage, let row = tableView.indexPathForSelectedRow {
      tableView.scrollToRow(at: row, at: .none, animated: false)
    }
  }

  /// Selects the row of the open page where both are seen, and no row elsewhere.
  func updateSelection() {
    guard isViewLoaded else { return }
    if showsDisclosure != !isBesidePage {
      showsDisclosure = !isBesidePage
      tableView.reloadData()
    }
    let selected = tableView.indexPathForSelectedRow
    let wanted = isBesidePage ? indexPath(of: openPage) : nil
    guard selected != wanted, isBesidePage || view.window == nil else { return }
    if let selected { tableView.deselectRow(at: selected, animated: false) }
    tableView.selectRow(at: wanted, animated: false, scrollPosition: .none)
    if let wanted, view.window != nil {
      tableView.scrollToRow(at: wanted, at: .none, animated: false)
    }
  }

  private func indexPath(of page: String?) -> IndexPath? {
    for (section, pages) in sections.map(\.pages).enumerated() {
      if let row = pages.firstIndex(where: { $0.id == page }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}

extension BrowserViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    updateSections()
    noResults.text = localized("No results for “%1$@”", text)
    tableView.backgroundView = sections.isEmpty ? noResults : nil
  }
}

/// The part of a title that a search has found.
enum SearchMatch {
  /// Returns the ranges of the words of a title that begin with a word of the search.
  static func ranges(in title: String, matching text: String) -> [Range<String.Index>] {
    let wanted = text.split(separator: " ")
    return title.split(separator: " ").compactMap { word in
      wanted.compactMap { word.range(of: $0, options: [.caseInsensitive, .anchored]) }
        .max { $0.upperBound < $1.upperBound }
    }
  }

  /// Returns a title whose found parts are bold, or `nil` if there are none.
  ///
  /// The other parts have no font and take that of the view.
  @MainActor
  static func highlighted(
    _ title: String, matching text: String, font: UIFont
  ) -> NSAttributedString? {
    highlighted(title, ranges: ranges(in: title, matching: text), font: font)
  }

  /// Returns a name with one of its parts in bold.
  @MainActor
  static func highlighted(
    _ name: String, part: String, font: UIFont
  ) -> NSAttributedString? {
    let range = name.range(of: part, options: [.caseInsensitive, .backwards])
    return highlighted(name, ranges: range.map { [$0] } ?? [], font: font)
  }

  @MainActor
  private static func highlighted(
    _ title: String, ranges: [Range<String.Index>], font: UIFont
  ) -> NSAttributedString? {
    guard !ranges.isEmpty else { return nil }
    let bold = UIFont(
      descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold) ?? font.fontDescriptor,
      size: font.pointSize)
    let result = NSMutableAttributedString(string: title)
    for range in ranges {
      result.setAttributes([.font: bold], range: NSRange(range, in: title))
    }
    return result
  }
}

/// The version of the kit, as the list shows it.
enum CatalogVersion {
  /// The version of a program without an Info.plist. A test compares it with the project, whose
  /// `MARKETING_VERSION` is the version of the app.
  static let fallback = "1.0"

  /// The name, the version and the build.
  static func text(info: [String: Any]?) -> String {
    let version = info?["CFBundleShortVersionString"] as? String ?? fallback
    guard let build = info?["CFBundleVersion"] as? String else { return "ControlKit \(version)" }
    return "ControlKit \(version) (\(build))"
  }
}
