import Foundation
import Testing

@testable import ActionSheet

/// Actions by index, as the article's sheet and UIKit's own used to number them.
struct SheetContentTests {
  private func content(_ roles: SheetAction.Role...) -> SheetContent {
    var content = SheetContent()
    for (index, role) in roles.enumerated() {
      content.addAction(SheetAction("\(index)", id: SheetItemID("\(index)"), role: role))
    }
    return content
  }

  @Test("I1: adding answers the new action's index, sections and views not counted")
  func adding() {
    var content = SheetContent()
    #expect(content.addAction(SheetAction("A")) == 0)
    content.items.append(.section(SheetSection("S")))
    content.items.append(.view(SheetViewSlot(height: 10)))
    #expect(content.addAction(SheetAction("B")) == 1)
    #expect(content.numberOfActions == 2)
    #expect(content.actions.map(\.title) == ["A", "B"])
  }

  @Test("I2: the initialiser adds destructive, others, cancel")
  func initialiser() {
    let content = SheetContent(
      title: "T", destructiveTitle: "D", otherTitles: ["1", "2"], cancelTitle: "C")
    #expect(content.actions.map(\.title) == ["D", "1", "2", "C"])
    #expect(content.actions.map(\.role) == [.destructive, .default, .default, .cancel])
    let plain = SheetContent(
      title: nil, destructiveTitle: nil, otherTitles: ["1"], cancelTitle: nil)
    #expect(plain.actions.map(\.title) == ["1"])
  }

  @Test("I4: the indices of cancel and destructive are those of the last one added")
  func lastOfRole() {
    let content = content(.cancel, .destructive, .default, .destructive, .cancel, .default)
    #expect(content.cancelActionIndex == 4)
    #expect(content.destructiveActionIndex == 3)
    #expect(content.numberOfActions == 6)
  }

  @Test("I5: without such an action there is no index")
  func noneOfRole() {
    let content = content(.default)
    #expect(content.cancelActionIndex == nil)
    #expect(content.destructiveActionIndex == nil)
    #expect(self.content(.cancel).firstDefaultActionIndex == nil)
  }

  @Test("I6: the first other action is the first of no special role, however added")
  func firstDefault() {
    #expect(content(.destructive, .cancel, .default, .default).firstDefaultActionIndex == 2)
  }

  @Test(
    "I7: an index that does not exist answers nothing",
    arguments: [
      -1, 2, Int.max, Int.min,
    ])
  func invalidIndex(index: Int) {
    #expect(content(.default, .cancel).action(at: index) == nil)
  }

  @Test("U5: inserting, changing and removing keep the meaning of indices")
  func changes() {
    var content = content(.default, .default, .cancel)
    content.items.insert(.section(SheetSection("S")), at: 1)
    #expect(content.insertAction(SheetAction("new", id: "new"), at: 1) == 1)
    #expect(content.actions.map(\.title) == ["0", "new", "1", "2"])
    #expect(content.cancelActionIndex == 3)
    #expect(content.actionIndex(of: "1") == 2)
    #expect(content.updateAction("1") { $0.title = "one" })
    #expect(content.action("1")?.title == "one")
    #expect(content.removeItem("new")?.id == "new")
    #expect(content.actionIndex(of: "1") == 1)
  }

  @Test("Inserting beyond the ends inserts there")
  func insertingBeyond() {
    var content = content(.default)
    #expect(content.insertAction(SheetAction("last"), at: 99) == 1)
    #expect(content.insertAction(SheetAction("first"), at: -3) == 0)
    #expect(content.actions.map(\.title) == ["first", "0", "last"])
  }

  @Test("What is not there is neither changed nor removed")
  func missing() {
    var content = content(.default)
    let before = content
    #expect(!content.updateAction("x") { $0.title = "y" })
    #expect(content.removeItem("x") == nil)
    #expect(content.action("x") == nil)
    #expect(content.actionIndex(of: "x") == nil)
    #expect(content == before)
  }

  @Test("Identities: names are equal by name, others to themselves only")
  func identities() {
    #expect(SheetItemID("a") == "a")
    #expect(SheetItemID("a").description == "a")
    #expect(SheetItemID() != SheetItemID())
    #expect(SheetAction("A").id != SheetAction("A").id)
  }

  @Test("A section has a caption when it has a text")
  func captions() {
    #expect(SheetSection("A").hasCaption)
    #expect(SheetSection(subtitle: "A").hasCaption)
    #expect(!SheetSection().hasCaption)
    #expect(!SheetSection("", subtitle: "").hasCaption)
  }
}
