import TestSupport
import Testing

@testable import ActionSheet

/// Text fields in a sheet.
@MainActor struct ActionSheetControlTextFieldsTests {
  private func stage() -> PresentationStage {
    let stage = PresentationStage(["Save", "xCancel"])
    stage.controller.addTextField { $0.placeholder = "Name" }
    stage.controller.addTextField { $0.placeholder = "Album" }
    return stage
  }

  @Test func `Text fields stand above the actions in the order in which they were added`() {
    let stage = stage()
    #expect(stage.controller.textFields.map(\.placeholder) == ["Name", "Album"])
    stage.show()
    let tops = stage.controller.textFields.map { $0.convert($0.bounds, to: nil).minY }
    #expect(tops[0] < tops[1] && tops[1] < stage.point("Save").y)
    #expect(stage.controller.textFields.allSatisfy { $0.bounds.height > 20 })
  }

  @Test func `The first text field is edited when the sheet is shown`() {
    let stage = stage()
    stage.show()
    stage.host.type("Summer")
    #expect(stage.controller.textFields.first?.text == "Summer")
  }

  @Test func `Return moves to the next text field, and then chooses the preferred action`() {
    let stage = stage()
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.show()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    #expect(stage.controller.textFields[1].isFirstResponder)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test func `A text field in a window of its own gets the keyboard`() {
    let stage = stage()
    stage.controller.present(in: stage.host.host.scene)
    stage.run()
    stage.host.type("A")
    #expect(stage.controller.textFields.first?.text == "A")
  }

  @Test func `A text field that is edited keeps the keyboard when its row scrolls away`() {
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
}
