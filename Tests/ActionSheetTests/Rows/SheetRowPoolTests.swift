import Testing
import UIKit

@testable import ActionSheet

/// Views of rows that are used again.
@MainActor struct SheetRowPoolTests {
  @Test("A view whose row is no longer visible is hidden and reused, a few of them at most")
  func recycles() {
    var pool = SheetRowPool()
    let container = UIView()
    let views = (0..<30).map { _ in pool.view(of: SheetActionRowView.self) }
    for view in views { container.addSubview(view) }
    for view in views { pool.recycle(view) }
    #expect(container.subviews.count == 12)
    #expect(container.subviews.allSatisfy { $0.isHidden })
    let used = pool.view(of: SheetActionRowView.self)
    #expect(container.subviews.contains(used))
    let other = pool.view(of: SheetContentRowView.self)
    #expect(other is SheetContentRowView)
  }

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
