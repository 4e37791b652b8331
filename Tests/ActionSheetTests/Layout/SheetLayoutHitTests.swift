import Foundation
import Testing

@testable import ActionSheet

/// What lies at a point. The sheet is `H D N C` of V1: rows at 0, 40.5, 97 and 161.
struct SheetLayoutHitTests {
  private let layout = LayoutFixture.layout("H D N C")

  private func hit(_ y: CGFloat, x: CGFloat = 100) -> Int? {
    layout.row(at: CGPoint(x: x, y: y))
  }

  @Test("Every row is hit from its top on")
  func rows() {
    #expect(hit(0) == 0)
    #expect(hit(39.9) == 0)
    #expect(hit(40.5) == 1)
    #expect(hit(97) == 2)
    #expect(hit(161) == 3)
    #expect(hit(216.9) == 3)
  }

  @Test("A thin line belongs to the row above it")
  func lines() {
    #expect(hit(40.2) == 0)
    #expect(hit(96.7) == 1)
  }

  @Test("Gaps between groups, the space below and the area beside are background")
  func background() {
    #expect(hit(153) == nil)
    #expect(hit(160.9) == nil)
    #expect(hit(217) == nil)
    #expect(hit(224) == nil)
    #expect(hit(-1) == nil)
    #expect(hit(50, x: -1) == nil)
    #expect(hit(50, x: 370) == nil)
    let middle = LayoutFixture.layout("N C N")
    #expect(middle.row(at: CGPoint(x: 50, y: 60)) == nil)
    #expect(middle.row(at: CGPoint(x: 50, y: 124)) == nil)
  }

  @Test("Scrolled rows are hit where they are visible, and not under pinned rows")
  func scrolled() {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 400), displayScale: 2)
    let layout = LayoutFixture.layout(
      "H" + String(repeating: "N", count: 30) + "C", in: environment)
    let scrolled = { (place: SheetRegion.Place) -> CGFloat in place == .body ? 565 : 0 }
    let top = layout.body.viewport.minY
    #expect(layout.row(at: CGPoint(x: 9, y: top), scrolledBy: scrolled) == 11)
    #expect(layout.row(at: CGPoint(x: 9, y: top - 1), scrolledBy: scrolled) == 0)
    #expect(layout.scrolls(at: CGPoint(x: 9, y: top)))
    #expect(!layout.scrolls(at: CGPoint(x: 9, y: top - 1)))
    let cancel = layout.pinned.viewport.midY
    #expect(layout.row(at: CGPoint(x: 9, y: cancel), scrolledBy: scrolled) == 31)
    #expect(!layout.scrolls(at: CGPoint(x: 9, y: cancel)))
    #expect(
      layout.row(at: CGPoint(x: 9, y: layout.body.viewport.maxY + 1), scrolledBy: scrolled)
        == nil)
  }

  @Test("A finger is over a row that can be chosen, or over a part that cannot")
  func targets() {
    var content = LayoutFixture.content("H N N C")
    content.updateAction(content.actions[1].id) { $0.isEnabled = false }
    let layout = LayoutFixture.layout(content)
    let ids = content.actions.map(\.id)
    func target(_ y: CGFloat) -> SelectionTarget<SheetItemID> {
      layout.selectionTarget(at: CGPoint(x: 50, y: y))
    }
    #expect(target(20) == .inert)
    #expect(target(50) == .row(ids[0]))
    #expect(target(110) == .inert)
    #expect(target(155) == .background)
    #expect(target(170) == .row(ids[2]))
  }

  @Test("A view of the app keeps its touches inside its frame")
  func ownTouches() {
    var content = LayoutFixture.content("H N")
    var slot = SheetViewSlot(width: 100, height: 50)
    content.items.insert(.view(slot), at: 0)
    let layout = LayoutFixture.layout(content)
    #expect(layout.selectionTarget(at: CGPoint(x: 185, y: 60)) == .ownTouches)
    #expect(layout.selectionTarget(at: CGPoint(x: 50, y: 60)) == .inert)
    slot.takesTouches = false
    content.items[0] = .view(slot)
    let inert = LayoutFixture.layout(content)
    #expect(inert.selectionTarget(at: CGPoint(x: 185, y: 60)) == .inert)
  }

  @Test("A view in the header or footer keeps its touches, the texts do not")
  func headerView() {
    var content = LayoutFixture.content("H N F")
    content.fixedViews[.header] = SheetViewSlot(height: 25)
    let layout = LayoutFixture.layout(content)
    #expect(layout.selectionTarget(at: CGPoint(x: 185, y: 10)) == .ownTouches)
    #expect(layout.selectionTarget(at: CGPoint(x: 185, y: 30)) == .inert)
    #expect(layout.selectionTarget(at: CGPoint(x: 185, y: 110)) == .ownTouches)
  }
}
