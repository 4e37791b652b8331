import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Actions of a sheet that are beside each other.
@MainActor
@Suite(.serialized)
struct SheetGridViewTests {
  private let stage = PresentationStage([], title: "Share")

  private func actions(_ titles: String...) -> [ActionSheetAction] {
    titles.map { title in
      var action = stage.action(title)
      action.image = UIImage(systemName: "star")
      return action
    }
  }

  private func show(_ items: [ActionSheetItem]) {
    stage.controller.items = items + [.action(stage.action("xCancel"))]
    stage.show()
  }

  private var view: SheetGridView? {
    stage.sheet.hostedViews.views.values.lazy.compactMap { $0 as? SheetGridView }.first
  }

  private func tap(_ index: Int) {
    guard let cell = view?.cells[index] else { return }
    stage.host.touches.tap(cell)
    stage.run()
  }

  @Test("A tap on a cell chooses its action as a tap on a row does")
  func aTapOnATileChoosesItsActionAsATapOnARowDoes() {
    show([.action(stage.action("First")), .grid(actions("A", "B", "C"))])
    tap(1)
    #expect(
      stage.log.entries == [
        "willPresent", "didPresent", "shouldSelect B", "willDismiss selected 2", "didSelect B 2",
        "handler B", "didDismiss selected 2", "dismissed selected 2",
      ])
  }

  @Test("A finger on a cell chooses no action that took its place")
  func aFingerOnATileChoosesNoActionThatTookItsPlace() {
    show([.grid(actions("A", "B"), id: "cells")])
    guard let cell = view?.cells[0] else { return }
    stage.host.touches.down(in: cell, at: CGPoint(x: 30, y: 30))
    stage.sheet.updateAction(id: "A") { $0.isHidden = true }
    stage.run()
    #expect(view?.cells.first?.accessibilityLabel == "B")
    stage.host.touches.up()
    stage.run()
    #expect(stage.controller.outcome == nil)
  }

  @Test("Cells are actions of the sheet, with indices in order")
  func cellsAreActionsOfTheSheetWithIndicesInOrder() {
    let sheet = stage.sheet
    sheet.items = [
      .action(stage.action("First")), .grid(actions("A", "B"), id: "cells"),
      .action(stage.action("Last")),
    ]
    #expect(sheet.numberOfActions == 4)
    #expect(sheet.actions.map(\.title) == ["First", "A", "B", "Last"])
    #expect((0..<5).map { sheet.action(at: $0)?.title } == ["First", "A", "B", "Last", nil])
    #expect(sheet.action("B")?.title == "B")
    #expect(sheet.content.actionIndex(of: "B") == 2)
    #expect(sheet.content.actionIndex(of: "Last") == 3)
    #expect(sheet.updateAction(id: "B") { $0.title = "Better" })
    #expect(sheet.action(at: 2)?.title == "Better")
    sheet.addItem(.grid(actions("C")))
    #expect(sheet.numberOfActions == 5)
    sheet.insertAction(stage.action("Between"), at: 3)
    #expect(sheet.actions.map(\.title) == ["First", "A", "Better", "Between", "Last", "C"])
    sheet.removeItem(id: "cells")
    #expect(sheet.numberOfActions == 4)
    #expect(sheet.action("B") == nil)
  }

  @Test("A line has as many cells as fit, or as many as columns say")
  func asManyTilesAsFitAreInALineOrAsManyAsColumnsSay() {
    show([.grid(actions("A", "B", "C", "D", "E", "F"))])
    let width = stage.sheet.bounds.width
    let minima = Set(view?.cells.map { $0.frame.minY } ?? [])
    #expect(minima.count == 2)
    #expect(
      view?.cells.allSatisfy { $0.frame.maxX <= width - 15.9 && $0.frame.minX >= 15.9 } == true)
    #expect(view?.bounds.height == view?.neededHeight(width: width))
    stage.controller.items = [.grid(actions("A", "B", "C", "D", "E", "F"), columns: 2)]
    stage.run()
    #expect(Set(view?.cells.map { $0.frame.minY } ?? []).count == 3)
    #expect(view?.cells[0].frame.width == (width - 32 - 8) / 2)
    stage.controller.items = [.grid(actions("A"), columns: -4)]
    stage.run()
    #expect(view?.cells[0].frame.width == width - 32)
  }

  @Test("Images alone are lower, and VoiceOver speaks their titles")
  func imagesAloneAreLowerAndVoiceOverSpeaksTheirTitles() {
    show([.grid(actions("A", "B"), showsTitles: false, id: "cells")])
    let low = view?.bounds.height ?? 0
    #expect(view?.cells.map(\.accessibilityLabel) == ["A", "B"])
    #expect(view?.cells[0].accessibilityTraits == .button)
    stage.controller.items = [.grid(actions("A", "B"), id: "cells")]
    stage.run()
    #expect((view?.bounds.height ?? 0) > low + 10)
  }

  @Test("An update of an action changes its cell, and the height")
  func anUpdateOfAnActionChangesItsTileAndTheHeight() {
    show([.grid(actions("A", "B"))])
    let before = view?.bounds.height ?? 0
    stage.controller.updateAction(id: "A") {
      $0.title = "A very long title that needs two lines of the cell"
      $0.isEnabled = false
    }
    stage.run()
    #expect((view?.bounds.height ?? 0) > before + 8)
    #expect(view?.cells[0].isEnabled == false)
    #expect(view?.cells[0].accessibilityTraits.contains(.notEnabled) == true)
    tap(0)
    #expect(stage.controller.outcome == nil)
    stage.controller.updateAction(id: "B") { $0.isHidden = true }
    stage.run()
    #expect(view?.cells.count == 1)
  }

  @Test("From right to left, the first cell is at the right")
  func rightToLeftTheFirstTileIsAtTheRight() {
    stage.sheet.semanticContentAttribute = .forceRightToLeft
    stage.host.window.semanticContentAttribute = .forceRightToLeft
    show([.grid(actions("A", "B"))])
    view?.semanticContentAttribute = .forceRightToLeft
    view?.setNeedsLayout()
    stage.run()
    #expect((view?.cells[0].frame.minX ?? 0) > (view?.cells[1].frame.maxX ?? 0))
  }

  @Test("A busy cell shows progress, and the others cannot be chosen")
  func aTileAtWorkShowsProgressAndTheOtherOnesCannotBeChosen() async {
    var work = ActionSheetAction("Work", id: "work") { _ in try await Task.sleep(for: .seconds(60))
    }
    work.keepsPresented = true
    show([.grid([work] + actions("B"))])
    if let cell = view?.cells[0] { stage.host.touches.tap(cell) }
    await stage.runWithTasks(0.1)
    #expect(stage.sheet.isBusy("work"))
    #expect(view?.cells[0].accessibilityValue == "In progress")
    #expect(view?.cells[1].isEnabled == false)
    stage.controller.cancel()
    await stage.runWithTasks(1)
    #expect(!stage.sheet.isBusy("work"))
  }

  @Test("At accessibility text sizes a line has at most as many cells as fit")
  func atAccessibilityTextSizesAtMostAsManyTilesAreInALineAsFit() {
    let fixture = SheetFixture(contentSize: .accessibilityExtraExtraExtraLarge)
    fixture.sheet.items = [.grid(actions("Favorites", "Archive"), columns: 3)]
    fixture.host.layout()
    let view = fixture.sheet.hostedViews.views.values.first as? SheetGridView
    #expect(Set(view?.cells.map { $0.frame.minY } ?? []).count == 2)
  }
}
