import Foundation
import TestSupport
import Testing

@testable import ActionSheet

struct RowHeightsTests {
  @Test("Heights come back as they were added")
  func appended() {
    let heights = RowHeights([10, 10, 20, 10])
    #expect(heights.count == 4)
    #expect((0..<4).map { heights[$0] } == [10, 10, 20, 10])
  }

  @Test("A height that cannot be one counts as zero, a row that does not exist has none")
  func badInput() {
    var heights = RowHeights([-1, .nan, .infinity, 5])
    #expect((-1...4).map { heights[$0] } == [0, 0, 0, 0, 5, 0])
    heights.append(7, count: -2)
    #expect(heights == RowHeights([0, 0, 0, 5]))
  }

  @Test("Equal heights are equal values however they came about")
  func equality() {
    let heights = RowHeights([10, 10, 10])
    var appended = RowHeights()
    appended.append(10, count: 3)
    #expect(heights == appended)
  }

  @Test("Heights of rows of which some were measured are those of an array")
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
      let standard = RowHeights.Standard(action: 56, header: 40, caption: 24)
      let naive = (0..<rows.count).map { row in
        switch rows.kind(at: row) {
        case .header: standard.header
        case .section: max(standard.caption, needed[row] ?? 0)
        default: max(rows.action(at: row)?.preferredHeight ?? standard.action, needed[row] ?? 0)
        }
      }
      #expect(
        RowHeights(rows, standard: standard, needed: needed) == RowHeights(naive), "seed \(seed)")
    }
  }

  @Test("L3: each kind of row has its own height")
  func kinds() {
    let rows = SheetRows(LayoutFixture.content("H N V S N C F"))
    let heights = RowHeights(rows, standard: LayoutFixture.standard)
    #expect((0..<heights.count).map { heights[$0] } == [40, 56, 100, 20, 56, 30, 56])
  }

  @Test("X7: rows grow where their texts need it, and only there")
  func needed() {
    var content = LayoutFixture.content("H N N C")
    content.updateAction(content.actions[1].id) { $0.preferredHeight = 90 }
    let rows = SheetRows(content)
    let heights = RowHeights(rows, standard: LayoutFixture.standard, needed: [1: 200, 2: 80])
    #expect((0..<heights.count).map { heights[$0] } == [40, 200, 90, 56])
  }
}
