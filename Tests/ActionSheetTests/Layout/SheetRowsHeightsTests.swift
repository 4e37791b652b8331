import Foundation
import TestSupport
import Testing

@testable import ActionSheet

struct SheetRowsHeightsTests {
  private func heights(of stack: SheetRows) -> [CGFloat] {
    (-1...stack.count).map(stack.height)
  }

  @Test("Invalid and missing heights are zero, and surplus ones are ignored")
  func badInput() {
    let rows = SheetRows(LayoutFixture.content("N N N N"))
    func stack(_ heights: [CGFloat]) -> SheetRows {
      rows.stacked(heights, metrics: SheetMetrics(), displayScale: 2)
    }
    #expect(heights(of: stack([-1, .nan, .infinity, 5, 7])) == [0, 0, 0, 0, 5, 0])
    #expect(heights(of: stack([3])) == [0, 3, 0, 0, 0, 0])
    #expect(stack([-1, .nan, 20, 5]).height == 26.5)
  }

  @Test("Rows with some measured heights have the same positions as rows in an array")
  func measuredRows() {
    for seed in 0..<UInt64(Torture.count(100, torture: 5000)) {
      var random = SeededGenerator(seed: seed)
      var content = SheetContent(title: "Title")
      for index in 0..<Int.random(in: 0...12, using: &random) {
        var action = ActionSheetAction(
          "\(index)", role: Bool.random(using: &random) ? .cancel : .default)
        if Int.random(in: 0...3, using: &random) == 0 { action.preferredHeight = 20 }
        content.items.append(index % 5 == 4 ? .section(SheetSection("S")) : .action(action))
      }
      let rows = SheetRows(content)
      var needed: [Int: CGFloat] = [:]
      for row in 0..<rows.count where Bool.random(using: &random) {
        needed[row] = CGFloat(Int.random(in: 10...90, using: &random))
      }
      let naive = (0..<rows.count).map { row in
        switch rows.kind(at: row) {
        case .header: max(40, needed[row] ?? 0)
        case .section: max(24, needed[row] ?? 0)
        default: max(rows.action(at: row)?.preferredHeight ?? 56, needed[row] ?? 0)
        }
      }
      let heights = rows.heights(action: 56, header: 40, caption: 24, needed: needed)
      #expect(heights == naive, "seed \(seed)")
    }
  }

  @Test("Each kind of row has its own height")
  func kinds() {
    let rows = SheetRows(LayoutFixture.content("H N V S N C F"))
    #expect(
      LayoutFixture.standardHeights(of: rows) == [40, 56, 100, 20, 56, 30, 56])
  }

  @Test("Rows grow only where their texts need it")
  func needed() {
    var content = LayoutFixture.content("H N N C")
    content.updateAction(content.actions[1].id) { $0.preferredHeight = 90 }
    let rows = SheetRows(content)
    let heights = rows.heights(action: 56, header: 40, needed: [1: 200, 2: 80])
    #expect(heights == [40, 200, 90, 56])
  }
}
