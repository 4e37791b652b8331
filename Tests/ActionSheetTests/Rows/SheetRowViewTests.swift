import Testing
import UIKit

@testable import ActionSheet

/// Views of rows that are used again.
@MainActor struct SheetRowViewTests {
  @Test("A reinserted row keeps its view, and one of another kind gets another view")
  func rowsKeepTheirViews() throws {
    let fixture = SheetFixture("AB")
    let (first, second) = try (#require(fixture.row("A0")), #require(fixture.row("B1")))
    fixture.sheet.items = [
      .view(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), id: "A0"),
      .action(.default("New", id: "New")), .action(.default("B1", id: "B1")),
    ]
    fixture.host.layout()
    #expect(fixture.row("B1") === second)
    #expect(fixture.row("A0") !== first && fixture.row("A0") is SheetContentRowView)
  }
}
