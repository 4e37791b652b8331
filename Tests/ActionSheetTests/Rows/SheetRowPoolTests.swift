import Testing
import UIKit

@testable import ActionSheet

/// Views of rows that are used again.
@MainActor struct SheetRowPoolTests {
  private func row(_ id: SheetItemID, _ kind: SheetRow.Kind = .action) -> SheetRow {
    SheetRow(id: .item(id), kind: kind, itemIndex: 0)
  }

  @Test("a row that is listed anew gets the view it had")
  func keeps() {
    var pool = SheetRowPool()
    let view = pool.view(for: row("a"))
    view.rowID = .item("a")
    pool.keep([view])
    let other = pool.view(for: row("b"))
    let again = pool.view(for: row("a"))
    let left = pool.takeKept()
    #expect(other !== view)
    #expect(again === view)
    #expect(left.isEmpty)
  }

  @Test("a row of another kind under the same name gets another view")
  func kinds() {
    var pool = SheetRowPool()
    let view = pool.view(for: row("a"))
    view.rowID = .item("a")
    pool.keep([view])
    let host = pool.view(for: row("a", .view))
    let left = pool.takeKept()
    let caption = pool.view(for: row("s", .section))
    let header = pool.view(for: row("h", .header))
    #expect(host is SheetHostRowView)
    #expect(left.count == 1 && left.first === view)
    #expect(caption is SheetCaptionRowView)
    #expect(header is SheetHeaderRowView)
  }

  @Test("a view whose row is no longer seen is hidden and used again, a few of them at most")
  func recycles() {
    var pool = SheetRowPool()
    let container = UIView()
    let views = (0..<30).map { _ in pool.view(for: row("a")) }
    for view in views { container.addSubview(view) }
    for view in views { pool.recycle(view) }
    #expect(container.subviews.count == 12)
    #expect(container.subviews.allSatisfy { $0.isHidden })
    let used = pool.view(for: row("b"))
    #expect(container.subviews.contains(used))
  }
}
