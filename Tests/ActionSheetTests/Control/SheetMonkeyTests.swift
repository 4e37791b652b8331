import TestSupport
import Testing

@testable import ActionSheet

/// Fingers and changes at random on an open sheet.
@MainActor
struct SheetMonkeyTests {
  @Test("After any touches and calls, rows are where the layout says and at most one is pressed")
  func monkey() {
    var generator = SeededGenerator(seed: 20_26)
    let fixture = SheetFixture(style: .system, "H D N N C")
    let touches = fixture.host.touches
    var isDown = false
    var highlights = 0
    let count = Torture.count(400, torture: 50_000)
    for step in 0..<count {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<5 where !isDown:
        touches.down(point(&generator))
        isDown = true
      case 0..<13 where isDown: touches.move(to: point(&generator))
      case 13..<16 where isDown:
        touches.up()
        isDown = false
      case 16 where isDown:
        touches.cancel()
        isDown = false
      case 17: change(fixture.sheet, step, &generator)
      default: fixture.host.advanceFrames()
      }
      if !fixture.highlighted.isEmpty { highlights += 1 }
      check(fixture, isDown: isDown)
      if Task.isCancelled { break }
    }
    #expect(highlights > count / 40)
  }

  private func point(_ generator: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -20...410, using: &generator),
      y: CGFloat.random(in: 300...860, using: &generator))
  }

  private func change(
    _ sheet: ActionSheetControl, _ step: Int, _ generator: inout SeededGenerator
  ) {
    let index = Int.random(in: 0...max(sheet.numberOfActions, 1), using: &generator)
    let isAnimated = Bool.random(using: &generator)
    sheet.performBatchUpdates(animated: isAnimated) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0,
        1 where sheet.numberOfActions < 60:
        sheet.insertAction(.default("New \(step)"), at: index)
      case 2: if let action = sheet.action(at: index) { sheet.removeAction(id: action.id) }
      case 3:
        if let action = sheet.action(at: index) {
          sheet.updateAction(id: action.id) { $0.isEnabled.toggle() }
        }
      case 4: sheet.title = sheet.title == nil ? "Title" : nil
      case 5: sheet.style = [.classic, .system, .edgeToEdge][step % 3]
      case 6:
        if let action = sheet.action(at: index) {
          sheet.updateAction(id: action.id) { $0.isHidden.toggle() }
        }
      default: sheet.addAction(.cancel("Cancel \(step)"))
      }
    }
  }

  private func check(_ fixture: SheetFixture, isDown: Bool) {
    let sheet = fixture.sheet
    sheet.layoutIfNeeded()
    let layout = sheet.layout
    let highlighted = fixture.highlighted
    #expect(highlighted.count <= 1)
    #expect(isDown || highlighted.isEmpty)
    let isRight = sheet.container.live.allSatisfy { id, view in
      guard let index = layout.rows.index(of: id) else { return false }
      return view.rowID == id && view.bounds.size == layout.frame(ofRow: index)?.size
    }
    #expect(isRight)
    let seen = layout.visibleRows(in: .body, scrolledBy: sheet.scrollOffset)
    #expect(seen.allSatisfy { layout.rows.row(at: $0).map { sheet.container.live[$0.id] } != nil })
  }
}
