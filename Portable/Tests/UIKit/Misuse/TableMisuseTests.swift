import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableMisuseTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  // UIKit raises NSInternalInconsistencyException: "unable to dequeue a cell with identifier Cell -
  // must register a nib or a class for the identifier or connect a prototype cell in a storyboard".
  @Test("Dequeuing an unregistered identifier is misuse")
  func dequeuingAnUnregisteredIdentifierIsMisuse() {
    expectMisuse(
      "UITableView.dequeueReusableCell(withIdentifier:for:)", reason: "no class is registered for"
    ) {
      UITableView().dequeueReusableCell(
        withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
    }
  }

  // UIKit raises NSInternalInconsistencyException: "UITableView dataSource must return a cell from
  // tableView:cellForRowAtIndexPath:". A table view controller that overrides only the number of
  // rows inherits that.
  @Test("A table view controller without cells is misuse")
  func aTableViewControllerWithoutCellsIsMisuse() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    expectMisuse(
      "UITableViewDataSource.tableView(_:cellForRowAt:)", reason: "there is no cell for row"
    ) {
      TestHost(rootViewController: Rows()).layout()
    }
  }

  // As above: the table does not own its data source, and has no cell without it.
  @Test("Rows without a data source are misuse") func rowsWithoutADataSourceAreMisuse() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    table.rowHeight = 100
    do {
      let source = Source()
      table.dataSource = source
      table.layoutIfNeeded()
    }
    table.contentOffset.y = 100
    expectMisuse(
      "UITableViewDataSource.tableView(_:cellForRowAt:)", reason: "there is no cell for row"
    ) { table.layoutIfNeeded() }
  }
}
