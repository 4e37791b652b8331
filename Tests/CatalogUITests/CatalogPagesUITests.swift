import XCTest

/// Walks the catalog in a simulator: every state of every page opens by its link, and nothing that it
/// presents stays when the next one opens.
///
/// States.txt has a line for each state: its place, the title of its page and a hash of its code,
/// separated by tabs. `make test` writes it.
///
/// The walk needs neither a Back button nor the list, so it is the same in both widths and on any device.
final class CatalogPagesUITests: XCTestCase {
  /// A state of a page.
  private struct Place {
    /// The page and the state as in links, which is also the identifier of the page's view.
    let id: String

    /// The title of the page.
    let title: String

    /// The identifier of the button that chooses the state, on pages that have one.
    var choice: String { "state." + (id.split(separator: "/").last ?? "") }
  }

  /// The address of the list in the environment of the system.
  private static let list =
    "#appearance=automatic&design=automatic&direction=automatic&language=automatic&size=automatic"
    + "&text-size=automatic"

  /// How many popups of one page are closed at most.
  private static let presentationLimit = 12

  @MainActor func testEveryStateOpensByItsLinkAndLeavesNothingBehind() throws {
    let app = XCUIApplication()
    // The walk begins at the list, in English, whatever was open last and how.
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launch()
    try open(Self.list, in: app)
    XCTAssertTrue(app.navigationBars["Catalog"].waitForExistence(timeout: 30))
    let places = try places()
    XCTAssertGreaterThan(places.count, 100)
    for place in places {
      try XCTContext.runActivity(named: place.id) { _ in try visit(place, in: app) }
    }
    try open(Self.list, in: app)
    XCTAssertTrue(app.navigationBars["Catalog"].waitForExistence(timeout: 10))
    XCTAssertTrue(app.cells.firstMatch.isHittable, "something covers the list")
  }

  /// Opens a state, closes what it presents, and compares what is left with the place.
  @MainActor private func visit(_ place: Place, in app: XCUIApplication) throws {
    try open(place.id, in: app)
    XCTAssertEqual(app.state, .runningForeground, place.id)
    // The next popup of a queue appears when the one before it is closed.
    try open("close", in: app)
    var count = 0
    while !isUncovered(app), count < Self.presentationLimit {
      count += 1
      try open("close", in: app)
    }
    XCTAssertTrue(isUncovered(app), "\(place.id): a presentation stays")
    let bar = app.navigationBars[place.title]
    XCTAssertTrue(bar.waitForExistence(timeout: 10), "\(place.id): the title \(place.title)")
    let page = app.descendants(matching: .any).matching(identifier: place.id).firstMatch
    XCTAssertTrue(page.waitForExistence(timeout: 10), "\(place.id): the view of the page")
    let message = NSPredicate(format: "label BEGINSWITH %@", argumentArray: ["Not found:"])
    XCTAssertFalse(app.staticTexts.matching(message).firstMatch.exists, place.id)
    let choice = app.buttons[place.choice]
    // A page with a single state has no buttons for it.
    if choice.exists { XCTAssertTrue(choice.isSelected, "\(place.id): the state is not selected") }
    XCTAssertEqual(app.state, .runningForeground, place.id)
  }

  /// Returns whether the page can be used: its button in the navigation bar, below no sheet, popover
  /// or alert.
  @MainActor private func isUncovered(_ app: XCUIApplication) -> Bool {
    let button = app.buttons["environment"].firstMatch
    return button.waitForExistence(timeout: 3) && button.isHittable
      && !app.alerts.firstMatch.exists && !app.popovers.firstMatch.exists
      && !app.otherElements["ActionSheet.dimming"].firstMatch.exists
  }

  /// Opens an address of the catalog in the app that runs.
  @MainActor private func open(_ address: String, in app: XCUIApplication) throws {
    app.open(try XCTUnwrap(URL(string: "controlkit://\(address)")))
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10), address)
  }

  private func places() throws -> [Place] {
    let file = try XCTUnwrap(
      Bundle(for: Self.self).url(forResource: "States", withExtension: "txt"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { throw CocoaError(.fileReadCorruptFile) }
      return Place(id: parts[0], title: parts[1])
    }
  }
}
