import Testing
import UIKit

/// Tables and cells that nothing was set on yet.
@MainActor struct UITableViewContractTests {
  /// UITableViewExtensionsTests.testIndexPathForLastRowInSection of SwifterSwift needs it: the last
  /// row of the first section of a new table is asked for where there is a section.
  @Test("A table without a data source has one section")
  func aTableWithoutADataSourceHasOneSection() {
    #expect(UITableView().numberOfSections == 1)
  }

  /// HierarchyTests.tableViewCellSubviews of freshOS/Stevia adds two views to the content view of a
  /// new cell, and counts two.
  @Test("The content view of a new cell is empty") func theContentViewOfANewCellIsEmpty() {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      #expect(cell.contentView.subviews.isEmpty)
    }
  }

  @Test("A cell creates its label on demand") func aCellHasItsLabelWhenItIsAskedFor() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    #expect(cell.textLabel?.isDescendant(of: cell.contentView) == true)
    #expect(cell.textLabel?.text == "Title")
  }
}
