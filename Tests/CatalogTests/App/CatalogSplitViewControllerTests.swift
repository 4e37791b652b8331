import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The list and a page in windows of all widths, opened by rows, links and keys.
@MainActor
struct CatalogSplitViewControllerTests {
  private static let wide = CGSize(width: 1366, height: 1024)
  private static let narrow = CGSize(width: 393, height: 1024)

  private func start(
    _ catalog: CatalogSplitViewController, size: CGSize
  ) -> TestHost {
    let host = TestHost(size: size, idiom: .pad, rootViewController: catalog)
    host.advance(by: 0.5)
    return host
  }

  private func row(_ title: String, in catalog: CatalogSplitViewController) throws
    -> UITableViewCell
  {
    let list: UITableView = catalog.browser.tableView
    return try #require(
      list.visibleCells.first {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text == title
      })
  }

  private func page(of catalog: CatalogSplitViewController) -> PageViewController? {
    catalog.pageController
  }

  private func link(_ text: String) throws -> CatalogDestination {
    let url = try #require(URL(string: text))
    return CatalogDestination(try #require(CatalogLink(url)))
  }

  // MARK: Columns

  @Test("A wide window shows the first page beside the list")
  func aWideWindowShowsTheFirstPageBesideTheList() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    #expect(page(of: catalog)?.page.id == "range-slider")
    #expect(page(of: catalog)?.view.window === host.window)
    #expect(catalog.browser.view.window === host.window)
    #expect(try row("Range Slider", in: catalog).isSelected)
  }

  @Test("The row of the open page stays selected beside it")
  func theRowOfTheOpenPageStaysSelectedBesideIt() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    host.touches.tap(try row("Multi Slider", in: catalog))
    host.advance(by: 0.5)
    #expect(page(of: catalog)?.page.id == "multi-slider")
    #expect(try row("Multi Slider", in: catalog).isSelected)
    #expect(try row("Range Slider", in: catalog).isSelected == false)
    #expect(catalog.pageController?.navigationController?.viewControllers.count == 1)
  }

  @Test("A narrow window pushes the page and selects nothing")
  func aNarrowWindowPushesThePageAndSelectsNothing() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    #expect(catalog.pageController == nil)
    host.touches.tap(try row("Range Slider", in: catalog))
    host.advance(by: 1)
    #expect(page(of: catalog)?.view.window === host.window)
    catalog.goBack(nil)
    host.advance(by: 1)
    #expect(catalog.browser.view.window === host.window)
    #expect(catalog.browser.tableView.indexPathForSelectedRow == nil)
    #expect(try row("Range Slider", in: catalog).isHighlighted == false)
  }

  @Test("The page keeps its state when the window changes its width")
  func thePageKeepsItsStateWhenTheWindowChangesItsWidth() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    host.touches.tap(try row("Multi Slider", in: catalog))
    host.advance(by: 0.5)
    let control = try #require(page(of: catalog)?.control)
    host.host.resize(to: Self.narrow)
    host.advance(by: 0.5)
    #expect(control.window === host.window)
    #expect(catalog.browser.view.window == nil)
    host.host.resize(to: Self.wide)
    host.advance(by: 0.5)
    #expect(control.window === host.window)
    #expect(try row("Multi Slider", in: catalog).isSelected)
  }

  @Test("A chosen page stays visible when a narrow window widens for a while")
  func aChosenPageStaysInSightWhenANarrowWindowWidensForAWhile() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    catalog.open(try link("controlkit://range-slider/labels"))
    host.advance(by: 1)
    for size in [Self.wide, Self.narrow] {
      host.host.resize(to: size)
      host.advance(by: 1)
      #expect(page(of: catalog)?.view.window === host.window)
    }
    #expect(page(of: catalog)?.state?.id == "labels")
  }

  @Test("A page that was not chosen does not cover the list of a narrow window")
  func aPageThatNobodyChoseDoesNotCoverTheListOfANarrowWindow() {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    host.host.resize(to: Self.narrow)
    host.advance(by: 0.5)
    #expect(catalog.browser.view.window === host.window)
  }

  // MARK: Links

  @Test("A link opens a state with attributes") func aLinkOpensAStateWithAttributes() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    catalog.open(try link("controlkit://range-slider/labels?step=0.25"))
    host.advance(by: 1)
    let shown = try #require(page(of: catalog))
    #expect(shown.state?.id == "labels")
    #expect((shown.control as? RangeSliderControl)?.step == 0.25)
    #expect(shown.navigationItem.prompt == nil)
  }

  @Test("An unknown state or attribute opens the rest and is named")
  func anUnknownStateOrAttributeOpensTheRestAndIsNamed() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    catalog.open(try link("controlkit://range-slider/mists?step=0.25&speed=3&minimumValue=x"))
    host.advance(by: 1)
    let shown = try #require(page(of: catalog))
    #expect(shown.state?.id == shown.page.states.first?.id)
    #expect((shown.control as? RangeSliderControl)?.step == 0.25)
    #expect(shown.navigationItem.prompt == "Not found: mists, speed=3, minimumValue=x")
  }

  @Test("An unknown page leads to the list and is named")
  func anUnknownPageLeadsToTheListAndIsNamed() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    catalog.open(try link("controlkit://teapot"))
    host.advance(by: 1)
    #expect(catalog.browser.view.window === host.window)
    #expect(catalog.browser.navigationItem.prompt == "There is no page “teapot”.")
    host.touches.tap(try row("Range Slider", in: catalog))
    #expect(catalog.browser.navigationItem.prompt == nil)
  }

  // MARK: Shortcuts

  @Test("Command-F begins a search and Escape ends it") func commandFBeginsASearchAndEscapeEndsIt()
  {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    host.press(.keyboardF, characters: "f", modifiers: .command)
    host.advance(by: 0.5)
    #expect(catalog.browser.isSearching)
    #expect(
      catalog.browser.navigationItem.searchController?.searchBar.searchTextField.isFirstResponder
        == true)
    host.press(.keyboardEscape)
    host.advance(by: 0.5)
    #expect(!catalog.browser.isSearching)
  }

  @Test("Command-F leaves a page that covers the list") func commandFLeavesAPageThatCoversTheList()
    throws
  {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    host.touches.tap(try row("Range Slider", in: catalog))
    host.advance(by: 1)
    host.press(.keyboardF, characters: "f", modifiers: .command)
    host.advance(by: 1)
    #expect(catalog.browser.view.window === host.window)
    #expect(catalog.browser.isSearching)
  }

  @Test("Command-[ goes back") func commandBracketGoesBack() throws {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.narrow)
    host.touches.tap(try row("Range Slider", in: catalog))
    host.advance(by: 1)
    host.press(.keyboardOpenBracket, characters: "[", modifiers: .command)
    host.advance(by: 1)
    #expect(catalog.browser.view.window === host.window)
  }

  @Test("Command and an arrow key open the next and the previous page")
  func commandArrowsOpenTheNextAndThePreviousPage() {
    let catalog = CatalogSplitViewController()
    let host = start(catalog, size: Self.wide)
    host.press(.keyboardDownArrow, modifiers: .command)
    host.advance(by: 0.2)
    #expect(catalog.page?.id == CatalogRegistry.pages[1].id)
    host.press(.keyboardUpArrow, modifiers: .command)
    host.advance(by: 0.2)
    #expect(catalog.page?.id == CatalogRegistry.pages[0].id)
    host.press(.keyboardUpArrow, modifiers: .command)
    #expect(catalog.page?.id == CatalogRegistry.pages[0].id)
  }

  @Test("The row of a page that a link opens is visible")
  func theRowOfAPageThatALinkOpensIsInSight() async throws {
    let last = try #require(CatalogRegistry.pages.last)
    let host = TestHost(
      size: Self.wide, idiom: .pad, rootViewController: CatalogNavigation.make(openingOn: last.id))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let table = try #require(catalog.browser.tableView)
    let selected = try #require(table.indexPathForSelectedRow)
    #expect(table.indexPathsForVisibleRows?.contains(selected) == true)
  }

  @Test("Every shortcut has a title for the list of shortcuts")
  func everyShortcutHasATitleForTheListOfShortcuts() {
    let commands = CatalogSplitViewController().keyCommands ?? []
    #expect(commands.count == 6)
    #expect(commands.allSatisfy { $0.discoverabilityTitle?.isEmpty == false })
  }
}
