import TestSupport
import Testing

@testable import CatalogApp

/// The list of pages and the field that narrows it.
@MainActor
struct BrowserViewControllerTests {
  private let browser = BrowserViewController()
  private let host: TestHost

  init() {
    host = TestHost(rootViewController: UINavigationController(rootViewController: browser))
    host.advance(by: 0.3)
  }

  private var rows: Int {
    (0..<browser.tableView.numberOfSections).reduce(0) {
      $0 + browser.tableView.numberOfRows(inSection: $1)
    }
  }

  private func field() throws -> UITextField {
    try #require(browser.navigationItem.searchController?.searchBar.searchTextField)
  }

  private func content(_ row: Int, _ section: Int = 0) throws -> UIListContentConfiguration {
    let cell = try #require(
      browser.tableView.cellForRow(at: IndexPath(row: row, section: section)))
    return try #require(cell.contentConfiguration as? UIListContentConfiguration)
  }

  private var headers: [String?] {
    (0..<browser.tableView.numberOfSections).map {
      browser.tableView(browser.tableView, titleForHeaderInSection: $0)
    }
  }

  @Test("The pages are listed by product") func thePagesAreListedByProduct() {
    #expect(
      headers == [
        "RangeSlider", "ActionSheet", "DrawingBoard", "ControlExtras", "ControlCore", "ControlKit",
      ])
    #expect(rows == CatalogRegistry.pages.count)
  }

  @Test("Typing narrows the list and erasing widens it")
  func typingNarrowsTheListAndErasingWidensIt() throws {
    let field = try field()
    host.touches.tap(field)
    host.advance(by: 0.5)
    #expect(field.isFirstResponder)
    host.type("canvas")
    #expect(rows == 1)
    #expect(try content(0).text == "Drawing Board")
    host.type("x")
    #expect(rows == 0)
    #expect((browser.tableView.backgroundView as? UILabel)?.text == "No results for “canvasx”")
    for _ in 0..<7 { field.deleteBackward() }
    host.layout()
    #expect(rows == CatalogRegistry.pages.count)
    #expect(browser.tableView.backgroundView == nil)
  }

  @Test("Matches of the search are bold") func whatTheSearchFoundIsBold() throws {
    host.touches.tap(try field())
    host.advance(by: 0.5)
    host.type("sli")
    let text = try #require(try content(0).attributedText)
    #expect(text.string == "Range Slider")
    let font = { (index: Int) in text.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
    #expect(font(0) == nil)
    #expect(font(6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(9) == nil)
  }

  @Test("Canceling the search brings the whole list back")
  func cancellingTheSearchBringsTheWholeListBack() throws {
    host.touches.tap(try field())
    host.advance(by: 0.5)
    host.type("range")
    #expect(rows == 3)
    browser.navigationItem.searchController?.isActive = false
    host.advance(by: 0.5)
    #expect(rows == CatalogRegistry.pages.count)
  }

  @Test("A row that was found opens its page") func aRowThatWasFoundOpensItsPage() throws {
    var opened: [String] = []
    browser.didSelect = { opened.append($0.id) }
    host.touches.tap(try field())
    host.advance(by: 0.5)
    host.type("range")
    host.touches.tap(try #require(browser.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    host.advance(by: 0.5)
    #expect(opened == ["range-slider"])
  }
}
