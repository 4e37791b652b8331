import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The preferred action, and marks that follow the choice.
@MainActor struct SheetMarksTests {
  private func stage(_ selection: ActionSheetItem.Selection) -> PresentationStage {
    let stage = PresentationStage([])
    let actions = ["Name", "Date", "Size"].map { ActionSheetItem.action(stage.action($0)) }
    stage.sheet.addItem(.section("Sort by", selection: selection, items: actions))
    stage.sheet.addAction(stage.action("Share"))
    return stage
  }

  private func marks(_ stage: PresentationStage) -> [String] {
    stage.controller.selectedActions.map(\.title)
  }

  @Test("A single selection moves the mark and closes the sheet")
  func aSingleSelectionMovesTheMarkAndClosesTheSheet() {
    let stage = stage(.single)
    stage.sheet.updateAction(id: "Name") { $0.state = .on }
    stage.show()
    stage.tap("Date")
    stage.run()
    #expect(marks(stage) == ["Date"])
    #expect(stage.log.entries.last == "dismissed selected 1")
  }

  @Test("A multiple selection toggles marks and keeps the sheet")
  func aMultipleSelectionTurnsMarksOnAndOffAndKeepsTheSheet() {
    let stage = stage(.multiple)
    stage.show()
    for title in ["Name", "Size", "Name", "Date"] { stage.tap(title) }
    #expect(marks(stage) == ["Date", "Size"])
    #expect(stage.controller.isPresented)
    #expect(
      stage.log.entries.suffix(4)
        == ["handler Name", "handler Size", "handler Name", "handler Date"])
  }

  @Test("A choice that the delegate refuses changes no marks")
  func aChoiceThatTheDelegateRefusesChangesNoMarks() {
    let stage = stage(.single)
    stage.log.allowsSelecting = false
    stage.show()
    stage.tap("Date")
    #expect(marks(stage) == [])
  }

  @Test("Another section keeps its marks") func anotherSectionKeepsItsMarks() {
    let stage = stage(.single)
    stage.sheet.updateAction(id: "Share") { $0.state = .on }
    stage.show()
    stage.tap("Date")
    stage.run()
    #expect(marks(stage) == ["Date", "Share"])
  }

  @Test("An action after a section closes the sheet and takes no mark")
  func anActionAfterASectionClosesTheSheetAndTakesNoMark() {
    for selection in [ActionSheetItem.Selection.single, .multiple] {
      let stage = stage(selection)
      stage.sheet.updateAction(id: "Name") { $0.state = .on }
      stage.show()
      stage.tap("Share")
      stage.run()
      #expect(!stage.controller.isPresented)
      #expect(marks(stage) == ["Name"])
    }
  }

  @Test(
    "Cancel closes a sheet with selections: in a list, a dialog and a submenu", arguments: 0..<3)
  func cancelClosesASheetWithSelections(kind: Int) {
    let stage = PresentationStage([])
    let section = ActionSheetItem.section(
      "Include", selection: .multiple,
      items: [.action(stage.action("Videos")), .action(stage.action("xInside"))])
    if kind == 1 { stage.controller.preferredStyle = .alert }
    var more = stage.action("More")
    more.children = [section]
    stage.controller.items = [
      kind == 2 ? .action(more) : section, .action(stage.action("xCancel")),
    ]
    stage.show()
    if kind == 2 {
      stage.tap("More")
      stage.run()
    }
    stage.tap("Videos")
    #expect(marks(stage) == ["Videos"])
    stage.tap(kind == 0 ? "Inside" : "Cancel")
    stage.run()
    #expect(!stage.controller.isPresented)
    #expect(stage.controller.outcome?.choice != nil)
  }

  @Test("A cancel action of an embedded sheet takes no mark")
  func aCancelActionOfAnEmbeddedSheetTakesNoMark() {
    let fixture = SheetFixture()
    fixture.sheet.runsHandlers = true
    fixture.sheet.items = [
      .section(
        "Sort by", selection: .single,
        items: [.action(.default("Name", id: "name")), .action(.cancel(id: "cancel"))]),
      .action(.default("Save", id: "save")),
    ]
    for id: SheetItemID in ["name", "cancel", "save"] { fixture.sheet.selectAction(id: id) }
    #expect(fixture.sheet.selectedActionIdentifiers == ["name"])
  }

  // Apple's documentation of `UIAccessibilityTraits.selected`: the trait of an item that is selected.
  @Test("VoiceOver says which actions are selected") func voiceOverSaysWhichActionsAreSelected() {
    let stage = stage(.multiple)
    stage.show()
    stage.tap("Date")
    let elements = stage.sheet.allElements as? [UIAccessibilityElement] ?? []
    let selected = elements.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(selected.map(\.accessibilityLabel) == ["Date"])
    #expect(selected.allSatisfy { $0.accessibilityTraits.contains(.button) })
  }

  // Apple's documentation of `UIAlertController.preferredAction`: the title of the preferred action is
  // highlighted, and Return in a hardware keyboard triggers it.
  @Test("Return chooses the preferred action, whose title is semibold")
  func returnChoosesThePreferredActionWhoseTitleIsSemibold() {
    let stage = PresentationStage(["Copy", "Save", "xCancel"])
    stage.controller.preferredAction = stage.controller.action(at: 1)
    #expect(stage.controller.preferredAction?.title == "Save")
    stage.show()
    let row = stage.sheet.container.live.values.first { $0.rowID == "Save" }
    let label = row?.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.font == .systemFont(ofSize: 21, weight: .semibold))
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("Without a preferred action Return does nothing")
  func withoutAPreferredActionReturnDoesNothing() {
    let stage = PresentationStage()
    stage.show()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.controller.outcome == nil)
  }

  // MARK: Observation

  private final class Owner {
    var values: [[String]] = []
  }

  private func observation(of sheet: ActionSheetControl, _ owner: Owner) -> ObservationToken {
    sheet.observe(\.selectedActionIdentifiers, owner: owner) { owner, value in
      owner.values.append(value)
      // Reading it again gives the same.
      #expect(value == sheet.selectedActions.map(\.id.description))
    }
  }

  @Test("Each choice of the user is posted once") func eachChoiceOfTheUserIsPostedOnce() {
    let stage = stage(.multiple)
    let owner = Owner()
    let token = observation(of: stage.sheet, owner)
    stage.show()
    for title in ["Name", "Size", "Name", "Share"] { stage.tap(title) }
    #expect(owner.values == [["Name"], ["Name", "Size"], ["Size"]])
    token.invalidate()
  }

  @Test("Changes in code are posted once each, without other notifications")
  func changesByCodeArePostedOnceEachAndNothingElseIs() {
    let sheet = ActionSheetControl()
    let owner = Owner()
    let token = observation(of: sheet, owner)
    var on = ActionSheetAction("On", id: "on")
    on.state = .on
    sheet.addAction(.default("Off", id: "off"))
    sheet.addAction(on)
    sheet.updateAction(id: "off") { $0.title = "Still off" }
    sheet.updateAction(id: "off") { $0.state = .on }
    sheet.insertAction(.default("Other"), at: 0)
    sheet.removeAction(id: "on")
    sheet.items = sheet.items
    sheet.items = []
    #expect(owner.values == [["on"], ["off", "on"], ["off"], []])
    token.invalidate()
  }

  @Test("The selection has changed when an event reports the choice")
  func theSelectionHasChangedWhenAnEventReportsTheChoice() {
    let fixture = SheetFixture()
    fixture.sheet.runsHandlers = true
    let name = ActionSheetAction.default("Name", id: "name")
    fixture.sheet.addItem(.section("Sort by", selection: .single, items: [.action(name)]))
    fixture.host.layout()
    var reports: [String] = []
    let owner = Owner()
    let token = fixture.sheet.observe(\.selectedActionIdentifiers, owner: owner) { _, value in
      reports.append("observed \(value)")
    }
    fixture.sheet.actionSelected = { action, _ in
      reports.append("chosen \(action.state == .on) \(fixture.sheet.selectedActionIdentifiers)")
    }
    fixture.sheet.addAction(
      UIAction { _ in reports.append("event \(fixture.sheet.selectedActionIdentifiers)") },
      for: .primaryActionTriggered)
    fixture.host.touches.tap(at: fixture.middle(of: "name"))
    #expect(
      reports == [#"observed ["name"]"#, #"chosen true ["name"]"#, #"event ["name"]"#])
    token.invalidate()
  }
}
