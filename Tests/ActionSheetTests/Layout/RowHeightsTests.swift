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
    heights[9] = 3
    heights[-1] = 3
    heights.append(7, count: -2)
    #expect(heights == RowHeights([0, 0, 0, 5]))
    heights[3] = .nan
    #expect(heights[3] == 0)
  }

  @Test("Equal heights are equal values however they came about")
  func equality() {
    var heights = RowHeights([10, 30, 10])
    heights[1] = 10
    var appended = RowHeights()
    appended.append(10, count: 3)
    #expect(heights == appended)
  }

  @Test("Heights of the few rows that were measured are those of asking for every row")
  func measuredRows() {
    for seed in 0..<UInt64(Torture.count(100, torture: 5000)) {
      var random = SeededGenerator(seed: seed)
      var content = SheetContent(title: "Title")
      for index in 0..<Int.random(in: 0...12, using: &random) {
        var action = SheetAction("\(index)", role: Bool.random(using: &random) ? .cancel : .default)
        if Int.random(in: 0...3, using: &random) == 0 { action.preferredHeight = 20 }
        content.items.append(index % 5 == 4 ? .section(SheetSection("S")) : .action(action))
      }
      let rows = SheetRows(content)
      var needed: [Int: CGFloat] = [:]
      for row in 0..<rows.count where Bool.random(using: &random) {
        needed[row] = CGFloat(Int.random(in: 10...90, using: &random))
      }
      let standard = RowHeights.Standard(action: 56, header: 40, caption: 24)
      let asked = RowHeights(rows, standard: standard) { needed[$0] }
      #expect(RowHeights(rows, standard: standard, needed: needed) == asked, "seed \(seed)")
    }
  }

  @Test("Random changes are those of an array")
  func changes() {
    for seed in 0..<UInt64(Torture.count(100, torture: 5000)) {
      var random = SeededGenerator(seed: seed)
      var naive = (0..<Int.random(in: 1...20, using: &random)).map { _ in CGFloat(56) }
      var heights = RowHeights(naive)
      for _ in 0..<30 {
        let row = Int.random(in: 0..<naive.count, using: &random)
        let height: CGFloat = [10, 20, 56].randomElement(using: &random) ?? 0
        naive[row] = height
        heights[row] = height
      }
      guard heights == RowHeights(naive), naive.indices.allSatisfy({ heights[$0] == naive[$0] })
      else {
        Issue.record("seed \(seed)")
        return
      }
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
    var asked: [Int] = []
    let heights = RowHeights(rows, standard: LayoutFixture.standard) { row in
      asked.append(row)
      return row == 1 ? 200 : row == 2 ? 80 : nil
    }
    #expect((0..<heights.count).map { heights[$0] } == [40, 200, 90, 56])
    #expect(asked == [1, 2, 3])
  }
}
