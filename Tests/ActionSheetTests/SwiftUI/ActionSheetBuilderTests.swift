import Testing

@testable import ActionSheet

/// Items that are known by their places.
@MainActor
struct ActionSheetBuilderTests {
  @ActionSheetBuilder
  private func items(archives: Bool, albums: [String] = []) -> [ActionSheetItem] {
    ActionSheetAction.destructive("Delete")
    if archives {
      ActionSheetAction.default("Archive")
    }
    for album in albums {
      ActionSheetAction.default(album)
    }
    ActionSheetAction.default("Copy", id: "copy")
    ActionSheetAction.cancel()
  }

  @Test("An item has the same identity at every evaluation")
  func anItemHasTheSameIdentityAtEveryEvaluation() {
    #expect(items(archives: true).map(\.id) == items(archives: true).map(\.id))
    #expect(Set(items(archives: true, albums: ["A", "B"]).map(\.id)).count == 6)
  }

  @Test("An optional item does not change the identities of the others")
  func anOptionalItemDoesNotChangeTheIdentitiesOfTheOthers() {
    let with = items(archives: true).map(\.id)
    let without = items(archives: false).map(\.id)
    #expect(without == [with[0], with[2], with[3]])
  }

  @Test("An identity that the app set stays") func anIdentityThatTheAppGaveStays() {
    #expect(items(archives: false)[1].id == "copy")
  }

  @Test("A running action continues after an update with items at the same places")
  func aRunningActionGoesOnAfterAnUpdateWithItemsOfTheSamePlaces() {
    let sheet = ActionSheetControl()
    sheet.items = items(archives: false)
    sheet.setBusy(sheet.items[0].id, true)
    sheet.items = items(archives: true)
    #expect(sheet.isBusy(sheet.items[0].id))
  }
}
