import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Text fields in a sheet.
@MainActor struct ActionSheetControlTextFieldsTests {
  private func stage() -> PresentationStage {
    let stage = PresentationStage(["Save", "xCancel"])
    stage.controller.addTextField { $0.placeholder = "Name" }
    stage.controller.addTextField { $0.placeholder = "Album" }
    return stage
  }

  @Test("Text fields are above the actions in order of their addition")
  func textFieldsStandAboveTheActionsInTheOrderInWhichTheyWereAdded() {
    let stage = stage()
    #expect(stage.controller.textFields.map(\.placeholder) == ["Name", "Album"])
    stage.show()
    let tops = stage.controller.textFields.map { $0.convert($0.bounds, to: nil).minY }
    #expect(tops[0] < tops[1] && tops[1] < stage.point("Save").y)
    #expect(stage.controller.textFields.allSatisfy { $0.bounds.height > 20 })
  }

  @Test("The first text field is edited when the sheet is shown")
  func theFirstTextFieldIsEditedWhenTheSheetIsShown() {
    let stage = stage()
    stage.show()
    stage.host.type("Summer")
    #expect(stage.controller.textFields.first?.text == "Summer")
  }

  @Test("Return moves to the next text field, and then chooses the preferred action")
  func returnMovesToTheNextTextFieldAndThenChoosesThePreferredAction() {
    let stage = stage()
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.show()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    #expect(stage.controller.textFields[1].isFirstResponder)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("A text field in a separate window gets the keyboard")
  func aTextFieldInAWindowOfItsOwnGetsTheKeyboard() {
    let stage = stage()
    stage.controller.present(in: stage.host.host.scene)
    stage.run()
    stage.host.type("A")
    #expect(stage.controller.textFields.first?.text == "A")
  }

  @Test("A text field that is edited keeps the keyboard when its row scrolls away")
  func aTextFieldThatIsEditedKeepsTheKeyboardWhenItsRowScrollsAway() {
    let stage = PresentationStage((0..<60).map { "Action \($0)" })
    stage.controller.addTextField()
    stage.show()
    #expect(stage.controller.textFields.first?.isFirstResponder == true)
    stage.sheet.container.body.contentOffset.y = 1500
    stage.run(0.1)
    #expect(stage.controller.textFields.first?.isFirstResponder == true)
    stage.controller.addAction(.default("New"))
    stage.run(0.1)
    #expect(stage.controller.textFields.first?.isFirstResponder == true)
  }

  // MARK: Validation

  /// A dialog that saves a name which is not empty, not "Taken" and equal to the second field.
  private func namingStage() -> PresentationStage {
    let stage = PresentationStage(["Save", "Help", "xCancel"])
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.controller.updateAction(id: "Help") {
      $0.allowsInvalidText = true
      $0.keepsPresented = true
    }
    stage.controller.addTextField(validation: { name in
      name == "Taken" ? "There is such an album." : name.isEmpty ? "" : nil
    })
    stage.controller.addTextField(validation: { [weak controller = stage.controller] text in
      text == controller?.textFields.first?.text ? nil : "The names differ."
    })
    return stage
  }

  private func messages(_ stage: PresentationStage) -> [String] {
    stage.controller.textFields.compactMap { field in
      field.superview?.subviews.compactMap { $0 as? UILabel }.first?.text
    }.filter { !$0.isEmpty }
  }

  @Test("While a text is not valid, only actions that allow it can be chosen")
  func whileATextIsNotValidActionsCannotBeChosenButForThoseThatAllowIt() {
    let stage = namingStage()
    stage.show()
    stage.tap("Save")
    stage.run(0.2)
    #expect(stage.controller.isPresented)
    stage.tap("Help")
    stage.run(0.2)
    #expect(stage.log.entries.contains("handler Help"))
    let save = stage.sheet.rowAccessibility.element(of: "Save") as? UIAccessibilityElement
    #expect(save?.accessibilityTraits.contains(.notEnabled) == true)
    stage.host.type("Summer")
    #expect(save?.accessibilityTraits.contains(.notEnabled) == true)
    stage.controller.textFields[1].becomeFirstResponder()
    stage.host.type("Summer")
    stage.run(0.1)
    #expect(save?.accessibilityTraits.contains(.notEnabled) == false)
    stage.tap("Save")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("A value that arrives during a composition does not end it")
  func aValueThatArrivesDuringACompositionDoesNotEndIt() {
    let stage = PresentationStage(["Save"])
    var text = ""
    let binding = SheetBinding {
      text
    } set: {
      text = $0.uppercased()
    }
    let item = ActionSheetItem.textField("Name", text: binding, id: "name")
    stage.controller.items.insert(item, at: 0)
    stage.show()
    guard let view = item.textFieldView else { return }
    stage.host.compose("ka")
    view.adopt(ActionSheetItem.textField("Name", text: binding, id: "name").textFieldView ?? view)
    #expect(view.field.markedTextRange != nil && view.field.text == "ka")
    view.field.unmarkText()
    view.adopt(ActionSheetItem.textField("Name", text: binding, id: "name").textFieldView ?? view)
    #expect(view.field.text == "KA")
  }

  @Test("Text that an input method composes is judged when it is confirmed")
  func textThatAnInputMethodComposesIsJudgedWhenItIsConfirmed() throws {
    let stage = namingStage()
    stage.show()
    let field = try #require(stage.controller.textFields.first)
    stage.host.compose("Taken")
    stage.run(0.1)
    #expect(messages(stage).isEmpty)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run(0.1)
    #expect(field.isFirstResponder)
    #expect(messages(stage) == ["There is such an album."])
    stage.host.compose("x")
    #expect(field.text == "Takenx" && messages(stage) == ["There is such an album."])
    stage.host.type("X")
    stage.run(0.1)
    #expect(field.text == "TakenX" && messages(stage).isEmpty)
  }

  @Test("A cancel action can be chosen whatever the text")
  func aCancelActionCanBeChosenWhateverTheText() {
    let stage = namingStage()
    stage.show()
    stage.tap("Cancel")
    stage.run()
    #expect(stage.log.entries.contains("handler Cancel"))
  }

  @Test("A validation message is below the field while the user types, and VoiceOver speaks it")
  func whatIsWrongStandsBelowTheFieldWhileTheUserTypesAndVoiceOverSpeaksIt() {
    defer { UIAccessibility.removePosted() }
    let stage = namingStage()
    stage.show()
    let height = stage.sheet.layout.rowsHeight
    #expect(messages(stage).isEmpty)
    stage.host.type("Taken")
    stage.run(0.1)
    #expect(messages(stage) == ["There is such an album."])
    #expect(stage.sheet.layout.rowsHeight > height)
    let spoken = UIAccessibility.posted.last { $0.notification == .announcement }
    #expect(spoken?.argument as? String == "There is such an album.")
    #expect(stage.controller.textFields[0].isFirstResponder)
    stage.host.type("!")
    stage.run(0.1)
    #expect(messages(stage).isEmpty)
    #expect(stage.sheet.layout.rowsHeight == height)
  }

  @Test("Return in the last field shows the validation messages and edits the first invalid field")
  func returnInTheLastFieldShowsWhatIsWrongAndEditsTheFirstSuchField() {
    let stage = namingStage()
    stage.show()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.host.type("Summer")
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run(0.1)
    #expect(stage.controller.isPresented)
    #expect(stage.controller.textFields[0].isFirstResponder)
    #expect(messages(stage) == ["The names differ."])
    stage.host.type("Summer")
    stage.run(0.1)
    #expect(messages(stage).isEmpty)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("A text that the app sets is validated when an action is chosen")
  func aTextThatTheAppSetsCountsWhenAnActionIsChosen() {
    let stage = namingStage()
    stage.show()
    for field in stage.controller.textFields { field.text = "Summer" }
    stage.tap("Save")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("A text field can be an item of the sheet") func aTextFieldCanBeAnItemOfTheSheet() {
    let stage = PresentationStage([])
    stage.controller.items = [
      .textField(id: "name", configurationHandler: { $0.placeholder = "Name" }) {
        $0.isEmpty ? "" : nil
      },
      .action(stage.action("Save")),
    ]
    stage.show()
    #expect(stage.controller.textFields.map(\.placeholder) == ["Name"])
    #expect(!stage.sheet.selectAction(id: "Save"))
    stage.host.type("A")
    #expect(stage.sheet.selectAction(id: "Save"))
  }
}
