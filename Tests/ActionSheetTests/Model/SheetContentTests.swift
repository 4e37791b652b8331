import Testing
import UIKit

@testable import ActionSheet

/// Actions by index, as the article's sheet and UIKit's own used to number them.
@MainActor struct SheetContentTests {
  private func content(_ roles: ActionSheetAction.Role...) -> ActionSheetControl {
    let sheet = ActionSheetControl()
    for (index, role) in roles.enumerated() {
      sheet.addAction(ActionSheetAction("\(index)", id: SheetItemID("\(index)"), role: role))
    }
    return sheet
  }

  @Test("Adding returns the new action's index, without sections and views")
  func adding() {
    let sheet = ActionSheetControl()
    #expect(sheet.addAction(ActionSheetAction("A")) == 0)
    sheet.addItem(.section("S"))
    sheet.addItem(.view(UIView()))
    #expect(sheet.addAction(ActionSheetAction("B")) == 1)
    #expect(sheet.numberOfActions == 2)
    #expect(sheet.content.numberOfActions == 2)
    #expect(sheet.actions.map(\.title) == ["A", "B"])
  }

  @Test("The indices of cancel and destructive are those of the last one added")
  func lastOfRole() {
    let content = content(.cancel, .destructive, .default, .destructive, .cancel, .default)
    #expect(content.cancelActionIndex == 4)
    #expect(content.destructiveActionIndex == 3)
    #expect(content.numberOfActions == 6)
  }

  @Test("Without such an action the index is nil")
  func noneOfRole() {
    let content = content(.default)
    #expect(content.cancelActionIndex == nil)
    #expect(content.destructiveActionIndex == nil)
    #expect(self.content(.cancel).firstDefaultActionIndex == nil)
  }

  @Test("The first other action is the first of no special role, however added")
  func firstDefault() {
    #expect(content(.destructive, .cancel, .default, .default).firstDefaultActionIndex == 2)
  }

  @Test(
    "An invalid index returns nothing",
    arguments: [
      -1, 2, Int.max, Int.min,
    ])
  func invalidIndex(index: Int) {
    #expect(content(.default, .cancel).action(at: index) == nil)
  }

  @Test("Inserting, changing and removing keep the meaning of indices")
  func changes() {
    let sheet = content(.default, .default, .cancel)
    sheet.items.insert(.section("S"), at: 1)
    #expect(sheet.insertAction(ActionSheetAction("new", id: "new"), at: 1) == 1)
    #expect(sheet.actions.map(\.title) == ["0", "new", "1", "2"])
    #expect(sheet.cancelActionIndex == 3)
    #expect(sheet.content.actionIndex(of: "1") == 2)
    #expect(sheet.updateAction(id: "1") { $0.title = "one" })
    #expect(sheet.action("1")?.title == "one")
    #expect(sheet.removeAction(id: "new")?.id == "new")
    #expect(sheet.content.actionIndex(of: "1") == 1)
    sheet.removeItem(id: "0")
    #expect(sheet.numberOfActions == 2 && sheet.content.numberOfActions == 2)
  }

  @Test("Inserting beyond the ends inserts there")
  func insertingBeyond() {
    let sheet = content(.default)
    #expect(sheet.insertAction(ActionSheetAction("last"), at: 99) == 1)
    #expect(sheet.insertAction(ActionSheetAction("first"), at: -3) == 0)
    #expect(sheet.actions.map(\.title) == ["first", "0", "last"])
  }

  @Test("Missing items are neither changed nor removed")
  func missing() {
    let sheet = content(.default)
    #expect(!sheet.updateAction(id: "x") { $0.title = "y" })
    #expect(sheet.removeAction(id: "x") == nil)
    sheet.removeItem(id: "x")
    #expect(sheet.action("x") == nil)
    #expect(sheet.content.actionIndex(of: "x") == nil)
    #expect(sheet.actions.map(\.title) == ["0"])
  }

  @Test("Names are equal by name, other identities only to themselves")
  func identities() {
    #expect(SheetItemID("a") == "a")
    #expect(SheetItemID("a").description == "a")
    #expect(SheetItemID() != SheetItemID())
    #expect(ActionSheetAction("A").id != ActionSheetAction("A").id)
  }

  @Test("A section has a caption when it has a text")
  func captions() {
    #expect(SheetSection("A").hasCaption)
    #expect(SheetSection(subtitle: "A").hasCaption)
    #expect(!SheetSection().hasCaption)
    #expect(!SheetSection("", subtitle: "").hasCaption)
  }
}
