import Testing
import UIKit

@testable import ActionSheet

/// Which rows there are, in which order and in which groups.
struct SheetRowsTests {
  private func kinds(
    _ text: String, custom: Int? = nil, pinsCancel: Bool = false
  ) -> [SheetRow.Kind] {
    let rows = SheetRows(
      LayoutFixture.content(text, customViewIndex: custom), pinsCancel: pinsCancel)
    return (0..<rows.count).compactMap(rows.kind)
  }

  @Test("The header comes first, then the items in order, with the custom view before its action")
  func order() {
    #expect(kinds("H D N C", custom: 1) == [.header, .action, .view, .action, .cancel])
    #expect(kinds("N C", custom: 2) == [.action, .cancel, .view])
    #expect(kinds("F C N") == [.cancel, .action, .footer])
  }

  @Test("Without texts, or with empty ones, a sheet has no header")
  func noHeader() {
    var content = SheetContent(title: "", message: "")
    content.items.append(.action(ActionSheetAction("A")))
    #expect(SheetRows(content).kind(at: 0) == .action)
    content.message = "Message"
    #expect(SheetRows(content).kind(at: 0) == .header)
    content.message = nil
    content.fixedViews[.header] = SheetViewSlot(height: 10)
    #expect(SheetRows(content).kind(at: 0) == .header)
  }

  @Test("The cancel action is where it was added or below everything, with its index unchanged")
  func cancelPlacement() {
    #expect(kinds("N C N") == [.action, .cancel, .action])
    #expect(kinds("N C N C", pinsCancel: true) == [.action, .action, .cancel, .cancel])
    let rows = SheetRows(LayoutFixture.content("H C N"), pinsCancel: true)
    #expect((0..<3).map { rows.row(at: $0)?.itemIndex } == [nil, 1, 0])
  }

  @Test(
    "Captions, more than titles and titles that are too wide are rows that may need several lines")
  func rowsBeyondALine() {
    var content = SheetContent(title: "Title")
    content.items = [
      .section(SheetSection("Caption")), .action(ActionSheetAction("Short")),
      .action(ActionSheetAction("A title that is a little longer")),
      .action(ActionSheetAction("Short", subtitle: "Subtitle")), .view(SheetViewSlot(height: 10)),
      .action(ActionSheetAction("Short", image: UIImage())),
    ]
    let rows = SheetRows(content)
    #expect(
      rows.indicesOfUncertainHeight { title, _ in title.count <= "Shorter".count } == [1, 3, 4, 6])
    #expect(rows.indicesOfUncertainHeight { _, _ in true } == [1, 4, 6])
  }

  @Test("A popover has no cancel rows")
  func popover() {
    let rows = SheetRows(LayoutFixture.content("N C N C"), pinsCancel: false, includesCancel: false)
    #expect((0..<rows.count).compactMap(rows.kind) == [.action, .action])
    #expect(rows.groupStarts.isEmpty)
  }

  @Test("Hidden actions have no row but keep their index")
  func hidden() {
    let rows = SheetRows(LayoutFixture.content("n N c N"))
    #expect((0..<rows.count).map { rows.row(at: $0)?.itemIndex } == [1, 3])
    #expect(rows.groupStarts.isEmpty)
  }

  @Test("Groups begin at cancel rows and after them, with rounded corners")
  func corners() {
    let rows = SheetRows(LayoutFixture.content("H N N C C N N"))
    #expect(rows.groupStarts == [3, 4, 5])
    let layout = LayoutFixture.layout("H N N C C N N")
    #expect(
      (0..<7).map(layout.corners) == [.top, [], .bottom, .all, .all, .top, .bottom])
  }

  @Test("Cancel rows have one wide gap between them and beside each")
  func wideGaps() {
    let layout = LayoutFixture.layout("N C C N")
    #expect(layout.separators.map(\.kind) == [.group, .group, .group])
    #expect(layout.separators.map(\.frame.height) == [8, 8, 8])
  }

  @Test("A section begins a group, with a caption or without")
  func sections() {
    #expect(kinds("N S N G N") == [.action, .section, .action, .action])
    let rows = SheetRows(LayoutFixture.content("N S N G N"))
    #expect(rows.groupStarts == [1, 3])
  }

  @Test("A section without visible items is not shown and makes no gap")
  func emptySections() {
    #expect(kinds("S n S N S") == [.section, .action])
    let rows = SheetRows(LayoutFixture.content("N G n S"))
    #expect(rows.count == 1)
    #expect(rows.groupStarts.isEmpty)
  }

  @Test("Rows are identified by their items, whatever their place")
  func identity() {
    var content = LayoutFixture.content("H N N")
    let id = content.actions[1].id
    content.items.insert(.action(ActionSheetAction("New")), at: 0)
    let rows = SheetRows(content)
    #expect(rows.index(of: id) == 3)
    #expect(rows.row(at: 3)?.id == id)
    #expect(rows.index(of: .footer) == nil)
    #expect(rows.index(of: .header) == 0)
  }

  @Test("Rows that do not exist have no content")
  func outOfRange() {
    let rows = SheetRows(LayoutFixture.content("N"))
    for index in [-1, 1, Int.max, Int.min] {
      #expect(rows.row(at: index) == nil)
      #expect(rows.kind(at: index) == nil)
      #expect(rows.slot(at: index) == nil)
      #expect(!rows.startsGroup(at: index) && !rows.endsGroup(at: index))
      #expect(!rows.isSelectable(at: index))
    }
  }
}
