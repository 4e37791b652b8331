import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableLookTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    var title = "Header"
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      return cell
    }
  }

  private let rows = Rows()

  private func table(
    _ style: UITableView.Style, in test: TestHost, size: CGSize = CGSize(width: 390, height: 700)
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.dataSource = rows
    return test.add(table)
  }

  @Test("Inset groups round their outer corners") func insetGroupsRoundTheirOuterCorners() {
    let test = TestHost()
    let table = table(.insetGrouped, in: test)
    let cells = table.visibleCells
    #expect(cells[0].frame.minX == 16 && cells[0].frame.width == 358)
    #expect(cells[0].position.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].position.roundedCorners.isEmpty)
    #expect(cells[2].position.roundedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let corner = test.color(at: CGPoint(x: 16.5, y: cells[0].frame.minY + 0.5))
    let inside = test.color(at: CGPoint(x: 40, y: cells[0].frame.minY + 2))
    #expect(corner != inside)
  }

  // The title has the width of the rows, which is less than that of the table.
  @Test("A header is as high as its title") func aHeaderIsAsHighAsItsTitle() throws {
    let test = TestHost()
    for width in stride(from: CGFloat(150), through: 110, by: -1) {
      let table = table(.insetGrouped, in: test, size: CGSize(width: width, height: 700))
      rows.title = "Three more words"
      table.reloadData()
      test.layout()
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.frame.height >= header.sizeThatFits(header.frame.size).height, "\(width)")
      table.removeFromSuperview()
    }
  }

  @Test("Headers of a plain table stay at the top") func headersOfAPlainTableStayAtTheTop() {
    let test = TestHost()
    let table = table(.plain, in: test, size: CGSize(width: 390, height: 200))
    table.contentOffset.y = 80
    test.layout()
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 80)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 10
    test.layout()
    #expect(header?.frame.maxY == table.rect(forSection: 0).maxY)
  }

  @Test("Rows grow with the text size") func rowsGrowWithTheTextSize() {
    let small = table(.plain, in: TestHost()).visibleCells[0].frame.height
    let host = TestHost(contentSize: .accessibilityExtraLarge)
    let large = table(.plain, in: host).visibleCells[0].frame.height
    #expect(small == 44)
    #expect(large > 60)
  }

  @Test("Right to left mirrors the texts") func rightToLeftMirrorsTheTexts() throws {
    let host = TestHost(direction: .rightToLeft)
    let cell = table(.plain, in: host).visibleCells[0]
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.frame.minX > detail.frame.maxX)
    #expect(text.frame.maxX == 374)
  }

  @Test("A selected row changes its background and fades back")
  func aSelectedRowChangesItsBackgroundAndFadesBack() {
    let test = TestHost()
    let table = table(.plain, in: test)
    let path = IndexPath(row: 0, section: 0)
    let point = CGPoint(x: 195, y: table.rectForRow(at: path).midY)
    let plain = test.color(at: point)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let selected = test.color(at: point)
    #expect(selected != plain)
    table.deselectRow(at: path, animated: true)
    test.advance(by: 0.15)
    let fading = test.color(at: point)
    #expect(fading != plain && fading != selected)
    test.advance(by: 1)
    #expect(test.color(at: point) == plain)
  }

  @Test("Separators begin with the text") func separatorsBeginWithTheText() {
    let test = TestHost()
    let cell = table(.plain, in: test).visibleCells[0]
    #expect(cell.separatorInset.left == 16)
    let y = cell.frame.maxY - 0.25
    #expect(test.color(at: CGPoint(x: 10, y: y)) != test.color(at: CGPoint(x: 200, y: y)))
  }

  @Test("Configured content takes the place of the labels")
  func configuredContentTakesThePlaceOfTheLabels() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Configured"
    cell.contentConfiguration = content
    #expect(cell.textLabel == nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    let view = cell.contentView.subviews.first as? UIListContentView
    #expect(view?.textLabel.text == "Configured")
  }

  @Test("The update handler sees the state") func theUpdateHandlerSeesTheState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }
}
