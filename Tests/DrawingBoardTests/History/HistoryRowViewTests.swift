import CoreGraphics
@testable import DrawingBoard
import Testing

struct HistoryRowsTests {
  private let rows = HistoryRows(stepCount: 10_000, rowHeight: 50, inset: 6)

  @Test("A place and its row agree, also at the ends")
  func places() {
    for step in [-1, 0, 1, 4_711, 9_999] {
      #expect(rows.step(at: rows.top(ofStep: step)) == step)
      #expect(rows.step(at: rows.top(ofStep: step) + 49) == step)
    }
    #expect(rows.step(at: 0) == nil)
    #expect(rows.step(at: rows.contentHeight - 1) == nil)
    #expect(HistoryRows(stepCount: 3, rowHeight: 0).step(at: 5) == nil)
  }

  @Test("Only visible rows are listed, however many there are")
  func inSight() {
    #expect(rows.steps(from: 0, to: 500).count <= 12)
    #expect(rows.steps(from: 0, to: 500).first == -1)
    #expect(rows.steps(from: rows.contentHeight - 500, to: rows.contentHeight).last == 9_999)
    #expect(rows.steps(from: -900, to: -100).count <= 1)
    #expect(rows.steps(from: rows.contentHeight + 100, to: rows.contentHeight + 900).isEmpty)
    #expect(rows.steps(from: 10, to: 10).isEmpty)
    for top in stride(from: CGFloat(0), to: 2_000, by: 37) {
      let steps = rows.steps(from: top, to: top + 300)
      for step in steps.dropFirst().dropLast() {
        #expect(rows.top(ofStep: step) + 50 > top && rows.top(ofStep: step) < top + 300)
      }
    }
  }

  @Test("A row is shown completely with the least scrolling")
  func showing() {
    let bottom = rows.top(ofStep: 20) + rows.rowHeight + rows.inset
    let last = rows.contentHeight - 400
    #expect(rows.offset(showingStep: 0, from: 0, height: 400) == 0)
    #expect(rows.offset(showingStep: 20, from: 0, height: 400) == bottom - 400)
    #expect(rows.offset(showingStep: -1, from: 900, height: 400) == 0)
    #expect(rows.offset(showingStep: 9_999, from: 0, height: 400) == last)
    #expect(HistoryRows(stepCount: 1).offset(showingStep: 0, from: 0, height: 400) == 0)
  }
}
