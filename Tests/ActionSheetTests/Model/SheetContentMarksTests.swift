import Testing

@testable import ActionSheet

/// The marks of actions, without a sheet that shows them.
struct SheetContentMarksTests {
  private func content(_ selection: ActionSheetItem.Selection) -> SheetContent {
    let actions = ["a", "b", "c"].map { name in
      ActionSheetItem.action(.default(name, id: SheetItemID(name)))
    }
    return SheetContent(
      items: [
        .action(.default("before", id: "before")),
        .section(SheetSection("Section", selection: selection, id: "s")),
      ] + actions + [.section("Others", id: "t"), .action(.default("after", id: "after"))])
  }

  @Test("Choosing an action of a single selection turns it on and the others off")
  func anActionOfASectionOfOneIsOnAndTheOthersAreOff() {
    var content = content(.single)
    #expect(content.selection(of: "a") == .single)
    let changes = ["a", "c"].map { content.changeSelection(choosing: SheetItemID($0)) }
    #expect(changes == [true, true])
    #expect(content.selection == ["c"])
    #expect(content.selectedActions.map(\.title) == ["c"])
  }

  @Test("Actions of a section of several are turned on and off")
  func actionsOfASectionOfSeveralAreTurnedOnAndOff() {
    var content = content(.multiple)
    for id: SheetItemID in ["a", "c", "a", "b"] { _ = content.changeSelection(choosing: id) }
    #expect(content.selection == ["b", "c"])
  }

  @Test(
    "Outside of such sections a choice changes no marks", arguments: ["before", "after", "none"])
  func outside(id: String) {
    var content = content(.multiple)
    #expect(content.selection(of: SheetItemID(id)) == .none)
    let hasMarks = content.changeSelection(choosing: SheetItemID(id))
    #expect(!hasMarks)
    #expect(content.selection.isEmpty)
  }

  @MainActor
  @Test("A section sets its value to the identities of the actions that are on")
  func aSectionSetsItsValueToTheIdentitiesOfTheActionsThatAreOn() {
    var value: Set<String> = []
    let binding = SheetBinding(holding: value) { value = $0 }
    var content = content(.none)
    var section = SheetSection("Section", selection: .multiple, id: "s")
    section.binding = binding
    content.items[1] = .section(section)
    for id: SheetItemID in ["b", "c"] {
      _ = content.changeSelection(choosing: id)
      content.updateBinding(ofSectionOf: id)
    }
    content.updateBinding(ofSectionOf: "before")
    #expect(value == ["b", "c"])
  }
}
