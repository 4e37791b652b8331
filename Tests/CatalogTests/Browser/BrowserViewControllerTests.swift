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

  private var rows: Int { browser.tableView.numberOfRows(inSection: 0) }

  private func field() throws -> UITextField {
    try #require(
      browser.tableView.tableHeaderView?.subviews.compactMap { $0 as? UITextField }.first)
  }

  @Test func typingNarrowsTheListAndErasingWidensIt() throws {
    let field = try field()
    host.touches.tap(field, at: CGPoint(x: 60, y: 18))
    #expect(field.isFirstResponder)
    host.type("undo")
    #expect(rows == 1)
    let cell = try #require(browser.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Drawing Board")
    host.type("x")
    #expect(rows == 0)
    for _ in 0..<5 { field.deleteBackward() }
    host.layout()
    #expect(rows == CatalogRegistry.pages.count)
  }

  @Test func aRowThatWasFoundOpensItsPage() throws {
    host.touches.tap(try field(), at: CGPoint(x: 60, y: 18))
    host.type("range")
    browser.tableView(browser.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    let page = browser.navigationController?.topViewController as? PageViewController
    #expect(page?.page.id == "range-slider")
  }

  @Test func theFieldGrowsWithTheText() throws {
    let field = try field()
    let height = field.frame.height
    host.host.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.advance(by: 0.3)
    #expect(field.frame.height > height)
    #expect(browser.tableView.tableHeaderView?.bounds.contains(field.frame) == true)
  }
}
