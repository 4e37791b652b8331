import TestSupport
import Testing
import UIKit

@MainActor struct UITableViewControllerTests {
  private final class List: UITableViewController {
    var chosen: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  @Test("The controller's view is a table with the controller as data source")
  func itsViewIsATableThatItFeeds() {
    let list = List(style: .insetGrouped)
    let test = TestHost(rootViewController: list)
    #expect(list.view === list.tableView)
    #expect(list.tableView.style == .insetGrouped)
    #expect(list.tableView.visibleCells.first?.textLabel?.text == "Row 0")
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    test.touches.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(list.chosen == [1])
  }

  @Test("In navigation the first row is below the bar") func inNavigationTheFirstRowIsBelowTheBar()
  {
    let list = List(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    let test = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    test.advance(by: 0.5)
    let table: UITableView = list.tableView
    #expect(table.adjustedContentInset.top >= 91)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(table.adjustedContentInset.bottom == 34)
  }
}
