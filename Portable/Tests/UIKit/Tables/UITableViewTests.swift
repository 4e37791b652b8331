import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITableViewTests {
  final class Cell: UITableViewCell {
    private(set) var wasMadeByOwnInitializer = false

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      wasMadeByOwnInitializer = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var refused: Set<Int> = []
    var cells: Set<UITableViewCell> = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cells.insert(cell)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      !refused.contains(path.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      log.append("highlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      log.append("unhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      log.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      log.append("deselect \(path.row)")
    }
  }

  private let test = TestHost(size: CGSize(width: 390, height: 700))
  private let rows: Rows
  private let table: UITableView

  init() {
    rows = Rows([(0..<1000).map { "Row \($0)" }])
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    test.add(table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A registered class is made from its metatype") func aRegisteredClassIsMadeFromItsMetatype()
  {
    let cell = table.cellForRow(at: path(0)) as? Cell
    #expect(cell?.wasMadeByOwnInitializer == true)
    #expect(table.cellForRow(at: path(0))?.reuseIdentifier == "row")
  }

  @Test("Only visible rows have cells") func onlyRowsThatAreSeenHaveCells() {
    #expect(table.visibleCells.count == 16)
    #expect(rows.cells.count == 16)
    #expect(table.cellForRow(at: path(500)) == nil)
  }

  @Test("Cells are reused") func cellsAreUsedAgain() {
    for y in stride(from: 0, through: 10_000, by: 300) {
      table.contentOffset.y = CGFloat(y)
      test.layout()
    }
    #expect(rows.cells.count < 40)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 225")
  }

  @Test("A hundred thousand rows scroll without making more cells")
  func aHundredThousandRowsScrollWithoutMakingMoreCells() {
    rows.sections = [(0..<100_000).map { "Row \($0)" }]
    table.reloadData()
    test.layout()
    table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
    test.layout()
    #expect(table.visibleCells.last?.textLabel?.text == "Row 99999")
    #expect(table.contentSize.height > 4_000_000)
    #expect(rows.cells.count < 40)
  }

  @Test("Rows measure themselves") func rowsMeasureThemselves() {
    let long = String(repeating: "many words ", count: 20)
    rows.sections = [["short", long]]
    let wrapping = table.cellForRow(at: path(0))
    #expect(wrapping?.frame.height == 44)
    table.reloadData()
    test.layout()
    table.cellForRow(at: path(1))?.textLabel?.numberOfLines = 0
    table.reloadData()
    test.layout()
    #expect(table.rectForRow(at: path(1)).height > 60)
    #expect(table.contentSize.height == table.rectForRow(at: path(1)).maxY)
  }

  @Test("Rows and headers are measured with the traits of their table")
  func rowsAndHeadersAreMeasuredWithTheTraitsOfTheirTable() throws {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        // A new cell each time has no traits from an earlier place.
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "More words below it")
        cell.contentConfiguration = content
        return cell
      }
    }
    let titles = Titles()
    let table = UITableView(frame: test.window.bounds, style: .grouped)
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = titles
    test.add(table)
    let (row, header) = (table.rectForRow(at: path(0)), table.rectForHeader(inSection: 0))
    // The scene, whose traits a view outside of a window has, keeps the default size.
    test.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    test.window.updateTraitsIfNeeded()
    test.layout()
    let cell = try #require(table.cellForRow(at: path(0)))
    let size = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
    #expect(abs(cell.frame.height - cell.sizeThatFits(size).height) < 1)
    #expect(cell.frame.height > row.height * 1.5)
    let title = try #require(table.headerView(forSection: 0))
    #expect(abs(title.frame.height - title.sizeThatFits(size).height) < 1)
    #expect(title.frame.height > header.height * 1.2)
  }

  @Test("A tap highlights and selects") func aTapHighlightsAndSelects() {
    test.touches.tap(at: CGPoint(x: 100, y: 66))
    #expect(rows.log == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(table.indexPathForSelectedRow == path(1))
    test.touches.tap(at: CGPoint(x: 100, y: 110))
    #expect(
      rows.log.suffix(4) == ["highlight 2", "unhighlight 2", "deselect 1", "select 2"])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test("A press highlights after a moment and a drag takes it back")
  func aPressHighlightsAfterAMomentAndADragTakesItBack() {
    test.touches.down(CGPoint(x: 100, y: 66))
    #expect(rows.log.isEmpty)
    test.advance(by: 0.2)
    #expect(rows.log == ["highlight 1"])
    #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
    test.touches.glide(to: CGPoint(x: 100, y: 20))
    test.touches.up()
    #expect(rows.log == ["highlight 1", "unhighlight 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row that may not highlight is not selected") func aRowThatMayNotHighlightIsNotSelected()
  {
    rows.refused = [1]
    test.touches.tap(at: CGPoint(x: 100, y: 66))
    #expect(rows.log.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Multiple selection toggles rows") func multipleSelectionTogglesRows() {
    table.allowsMultipleSelection = true
    test.touches.tap(at: CGPoint(x: 100, y: 22))
    test.touches.tap(at: CGPoint(x: 100, y: 66))
    test.advance(by: 1)
    test.touches.tap(at: CGPoint(x: 100, y: 22))
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("Scrolling to a row puts it where asked") func scrollingToARowPutsItWhereAsked() {
    table.scrollToRow(at: path(500), at: .top, animated: false)
    test.layout()
    #expect(table.rectForRow(at: path(500)).minY == table.contentOffset.y)
    table.scrollToRow(at: path(500), at: .middle, animated: false)
    #expect(abs(table.rectForRow(at: path(500)).midY - table.contentOffset.y - 350) < 1)
  }
}
