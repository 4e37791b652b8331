import XCTest

/// Walks the catalog in a simulator: every page of the list opens, and the list comes back.
final class CatalogPagesUITests: XCTestCase {
  @MainActor func testEveryPageOpensAndReturns() {
    continueAfterFailure = false
    let app = XCUIApplication()
    // The walk begins at the list, whatever was open last.
    app.launchArguments = ["-CatalogLastPage", ""]
    app.launch()
    let list = app.navigationBars["Catalog"]
    XCTAssertTrue(list.waitForExistence(timeout: 10))
    var visited: Set<String> = []
    // The list is longer than the screen: what is visible is visited, then the rest is scrolled to.
    while let cell = app.cells.allElementsBoundByIndex.first(where: {
      !$0.label.isEmpty && $0.isHittable && !visited.contains($0.label)
    }) {
      let title = cell.label
      visited.insert(title)
      cell.tap()
      let isOpen = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == false"), object: list)
      XCTAssertEqual(XCTWaiter().wait(for: [isOpen], timeout: 10), .completed, title)
      app.navigationBars.buttons.firstMatch.tap()
      XCTAssertTrue(list.waitForExistence(timeout: 10), title)
      if app.cells.allElementsBoundByIndex.allSatisfy({ visited.contains($0.label) }) {
        app.swipeUp()
      }
    }
    XCTAssertGreaterThanOrEqual(visited.count, 20)
  }
}
